/** How much an account or a browser tab keeps. Without zod, so that a browser can have the numbers. */
export const MOST_SAVED = 1000;
export const MOST_IN_A_TAB = 200;
export const LONGEST_NOTE = 2000;
