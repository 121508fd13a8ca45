// What a motion is assembled from besides its template: the numbered facts, the claim that is
// argued, and cases from the search. Types only.
import type { FoundClaim } from '#features/analysis/find/find-claims.server.ts';
import type { NumberedFact } from './select-facts.ts';

/** A case for these facts. `holding` is our summary, or a quotation from the opinion. */
export type FoundCase = { slug: string; name: string; citation: string; holding: string };

export type GatheredSources = {
  /** What happened, in the third person; `procedure`: what happened in the case. */
  facts: NumberedFact[];
  procedure: NumberedFact[];
  /** What the side argues, and the defenses that the text names. */
  contentions: string[];
  defenses: string[];
  /** Those that the other side is said to raise. */
  raisedDefenses: string[];
  /** Left out of the facts in doubt, as they were typed: listed above the draft. */
  toAdd: string[];
  /** Grounds that a note names. */
  grounds: string[];
  /** Sentences that were instructions, and those left out because of one. */
  instructions: number;
  leftOut: number;
  unmatched: boolean;
  /** The claim that is argued; none when none was chosen and none is clearly right. */
  claim?: FoundClaim;
  /** The claim in the person's own words, when it is none of ours. */
  claimText: string;
  cases: FoundCase[];
};
