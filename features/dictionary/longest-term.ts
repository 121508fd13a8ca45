/** What follows is cut off: nobody looks up a word that long. */
export const LONGEST_TERM = 120;
