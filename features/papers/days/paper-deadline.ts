// A day to act by, as the page, the calendar file and the API get it.
import type { StepDescription } from '#features/deadlines/describe-steps.ts';
import type { DateRole, PaperReading, PeriodStart } from '../schema.ts';

export type PaperDeadline = {
  role: DateRole;
  source: 'paper-date' | 'paper-period' | 'law';
  /** Undefined if the day it runs from is not known. */
  date?: string;
  /** Where two days are possible. */
  latest?: string;
  sure: boolean;
  /** The latest day that another way of counting gives; before it, nothing has passed. */
  openUntil?: string;
  /** The day it was counted from; `sure`: it is known to run from just this day. */
  countedFrom?: { date: string; sure: boolean };
  /** The period of the paper; `start` and `end` are its place in the text. */
  period?: {
    start: number;
    end: number;
    amount: number;
    unit: PaperReading['periods'][number]['unit'];
    from: PeriodStart;
    /** What it runs from, in the paper's words, where that is an event. */
    startWords?: string;
  };
  /** The count in a sentence or two. */
  how?: string;
  /** Asking by then keeps a payment or a benefit coming. */
  keeps?: true;
  /** What sets it, if a law does. */
  name?: string;
  authority?: { cite: string; url: string };
  steps: StepDescription[];
  notes: string[];
  /** The day that has to be known to count it, or to count it better. */
  needs?: PeriodStart | 'state';
  /** Opens the deadline calculator with this count. */
  query?: string;
};
