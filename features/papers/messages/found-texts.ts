import type { CitationStatus } from '#legal/citations/types.ts';
import type { DateRole, PeriodStart } from '../schema.ts';

// A result. Questions are questions to raise, never advice; nothing says more than was read.
const starts: Record<PeriodStart, string> = {
  service: 'after you were served',
  receipt: 'after you got it',
  mailing: 'after it was mailed',
  'date-of-paper': 'after the date of the paper',
  judgment: 'after the judgment',
  hearing: 'before the hearing',
  publication: 'after it was first published',
  other: 'from a day that the paper names',
};

export const roles = {
  issued: 'Date of the paper',
  served: 'Day you got it',
  hearing: 'Court date or hearing',
  'answer-by': 'Answer by',
  'pay-by': 'Pay by',
  'appeal-by': 'Appeal by',
  other: 'Another date',
} satisfies Record<DateRole, string>;

export const unclearDate = 'What is this date?';
export const period = 'Period';
export const periodOf = (length: string, from: PeriodStart) => `${length} ${starts[from]}`;
export const amount = 'Amount';
export const caseNumber = 'Case number';
export const court = 'Court';
export const party = (role: string) => (role ? `Party: ${role}` : 'Party');
export const phone = 'Telephone';

export const citations = {
  verified: 'Law or case: exists',
  found_live: 'Case: found',
  not_in_index: 'Law or case: we cannot tell',
  wrong_year: 'Case: another year',
  wrong_name: 'Case: another name',
  not_in_code: 'Law: not in the U.S. Code',
  impossible: 'Law or case: cannot exist',
} satisfies Record<CitationStatus, string>;
