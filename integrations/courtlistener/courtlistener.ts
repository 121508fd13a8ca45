// The interface to CourtListener that features use: citations or words in, published cases out, and
// a closed set of faults. Caching and quotas are the caller's responsibility.
import type { CaseKey } from '#legal/citations/types.ts';

export type LiveCase = {
  name: string;
  /** "1966-06-13"; empty if unknown. */
  decided: string;
  /** The court's name; empty in results of the citation lookup, which does not include it. */
  court: string;
  /** The case's page on CourtListener. */
  url: string;
  /** In our tables' spelling. */
  citations: CaseKey[];
};

export type LiveHit = LiveCase & { courtId: string; docket: string; snippet: string };

/** The cases that begin at a volume and page. A page in the middle of a case does not count. */
export type Finding = { status: 'found' | 'several'; cases: LiveCase[] } | { status: 'not_found' };

export type LiveQuery = {
  words: string;
  /** Court ids; undefined for all courts. */
  courts?: string[];
  /** Inclusive dates such as "1966-01-01". */
  from?: string;
  to?: string;
};

export type CourtListenerFault =
  /** Timeout. */
  | 'late'
  /** CourtListener asked us to slow down, and the pause is not over. */
  | 'busy'
  /** Server error or malformed response. */
  | 'broken'
  /** CourtListener rejected the request. */
  | 'refused'
  /** CourtListener rejected our token. */
  | 'locked'
  /** The circuit breaker is open after repeated failures. */
  | 'resting'
  /** Our own quota is exhausted. */
  | 'limited';

export type Answer<T> = { value: T } | { fault: CourtListenerFault };

/**
 * Reserves quota and returns how many of the requested lookups are allowed. Has a side effect, so
 * it is called last.
 */
export type Permit = (requested: number) => Promise<number>;

export type CourtListener = {
  /** In the order of `keys`; undefined for a key that was not looked up. */
  lookUp: (keys: CaseKey[], permit: Permit) => Promise<Answer<(Finding | undefined)[]>>;
  /** Best match first. */
  search: (query: LiveQuery, permit: Permit) => Promise<Answer<LiveHit[]>>;
};
