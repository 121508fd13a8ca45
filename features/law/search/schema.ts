// What a search for statutes takes and gives. Without zod: browsers load it with the results.
export const MAX_STATUTE_QUERY_LENGTH = 400;
export const STATUTES_PER_PAGE = 10;

/**
 * `jurisdiction`: "us" or a state's two letters in lower case. `code`: a title of the U.S. Code, or
 * a state's code.
 */
export type StatuteFilter = { jurisdiction?: string; code?: string };
export type StatuteSearchInput = StatuteFilter & { query: string; page?: number; perPage?: number };

/**
 * What the form offers: the jurisdictions whose law can be searched, and the titles of the U.S.
 * Code.
 */
export type StatuteFilters = {
  jurisdictions: { value: string; label: string }[];
  titles: string[];
};

export type StatuteHit = {
  href: string;
  /** "42 U.S.C. § 1983". */
  citation: string;
  heading: string;
  /** The Act it belongs to; empty when that is not known. */
  act: string;
  /** The paragraph that fits best; empty when the text is not held here. */
  excerpt: string;
};

export type StatuteSearchResult = {
  hits: StatuteHit[];
  total: number;
  more: boolean;
  /** How many of the first hits the query names by citation or by an Act's name. */
  named: number;
  /** Whether texts were searched, or headings alone. */
  searched: 'texts' | 'headings';
  /** The query's embedding did not arrive in time. */
  wordsOnly: boolean;
};
