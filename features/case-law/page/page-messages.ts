// Texts of the case page.
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
    `${first}–${last} of ${total.toLocaleString('en-US')}`,
  timeline: 'When it was cited',
  timelineText: (n: number, first: number, last: number, peak: string) =>
    `${n.toLocaleString('en-US')} ${n === 1 ? 'case' : 'cases'} with a known date, from ${first} to ${last}; most in ${peak}.`,
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
