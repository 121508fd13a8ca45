/** How much an account or a browser tab keeps. Without zod, so that a browser can have the numbers. */
export const MAX_SAVED = 1000;
export const MAX_PER_TAB = 200;
export const MAX_NOTE_LENGTH = 2000;
