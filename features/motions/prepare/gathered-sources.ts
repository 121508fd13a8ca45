// What a motion is assembled from besides its template: the numbered facts, the claim that is
// argued, and cases from the search. Types only.
import type { FoundClaim } from '#features/analysis/find/find-claims.server.ts';
import type { NumberedFact } from './select-facts.ts';

/** A case for these facts. `holding` is our summary, or a quotation from the opinion. */
export type FoundCase = { slug: string; name: string; citation: string; holding: string };

export type GatheredSources = {
  facts: NumberedFact[];
  /** The claim that is argued; none when none was chosen and none is clearly right. */
  claim?: FoundClaim;
  /** The claim in the person's own words, when it is none of ours. */
  claimText: string;
  cases: FoundCase[];
};
