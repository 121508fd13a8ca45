import type { PeriodStart } from '../schema.ts';

// The question for the day that a count lacks.
const WHEN_GOT = 'When did you get it?';

const GOT_HINT =
  'Left with someone at your home, taped to the door, or mailed? Count from the day it came: that is the safe way.';

export const questions = {
  service: WHEN_GOT,
  receipt: WHEN_GOT,
  other: WHEN_GOT,
  mailing: 'When was it mailed?',
  'date-of-paper': 'What date is on the paper?',
  judgment: 'When was the judgment entered?',
  publication: 'When was it first published?',
  hearing: 'When is the hearing?',
} satisfies Record<PeriodStart, string>;

/** `event`: in the paper's words. */
export const whenWas = (event: string) => `When was this: “${event}”?`;

export const hints = {
  service: GOT_HINT,
  receipt: GOT_HINT,
  other: 'The paper does not say clearly from which day this runs. Ask who sent it.',
  mailing: 'Look for a date of mailing on the paper, or a postmark on the envelope.',
  'date-of-paper': 'It is often at the top, or beside a signature.',
  judgment: 'Look for “entered” or “filed”, or ask the clerk.',
  publication: 'The clerk or the newspaper can tell.',
  hearing: 'The clerk can tell.',
} satisfies Record<PeriodStart, string>;

export const today = 'Today';
export const yesterday = 'Yesterday';
export const leadsTo = (day: string) => `then ${day}`;
export const otherDay = 'Another day';
export const day = 'The day';
export const count = 'Count';
