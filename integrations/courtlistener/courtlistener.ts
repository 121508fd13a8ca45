// CourtListener, as the features know it: citations or words in, published cases out, and a short list of ways to fail. How
// its API is spoken to stays behind this type; what was already asked and how often we may ask is the caller's business.
import type { CaseKey } from '#legal/citations/types.ts';

export type LiveCase = {
  name: string;
  /** 1966-06-13. Empty: not known. */
  decided: string;
  /** The court's name; empty where CourtListener does not say (its citation look-up does not). */
  court: string;
  /** Its page at CourtListener. */
  url: string;
  /** In our own spelling. */
  citations: CaseKey[];
};

export type LiveHit = LiveCase & { courtId: string; docket: string; snippet: string };

/** What stands at a place. A page in the middle of a case is no place of that case. */
export type Finding = { status: 'found' | 'several'; cases: LiveCase[] } | { status: 'not_found' };

export type LiveQuery = {
  words: string;
  /** Ids of courts; none: all. */
  courts?: string[];
  /** Days, both included: 1966-01-01. */
  from?: string;
  to?: string;
};

export type CourtListenerFault =
  /** Nothing came in time. */
  | 'late'
  /** It asked us to slow down, and that time is not over. */
  | 'busy'
  /** It answered with an error or with something that is no answer. */
  | 'broken'
  /** It does not take this question. */
  | 'refused'
  /** It does not take our token. */
  | 'locked'
  /** It failed so often that it is left alone for a while. */
  | 'resting'
  /** Our own limits allow no more just now. */
  | 'limited';

export type Answer<T> = { value: T } | { fault: CourtListenerFault };

/** How many of so many may be asked. It counts, so it is called last, when nothing else stands in the way. */
export type Permit = (wanted: number) => Promise<number>;

export type CourtListener = {
  /** In the order asked; undefined: this one could not be asked. */
  lookUp: (keys: CaseKey[], permit: Permit) => Promise<Answer<(Finding | undefined)[]>>;
  /** The best first. */
  search: (query: LiveQuery, permit: Permit) => Promise<Answer<LiveHit[]>>;
};
