import { pluralize } from '#lib/language/format.ts';

export const title = { analysis: 'Analysis', memo: 'Both-sides memo' } as const;
export const civil = 'Civil';
export const general = 'General, not one state';
export const fromLibrary = 'From our library and index';

export const fromModel = (provider: string) =>
  `With prose by an AI model at ${provider}, each sentence checked`;

export const sources = (n: number) => pluralize(n, { one: '# source', other: '# sources' });
export const overview = 'In short';
export const issues = 'Issues spotted';
export const spokenTo = (spoken: number, all: number) => `${spoken} of ${all} elements covered`;
export const told = 'Based on facts';
export const fact = (n: number) => `Fact ${n}`;
export const facts = 'What you told us';
export const factsHint = 'In your own words. The numbers appear wherever a fact matters.';
export const law = 'Governing law';
export const moreLaw = (n: number) => `${n} more`;
export const elements = 'What must be shown';
export const status = { 'spoken-to': 'Covered', missing: 'Missing' } as const;
export const find = 'To find out:';
export const authoritiesFor = 'Authorities for it';
export const against = 'Authorities against it';
export const none = 'None in our index.';
export const exists = 'exists';
export const existsNote =
  '“Exists” means that the citation is real and its name fits. Whether it fits your case, you must judge.';
export const otherState = (state: string) => `${state}: other state`;

export const otherStates = (state: string | undefined) =>
  `Examples from other states${state ? `. They do not bind a court in ${state}` : ''}`;

export const noneOfState = (state: string) => `${state}: none held`;
export const found = 'Other cases to look at';
export const foundHint =
  'Our case search found these for the facts. Nobody has judged whether they fit.';
export const decides = 'What decides it';
export const limits = 'Time limits';
export const varies = 'Differs from state to state';
export const deadlines = 'Count the days';
export const evidence = 'Evidence to gather';
export const options = 'Options and their risks';
export const risk = 'Risk:';
export const next = 'Next steps';
export const strategy = 'Strategy';
export const sideFor = 'For';
export const sideAgainst = 'Against';
export const meets = 'What your facts speak to';
export const lacks = 'What you did not mention';
export const help = 'People who can help';
export const sourcesTitle = 'Sources';
export const openPassage = 'Open this passage';
export const newTab = '(opens in a new tab)';
export const bySearch = 'found by our case search';
export const limited = (by: string) => `Narrowed by ${by}:`;
export const notAdvice =
  'This is information, not legal advice. It can be wrong, and it knows only what you told us. Talk to a qualified attorney before you act on it.';
export const unverified = (text: string) => `[UNVERIFIED: ${text}]`;
