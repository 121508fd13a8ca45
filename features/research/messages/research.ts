// Texts of the research workspace. Some have fixed wording, which tests compare verbatim.
import type { CourtFilter } from '#features/case-law/schema.ts';
import { formatNumber } from '#lib/language/format.ts';
import type { ResearchTab } from '../cases/search-address.ts';

export const title = 'Legal Research';
export const running = 'Research';
export const motto = 'Only cases that exist';
export const lead =
  'Dictionary, decisions, statutes and news from an index of real ones, and analyses and motions based on them. No case here is made up.';
export const tabsLabel = 'Research';

export const tabs = {
  dictionary: 'Dictionary',
  cases: 'Case Law',
  statutes: 'Statutes',
  news: 'Legal News',
  strategy: 'Analysis',
  motions: 'Motions',
} as Record<ResearchTab, string>;

export const searchLabels = {
  dictionary: 'Search legal terms',
  cases: 'Search case law',
  statutes: 'Search statutes',
  news: 'Search legal news',
} as Record<ResearchTab, string>;

export const search = 'Search';
export const searching = 'Searching...';
export const jurisdiction = 'Jurisdiction';
export const anyJurisdiction = 'General';
export const filters = 'Filters';
export const years = (from: string, to: string) => `${from || '…'} to ${to || '…'}`;
export const court = 'Court';
export const allCourts = 'All Courts';

export const courts = {
  supreme: 'Supreme',
  appellate: 'Appellate',
  district: 'District',
} as Record<CourtFilter, string>;

export const fromYear = 'From year';
export const toYear = 'To year';
export const yearHint = 'A year such as 1966';

/** Only for tabs with a search. */
export const failed = {
  dictionary: 'Failed to fetch legal definition',
  cases: 'Failed to search case law',
  statutes: 'Failed to search statutes',
  news: 'Failed to fetch legal news',
} as const;

/** When a failure has no message of its own. */
export const failedOtherwise = 'An error occurred';

export const failedHint = 'What you typed is still there. Please try again in a moment.';
export const tryAgain = 'Try again';
export const allTerms = 'All terms from A to Z';
export const topCases = 'Top 5 Relevant Cases';
export const laterCases = (first: number, last: number) => `Cases ${first} to ${last}`;

export const shown = (count: number, total: number, more: boolean) =>
  total > count
    ? `${count} of ${more ? 'about ' : ''}${formatNumber(total)} shown`
    : `${count} shown`;

export const noCases = 'No cases found';
export const wordsOnly =
  'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.';
export const earlier = 'Previous five';
export const later = 'Next five';
export const pages = 'Pages of cases';
export const moreCases = (n: number) => `See what comes after the first ${n}`;
export const moreWithPlan = '(with the Research plan or higher).';
export const signIn = 'Sign in';
export const freeTier = 'You are using the free tier.';
export const upgrade = 'Upgrade Now';
export const checkTitle = 'Check a citation';
export const checkText =
  'Paste a brief or a letter. We say which citations exist, and which do not.';
export const checkButton = 'Open the checker';
