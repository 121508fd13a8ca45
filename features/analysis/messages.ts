// Texts of the analysis and the memo. They contain no statements of law.
import { formatList, pluralize } from '#lib/language/format.ts';
import type { AnalysisSource, Issue } from './analysis.ts';

export const analysisTexts = {
  /** Fixed wording; tests compare it verbatim. */
  failed: 'Failed to analyze legal strategy',
  emptyReply: 'Failed to generate analysis',

  noFacts: 'Tell us what happened first.',
  tooShort:
    'Please tell us a little more: who did what, when, and what you lost. Two or three sentences are enough to begin with, at least 20 characters.',
  tooLong:
    'Please shorten this to 8,000 characters. What happened, when, and what you lost matters most.',
  tooMany: 'You have asked for many analyses in a short time. Please try again later.',
  stopped: 'Stopped before anything was written.',
  nothingInTrial:
    'We found no claim of our library in this, so your free search is still unused. Try other words: who did what, when, and what you lost.',

  facts: 'What you told us',

  noProvider:
    'No AI model is connected here. This is assembled from our library and our index of cases, with their sources.',
  libraryOnly:
    'As you chose, nothing was sent to an AI model. This is assembled from our library and our index of cases.',
  providerFailed:
    'The AI model did not answer. This comes from our library and our index of cases instead.',
  brokeOff:
    'The AI model stopped early. What it wrote was checked; all other sections are from our library.',
  budgetSpent:
    'The AI model has reached its limit for today. This comes from our library and our index of cases.',
  empty: (kind: string) =>
    `${kind}. The AI model sent nothing. This comes from our library and our index of cases instead.`,
  notChecked:
    'We could not check this sentence just now. Please look at the sources before you rely on it.',
  notTold: 'We do not find this in what you told us.',

  general: (claims: string[]) =>
    `No state is chosen. ${formatList(claims)} ${pluralize(claims.length, { one: 'is', other: 'are' })} decided by state law, at least in part: elements, deadlines and damages differ from state to state. Choose a state to see what we hold for it.`,
  state: (state: string, claims: string[]) =>
    `${formatList(claims)} ${pluralize(claims.length, { one: 'is', other: 'are' })} decided by state law, at least in part. This is the general rule. Before you rely on it, look up the statute, the deadline and the leading decisions of ${state}. Examples from other states do not bind its courts.`,
  federal:
    'This is based on federal law, which is the same in every state. States may add their own rights.',
  nothingFound:
    'We found no claim of our library in this. That says nothing about whether you have one. Try other words: who did what, when, and what you lost. A person may help more: these places are a start.',
  notCivil:
    'Part of this sounds like a criminal matter. This analysis is about civil claims only. If you were arrested or charged, talk to a defense lawyer before you tell anyone else what happened.',
} as const;

/** Texts of the memo that the library writes without a model. */
export const memoTexts = {
  failed: 'Failed to write the memo',
  emptyReply: 'Failed to write the memo',
  youSay: (fact: string) => `You say: “${fact}”`,
  stillOpen: (ask: string) => `Still open: ${ask}`,
} as const;

// Headings and labels of an analysis and a memo on the page and in files.
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
  sources: (n: number) => pluralize(n, { one: '# source', other: '# sources' }),

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
