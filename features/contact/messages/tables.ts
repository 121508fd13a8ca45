/** In characters. Here instead of schema.ts, so that browser code does not import zod. */
export const MAX_MESSAGE_LENGTH = 8000;
