/** Citing or cited cases per page of a list. */
export const CITING_PER_PAGE = 20;
