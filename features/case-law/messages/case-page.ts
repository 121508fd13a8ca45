// The case page.
import { formatNumber, pluralize } from '#lib/language/format.ts';

export const backToResults = (query: string) => `All results for “${query}”`;
export const backToSearch = 'Search case law';
export const summary = 'Summary';
export const ours = 'Plainlaw’s own summary, in plain words. It is not part of the decision.';

export const checked = (date: string, reviewed: boolean) =>
  `Checked ${date} · ${reviewed ? 'Reviewed by an attorney' : 'Not reviewed by an attorney'}`;

export const stale =
  'This was last checked more than twelve months ago. Please confirm it with an official source before relying on it.';
export const sources = 'Sources';
export const report = 'Report a mistake';
export const facts = 'About this case';
export const court = 'Court';
export const decided = 'Decided';
export const docket = 'Docket';
export const parallel = 'Also reported at';
export const cite = 'Cite this case';
export const copy = 'Copy citation';
export const copied = 'Copied';
export const copyFailed = 'Select the text and copy it';
export const exportAs = 'Export';
export const formats = { ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON' } as const;
export const print = 'Print this case';
export const official = 'Read it at the source';
export const newTab = '(opens in a new tab)';
export const topics = 'Topics';
export const contents = 'On this page';
export const fullText = 'Full text';
export const noText =
  'We do not have the text of this decision. The official report is linked on this page.';
export const textSource =
  'The words of the decision, as imported from a public collection. Paragraph numbers are ours.';
export const citedBy = 'Cited by';
export const cites = 'Cases it cites';
export const noneCite = 'No case in our index cites this one yet.';
export const line = 'Related cases over the years';
export const lineNote =
  'From our library, by year. That two cases are related does not say that one cites the other.';
export const lineThis = '(this case)';
export const citesNone = 'We found no citation in it to a case in our index.';
export const more = 'More';
export const earlier = 'Earlier entries';

export const range = (first: number, last: number, total: number) =>
  `${first}–${last} of ${formatNumber(total)}`;

export const timeline = 'When it was cited';

export const timelineText = (n: number, first: number, last: number, peak: string) =>
  `${pluralize(n, { one: '# case', other: '# cases' })} with a known date, from ${first} to ${last}; most in ${peak}.`;

export const asTable = 'As a table';
export const years = 'Years';
export const casesColumn = 'Cases';
export const partial =
  'Some parts of this page could not be loaded just now: the text and the lists of citing cases. Please try again in a moment.';
export const notFound = 'Case not found';
export const notFoundHint =
  'There is no case at this address. It may be in our index under another name: search for its name or citation.';
export const search = 'Search';
