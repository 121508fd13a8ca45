export const MIN_WEEKS = 4;
export const MAX_WEEKS = 24;

/** The guide that this belongs to. */
export const WAGES_GUIDE = 'file-a-wage-complaint-step-by-step';
