// Headings and labels of an analysis and a memo on the page and in files. The engine's own texts
// are in messages.ts.
import type { AnalysisSource, Issue } from '../analysis.ts';

export const sourceKinds: Record<AnalysisSource['kind'], string> = {
  case: 'Case',
  statute: 'Statute',
  regulation: 'Regulation',
  rule: 'Court rule',
  constitution: 'Constitution',
  facts: 'What you told us',
};

export const lawTexts: Record<Issue['law'], string> = {
  federal: 'Federal law',
  state: 'State law',
  both: 'Federal and state law',
};
export const fitTexts: Record<Issue['fit'], string> = { likely: 'Likely', possible: 'Possible' };

export const analysisPage = {
  title: { analysis: 'Analysis', memo: 'Both-sides memo' },
  civil: 'Civil',
  general: 'General, not one state',
  fromLibrary: 'From our library and index',
  fromModel: (provider: string) =>
    `With prose by an AI model at ${provider}, each sentence checked`,
  sources: (n: number) => (n === 1 ? '1 source' : `${n} sources`),

  overview: 'In short',
  issues: 'Issues spotted',
  spokenTo: (spoken: number, all: number) => `${spoken} of ${all} elements covered`,
  told: 'Based on facts',
  fact: (n: number) => `Fact ${n}`,
  facts: 'What you told us',
  factsHint: 'In your own words. The numbers appear wherever a fact matters.',
  law: 'Governing law',
  moreLaw: (n: number) => `${n} more`,

  elements: 'What must be shown',
  element: 'Element',
  status: { 'spoken-to': 'Covered', missing: 'Missing' },
  find: 'To find out:',
  for: 'Authorities for it',
  against: 'Authorities against it',
  none: 'None in our index.',
  exists: 'exists',
  existsNote:
    '“Exists” means that the citation is real and its name fits. Whether it fits your case, you must judge.',
  otherState: (state: string) => `${state}: other state`,
  otherStates: (state: string | undefined) =>
    `Examples from other states${state ? `. They do not bind a court in ${state}` : ''}`,
  noneOfState: (state: string) => `${state}: none held`,
  found: 'Other cases to look at',
  foundHint: 'Our case search found these for the facts. Nobody has judged whether they fit.',
  decides: 'What decides it',
  limits: 'Time limits',
  varies: 'Differs from state to state',
  deadlines: 'Count the days',
  evidence: 'Evidence to gather',
  options: 'Options and their risks',
  option: 'Option',
  risk: 'Risk:',
  next: 'Next steps',
  strategy: 'Strategy',

  sideFor: 'For',
  sideAgainst: 'Against',
  meets: 'What your facts speak to',
  lacks: 'What you did not mention',

  help: 'People who can help',
  sourcesTitle: 'Sources',
  openPassage: 'Open this passage',
  newTab: '(opens in a new tab)',
  bySearch: 'found by our case search',
  limited: (by: string) => `Narrowed by ${by}:`,
  notAdvice:
    'This is information, not legal advice. It can be wrong, and it knows only what you told us. Talk to a qualified attorney before you act on it.',
  unverified: (text: string) => `[UNVERIFIED: ${text}]`,
} as const;
