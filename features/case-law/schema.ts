// Input and result of a case search, for the page, the API and the search itself. No Zod here, so
// that a page can import the limits without loading it.
import type { Mark } from '#features/search/schema.ts';

/** Longer queries are cut off. */
export const MAX_CASE_QUERY_LENGTH = 400;
export const CASES_PER_PAGE = 5;

export const COURT_FILTERS = ['supreme', 'appellate', 'district'] as const;
export type CourtFilter = (typeof COURT_FILTERS)[number];

export type CaseSearchInput = {
  query: string;
  /** Free text: "California", "CA", "9th Circuit", "federal". */
  jurisdiction?: string;
  court?: CourtFilter;
  fromYear?: number;
  toYear?: number;
  /** 1-based. */
  page: number;
  /** Rank other matches too, even if the query names exactly one case. */
  list?: boolean;
};

export type CasePassage = {
  text: string;
  marks: Mark[];
  /** Paragraph and opinion number, both 1-based; absent for our own summary of a built-in case. */
  paragraph?: number;
  opinion?: number;
};

type CaseTreatment =
  | { status: 'good' }
  | { status: 'limited' | 'overruled'; by: string; citation?: string; note: string }
  | { status: 'superseded'; by: string; statute: string; note: string };

export type CaseHit = {
  slug: string;
  name: string;
  /** Bluebook form: "Miranda v. Arizona, 384 U.S. 436 (1966)". */
  citation: string;
  /** The court's name. */
  court: string;
  courtLevel: 'supreme' | 'appellate' | 'district' | 'other';
  /** 1966-06-13. If dayKnown is false, only the year is reliable. Empty if unknown. */
  date: string;
  dayKnown: boolean;
  builtIn: boolean;
  /** What later cases did to it; built-in cases only. */
  treatment?: CaseTreatment;
  /** Built-in cases only. */
  summary?: string;
  /** The best one to three passages. */
  passages: CasePassage[];
  /** 0 to 1, relative to the best hit of the list. */
  relevance: number;
};

export type CaseSearchResult = {
  hits: CaseHit[];
  /** Number of ranked matches. Candidates are bounded, so there may be more in the database. */
  total: number;
  /** Whether there is a next page. */
  more: boolean;
  /** Slug of the case, if the query is the citation or name of exactly one. */
  direct?: string;
  /** The query's embedding did not arrive in time; asked again, the results may differ. */
  wordsOnly: boolean;
};
