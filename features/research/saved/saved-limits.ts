/**
 * Limits of an account and of a browser tab. Separate from the zod schemas, because browsers load
 * this file.
 */
export const MAX_SAVED_CITATIONS = 1000;
export const MAX_CITATIONS_PER_TAB = 200;
export const MAX_NOTE_LENGTH = 2000;
