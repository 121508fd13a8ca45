import { pluralize } from '#lib/language/format.ts';

export const statesTitle = 'Your state’s law';
export const statesLead =
  'Pick a state to read its rules on renting, money, work, family, wills, injuries and the police, each with its statute.';
export const rulesTitle = 'One rule, every state';
export const rulesLead =
  'What each state and DC says on the same question, side by side, with the statute and the day we read it.';
export const ruleNotFound = 'Rule not found';
export const stateNotFound = 'State not found';
export const stateNotFoundHint = 'There is no state with that name.';
export const print = 'Print this page';
export const sections = 'On this page';
export const allRules = 'All rules';
export const allStates = 'All states';
export const stateTitle = (state: string) => `The law in ${state}`;

export const stateLead = (filled: number, state: string) =>
  `${filled} rules of ${state}, each in plain words with its statute, where we read it and when. This is information, not legal advice.`;

export const rulesRead = (n: number) => pluralize(n, { one: '# rule', other: '# rules' });
export const statesRead = (n: number) => pluralize(n, { one: '# state', other: '# states' });
export const answers = (n: number) => pluralize(n, { one: '# answer', other: '# answers' });

export const notRead = (n: number) =>
  pluralize(n, { one: 'Not read yet: # rule', other: 'Not read yet: # rules' });

export const notReadNote = 'Until we have read them we do not guess.';
export const find = 'Find on this page';
export const foundAnswers = (n: number) =>
  pluralize(n, { one: '# answer has these words.', other: '# answers have these words.' });
export const legend = 'What the shades mean';
export const ownState = (name: string) => `${name}, your state`;
export const fromTo = (first: string, last: string) => `from ${first} to ${last}`;
export const uses = 'Use it';
export const writeIt = (title: string) => `Write it: ${title}`;
export const countDays = 'Count the days from a date';
export const whoHelps = 'Find who can help';
export const meaning = 'What it means';
export const matters = 'When it matters';
export const counting = 'How it is counted';
export const map = 'Map';
export const statesMap = 'A map with a tile for each state. The list below has the same links.';

export const mapLabel = (title: string) =>
  `${title}: a tile for each state. The table below has the same values.`;

export const mapEmpty = 'not known here yet';
export const table = 'Every state';
export const tableCaption = (title: string) => `${title}, by state`;
export const state = 'State';
export const rule = 'Rule';
export const statute = 'Law';
export const sortBy = (column: string) => `Sort by ${column.toLowerCase()}`;
export const download = 'Download as CSV';
export const helpIn = (state: string) => `Who can help in ${state}`;
export const count = 'Count this period from a date';
export const courtHolidays = 'Court holidays';

export const courtHolidaysNote = (state: string, year: number) =>
  `The federal holidays of ${year}, on the day each is observed. Courts in ${state} may keep other days too, or not all of these. We have not read the list of ${state}’s own courts: ask the clerk before a last day.`;

export const notReviewed = 'Not reviewed by an attorney';
