// Texts of the pages of a state and of a rule.
import type { FilledCell, RuleGroup } from '#features/library/schema/rule-schema.ts';
import { pluralize } from '#lib/language/format.ts';

export const groupNames: Record<RuleGroup, string> = {
  renting: 'Renting a home',
  money: 'Money and courts',
  work: 'Work and pay',
  family: 'Family',
  death: 'Wills and estates',
  injury: 'Injuries and claims',
  police: 'Police, roads and privacy',
};

export const stateRules = {
  statesTitle: 'Your state’s law',
  statesLead:
    'Pick a state to read its rules on renting, money, work, family, wills, injuries and the police, each with its statute.',
  rulesTitle: 'One rule, every state',
  rulesLead:
    'What each state and DC says on the same question, side by side, with the statute and the day we read it.',
  ruleNotFound: 'Rule not found',
  stateNotFound: 'State not found',
  stateNotFoundHint: 'There is no state with that name.',
  print: 'Print this page',
  sections: 'On this page',
  allRules: 'All rules',
  allStates: 'All states',
  stateTitle: (state: string) => `The law in ${state}`,
  stateLead: (filled: number, state: string) =>
    `${filled} rules of ${state}, each in plain words with its statute, where we read it and when. This is information, not legal advice.`,
  rulesRead: (n: number) => pluralize(n, { one: '# rule', other: '# rules' }),
  statesRead: (n: number) => pluralize(n, { one: '# state', other: '# states' }),
  meaning: 'What it means',
  matters: 'When it matters',
  counting: 'How it is counted',
  map: 'Map',
  statesMap: 'A map with a tile for each state. The list below has the same links.',
  mapLabel: (title: string) =>
    `${title}: a tile for each state. The table below has the same values.`,
  mapEmpty: 'not known here yet',
  table: 'Every state',
  tableCaption: (title: string) => `${title}, by state`,
  state: 'State',
  rule: 'Rule',
  statute: 'Law',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  download: 'Download as CSV',
  helpIn: (state: string) => `Who can help in ${state}`,
  count: 'Count this period from a date',
  courtHolidays: 'Court holidays',
  courtHolidaysNote: (state: string, year: number) =>
    `The federal holidays of ${year}, on the day each is observed. Courts in ${state} may keep other days too, or not all of these. We have not read the list of ${state}’s own courts: ask the clerk before a last day.`,
  notReviewed: 'Not reviewed by an attorney',
} as const;

// Where and when a rule was read.
export const reading = {
  empty: (reason: string, state: string) =>
    `We cannot say yet. ${reason} Ask the court’s self-help center or legal aid in ${state}.`,
  asOf: (value: string, year: number) => `${value} (${year})`,
  inCase: (value: string, when: string) => `${value}: ${when.replace(/\.?$/, '.')}`,
  readOn: (date: string, host: string) => `Read ${date} on ${host}`,
  textOf: (date: string) => `text of ${date}`,
  textUnknown: 'date of the text unknown',
  compared: 'Compared with the statute’s text by machine',
  readOnPage: 'Read there by us, not compared by machine',
  sourceKinds: {
    official: 'the state’s own site',
    court: 'a court’s site',
    agency: 'an agency’s site',
    copy: 'a copy of the code',
  } satisfies Record<FilledCell['source'], string>,
} as const;

// A rule beside a text of another page.
export const ruleReferences = {
  inState: 'In',
  pickStateHint: 'This differs by state. Pick yours:',
  chooseState: 'Choose state',
  show: 'Show',
} as const;
