// The texts of a result on /paper. Questions are questions to raise, never advice; nothing says
// more than was read.
import type { CitationStatus } from '#legal/citations/types.ts';
import type { DateRole, PeriodStart } from './schema.ts';

const starts: Record<PeriodStart, string> = {
  service: 'after you were served',
  receipt: 'after you got it',
  mailing: 'after it was mailed',
  'date-of-paper': 'after the date of the paper',
  judgment: 'after the judgment',
  other: 'from a day that the paper names',
};

export const foundTexts = {
  roles: {
    issued: 'Date of the paper',
    served: 'Day you got it',
    hearing: 'Court date or hearing',
    'answer-by': 'Answer by',
    'pay-by': 'Pay by',
    'appeal-by': 'Appeal by',
    other: 'Another date',
  } satisfies Record<DateRole, string>,
  unclearDate: 'What is this date?',
  period: 'Period',
  periodOf: (days: number, from: PeriodStart) =>
    `${days} ${days === 1 ? 'day' : 'days'} ${starts[from]}`,
  amount: 'Amount',
  caseNumber: 'Case number',
  court: 'Court',
  party: (role: string) => (role ? `Party: ${role}` : 'Party'),
  phone: 'Telephone',
  citations: {
    verified: 'Law or case: exists',
    found_live: 'Case: found',
    not_in_index: 'Law or case: we cannot tell',
    wrong_year: 'Case: another year',
    wrong_name: 'Case: another name',
    not_in_code: 'Law: not in the U.S. Code',
    impossible: 'Law or case: cannot exist',
  } satisfies Record<CitationStatus, string>,
} as const;

export const result = {
  title: 'What we read',
  looksLike: 'This looks like',
  youPicked: 'You picked',
  unsure: 'We are not sure. It may be',
  none: 'This is none of the papers that we know',
  noneText:
    'That is an answer too: it may still matter. Look for a date to act by and for who sent it, and show it to someone who can help.',
  cannotTell: 'We are not sure what this is',
  cannotTellText:
    'It has words of more than one paper that we know, or too few of any. Pick what it is below, or say that it is none of these.',
  otherKind: 'Not right? Pick what it is',
  pickKind: 'Pick what it is',
  noneOfThese: 'None of these',
  change: 'Use this kind',
  ignored: 'If nothing is done',
  scam: 'This may be a scam',
  scamText:
    'Do not pay and do not call the number on it. Look up the court or office yourself and ask there.',
  by: 'By when',
  steps: 'Step by step',
  noDeadline:
    'We found no date to act by. That does not mean that there is none: read the paper for “within … days”, or call the court or office.',
  checkDate:
    'Courts and states count in their own ways. Check the last day with the clerk or a lawyer, and act early.',
  passed:
    'This day has passed. Call the court or legal aid today: sometimes it can still be put right.',
  correct: 'Correct what we read, or give the day you got it',
  calendar: 'Add these dates to my calendar (.ics)',
  questions: 'Questions to raise',
  questionsLead: 'These are questions for the clerk, legal aid or a lawyer, not advice.',
  stages: 'Where you are',
  here: 'You are here',
  next: 'What people do next',
  guides: 'Step-by-step guides',
  faqs: 'Questions people ask',
  rules: 'The law of each state',
  documents: 'Documents that answer it',
  openFilled: (title: string) => `${title}, filled in`,
  filledHint: 'What was read is put into the form: check each of it, and add the rest.',
  help: 'Who can help',
  findHelp: 'Who can help me near here',
  checks: 'Check on the paper',
  stands: 'What stands in it',
  standsHint: 'Correct what is wrong, and say what each unclear date is. Then count again.',
  role: 'What is it?',
  pickRole: 'Please pick',
  recount: 'Use these and count again',
  marked: 'The text, marked',
  newTab: '(opens in a new tab)',
  sources: 'Sources',
  checkedOn: (date: string) => `Checked ${date}. Not yet reviewed by an attorney.`,
} as const;
