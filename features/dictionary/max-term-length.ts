/** Longer input is truncated. */
export const MAX_TERM_LENGTH = 120;
