// From which day a period was counted, where that is not certain.
import { countDays } from './tables.ts';

export const presumed = (days: number, day: string) =>
  `The paper takes it that you got it ${countDays(days)} after ${day}. If you got it on another day, give that day.`;

export const safe =
  'Counted from the date of the paper, to be safe: the paper does not say from which day this runs.';
export const unclear =
  'Counted from the day you gave, if that is right: the paper does not say clearly from which day this runs. Ask the court or office that sent it.';

export const labeled = (day: string) =>
  `Counted from ${day}, if that is right: the paper seems to name it for this.`;

/** The date of the paper was given, and the period runs from the day it came. */
export const runsLater =
  'Counted from the date of the paper, to be safe. It runs from the day you got it: give that day to count from it.';

/** The day it came was given, and the period runs from an earlier one. */
export const runsEarlier =
  'Counted from the day you gave. It runs from the day the paper was dated or mailed, which is earlier: the last day may be before this one. Give that day to count from it.';
