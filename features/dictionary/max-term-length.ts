/** What follows is cut off: nobody looks up a word that long. */
export const MAX_TERM_LENGTH = 120;
