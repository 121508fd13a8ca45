// Texts of the research workspace. Some have fixed wording, which tests compare verbatim.
import type { CourtFilter } from '#features/case-law/schema.ts';
import type { ResearchTab } from './cases/search-address.ts';

export const research = {
  title: 'Legal Research',
  running: 'Research',
  motto: 'Only cases that exist',
  lead: 'Dictionary, decisions, statutes and news from an index of real ones, and analyses and motions based on them. No case here is made up.',
  tabsLabel: 'Research',
  tabs: {
    dictionary: 'Dictionary',
    cases: 'Case Law',
    statutes: 'Statutes',
    news: 'Legal News',
    strategy: 'Analysis',
    motions: 'Motions',
  } as Record<ResearchTab, string>,
  searchLabels: {
    dictionary: 'Search legal terms',
    cases: 'Search case law',
    statutes: 'Search statutes',
    news: 'Search legal news',
  } as Record<ResearchTab, string>,
  search: 'Search',
  searching: 'Searching...',
  jurisdiction: 'Jurisdiction',
  anyJurisdiction: 'General',
  filters: 'Filters',
  years: (from: string, to: string) => `${from || '…'} to ${to || '…'}`,
  court: 'Court',
  allCourts: 'All Courts',
  courts: { supreme: 'Supreme', appellate: 'Appellate', district: 'District' } as Record<
    CourtFilter,
    string
  >,
  fromYear: 'From year',
  toYear: 'To year',
  yearHint: 'A year such as 1966',
  /** Only for tabs with a search. */
  failed: {
    dictionary: 'Failed to fetch legal definition',
    cases: 'Failed to search case law',
    statutes: 'Failed to search statutes',
    news: 'Failed to fetch legal news',
  },
  /** When a failure has no message of its own. */
  failedOtherwise: 'An error occurred',
  failedHint: 'What you typed is still there. Please try again in a moment.',
  tryAgain: 'Try again',

  allTerms: 'All terms from A to Z',
  topCases: 'Top 5 Relevant Cases',
  laterCases: (first: number, last: number) => `Cases ${first} to ${last}`,
  shown: (count: number, total: number, more: boolean) =>
    total > count
      ? `${count} of ${more ? 'about ' : ''}${total.toLocaleString('en-US')} shown`
      : `${count} shown`,
  noCases: 'No cases found',
  wordsOnly:
    'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.',
  earlier: 'Previous five',
  later: 'Next five',
  pages: 'Pages of cases',
  moreCases: (n: number) => `See what comes after the first ${n}`,
  moreWithPlan: '(with the Research plan or higher).',
  signIn: 'Sign in',

  freeTier: 'You are using the free tier.',
  upgrade: 'Upgrade Now',

  checkTitle: 'Check a citation',
  checkText: 'Paste a brief or a letter. We say which citations exist, and which do not.',
  checkButton: 'Open the checker',
} as const;
