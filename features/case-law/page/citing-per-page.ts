/** How many citing or cited cases stand on one page of a list. */
export const CITING_PER_PAGE = 20;
