// The row of an account's free search, for those who claim it and those who delete the account.
import type { Feature } from './plans.ts';

/** The feature id of the row, whichever search the trial is spent on. */
export const TRIAL_FEATURE: Feature = 'advanced-research';
const ABANDONED_AFTER_MS = 10 * 60_000;

/** An unfinished search that began before this was interrupted by a crash. */
export const getAbandonedBefore = (now: Date) => new Date(now.getTime() - ABANDONED_AFTER_MS);
