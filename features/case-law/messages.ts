// Texts of case cards, case pages and the import of cases.
import { formatLongDate } from '#lib/dates.ts';
import { formatNumber, pluralize } from '#lib/language/format.ts';
import type { Counts } from './import/import-counts.ts';

export const caseLaw = {
  inIndex: 'In our index',
  holdings: 'Holdings, in plain words',
  keyPoints: 'Key points',
  implications: 'What it means for a reader',
  related: 'Related cases',
  passages: 'Best passages',
  openCase: 'Open the case',
  noSummary:
    'We have this decision without a summary of our own. Its best passages are below; the case page has the rest.',
  overruledTag: 'Overruled',
  supersededTag: 'Superseded',
  limitedTag: 'Limited',
  overruled: 'This case has been overruled.',
  superseded: 'A statute has replaced the rule of this case.',
  limited: 'Part of this case is no longer the law.',
  overruledBy: 'Overruled by',
  supersededBy: 'Superseded by',
  limitedBy: 'Limited by',
  noLongerLawHint:
    'It is here because people still come across it. Do not rely on it as current law.',
  notConfirmed:
    'The citation of this case has not been confirmed against a reference list. Please look it up in an official report.',
} as const;

// What the server formats for case cards and case pages.
/** Formats 1966-06-13 or 1966 for readers. */
export const formatDecisionDate = (decided: string) =>
  decided.length === 10 ? formatLongDate(decided) : decided || 'Date not known';

export const formatDocketNumber = (number = '') =>
  number === '' || /^no/i.test(number) ? number : `No. ${number}`;

export const formatParagraphLabel = (paragraph: number, opinion = 1) =>
  opinion > 1 ? `Opinion ${opinion}, paragraph ${paragraph}` : `Paragraph ${paragraph}`;

const KINDS: Record<string, string> = {
  opinion: 'Opinion of the court',
  lead: 'Opinion of the court',
  unanimous: 'Opinion of the court',
  majority: 'Opinion of the court',
  plurality: 'Plurality opinion',
  concurrence: 'Concurring opinion',
  'in-part': 'Concurring in part, dissenting in part',
  dissent: 'Dissenting opinion',
  'per-curiam': 'Opinion per curiam',
  rehearing: 'On rehearing',
};

export const formatOpinionTitle = (kind: string, author: string) =>
  [KINDS[kind] ?? 'Opinion', author].filter(Boolean).join(', ');

export const caseMissing = 'Case not found';
export const caseUnavailable =
  'This case could not be loaded just now. Please try again in a moment.';

// The import of cases.
export const caseImportMessages = {
  contentProblems: (count: number) =>
    `The content has ${count} problems (npm run content -- check): built-in cases stay as they are.`,
  progress: ({ records, imported, opinions }: Counts) =>
    `${formatNumber(records)} records, ${formatNumber(imported)} cases new, ${formatNumber(opinions)} texts`,
  done: ({ records, imported, updated, unchanged, opinions }: Counts) =>
    `Done: ${formatNumber(records)} records read. ${formatNumber(imported)} cases imported, ${formatNumber(updated)} updated, ${formatNumber(unchanged)} unchanged, ${formatNumber(opinions)} texts stored.`,
};

// Cases that come from CourtListener.
export const liveCases = {
  title: 'From CourtListener',
  hint: 'Not in our index. Each opens at CourtListener, in a new tab.',
  none: 'CourtListener has no further case for these words.',
  unavailable: 'CourtListener could not be asked just now.',
  open: 'Read at CourtListener',
  newTab: '(opens in a new tab)',
} as const;

// The case page.
export const casePage = {
  backToResults: (query: string) => `All results for “${query}”`,
  backToSearch: 'Search case law',
  summary: 'Summary',
  ours: 'Plainlaw’s own summary, in plain words. It is not part of the decision.',
  checked: (date: string, reviewed: boolean) =>
    `Checked ${date} · ${reviewed ? 'Reviewed by an attorney' : 'Not reviewed by an attorney'}`,
  stale:
    'This was last checked more than twelve months ago. Please confirm it with an official source before relying on it.',
  sources: 'Sources',
  report: 'Report a mistake',
  facts: 'About this case',
  court: 'Court',
  decided: 'Decided',
  docket: 'Docket',
  parallel: 'Also reported at',
  cite: 'Cite this case',
  copy: 'Copy citation',
  copied: 'Copied',
  copyFailed: 'Select the text and copy it',
  exportAs: 'Export',
  formats: { ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON' },
  print: 'Print this case',
  official: 'Read it at the source',
  newTab: '(opens in a new tab)',
  topics: 'Topics',
  contents: 'On this page',
  fullText: 'Full text',
  noText: 'We do not have the text of this decision. The official report is linked on this page.',
  textSource:
    'The words of the decision, as imported from a public collection. Paragraph numbers are ours.',
  citedBy: 'Cited by',
  cites: 'Cases it cites',
  noneCite: 'No case in our index cites this one yet.',
  line: 'Related cases over the years',
  lineNote:
    'From our library, by year. That two cases are related does not say that one cites the other.',
  lineThis: '(this case)',
  citesNone: 'We found no citation in it to a case in our index.',
  more: 'More',
  earlier: 'Earlier entries',
  range: (first: number, last: number, total: number) =>
    `${first}–${last} of ${formatNumber(total)}`,
  timeline: 'When it was cited',
  timelineText: (n: number, first: number, last: number, peak: string) =>
    `${pluralize(n, { one: '# case', other: '# cases' })} with a known date, from ${first} to ${last}; most in ${peak}.`,
  asTable: 'As a table',
  years: 'Years',
  casesColumn: 'Cases',
  partial:
    'Some parts of this page could not be loaded just now: the text and the lists of citing cases. Please try again in a moment.',
  notFound: 'Case not found',
  notFoundHint:
    'There is no case at this address. It may be in our index under another name: search for its name or citation.',
  search: 'Search',
} as const;
