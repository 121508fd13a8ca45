// What a case search is asked and what it answers, for the page, the API and the search itself. Zod-free, so that a page
// can have the limits without the rest.
import type { Mark } from '#features/site-search/schema.ts';

/** Longest query that is looked at; what follows is cut off. */
export const MAX_CASE_QUERY_LENGTH = 400;
export const CASES_PER_PAGE = 5;

export const COURT_FILTERS = ['supreme', 'appellate', 'district'] as const;
export type CourtFilter = (typeof COURT_FILTERS)[number];

export type CaseSearchInput = {
  query: string;
  /** As typed: "California", "CA", "9th Circuit", "federal". */
  jurisdiction?: string;
  court?: CourtFilter;
  fromYear?: number;
  toYear?: number;
  /** From 1. */
  page: number;
  /** Also what else fits, though the query names one case. */
  list?: boolean;
};

export type CasePassage = {
  text: string;
  marks: Mark[];
  /** Which paragraph of which opinion (both from 1); none for our own summary of a built-in case. */
  paragraph?: number;
  opinion?: number;
};

type CaseTreatment = { status: 'good' } | { status: 'limited' | 'overruled'; by: string; citation?: string; note: string };

export type CaseHit = {
  slug: string;
  name: string;
  /** In Bluebook form: "Miranda v. Arizona, 384 U.S. 436 (1966)". */
  citation: string;
  /** The court's name. */
  court: string;
  courtLevel: 'supreme' | 'appellate' | 'district' | 'other';
  /** 1966-06-13; with dayKnown false only its year is good. Empty: not known. */
  date: string;
  dayKnown: boolean;
  builtIn: boolean;
  /** What later cases did to it; only built-in cases say. */
  treatment?: CaseTreatment;
  /** Only built-in cases have one. */
  summary?: string;
  /** The best one to three. */
  passages: CasePassage[];
  /** From 0 to 1; the best of the list has 1. */
  relevance: number;
};

export type CaseSearchResult = {
  hits: CaseHit[];
  /** How many were looked at and fit; with `more`, at least so many. */
  total: number;
  /** Whether there is a next page. */
  more: boolean;
  /** The query is the citation, or the name, of this one case. */
  direct?: string;
};
