// What a motion is assembled from besides its template: the numbered facts, the claims that they raise, and cases from the search.
// Types only.
import type { FoundClaim } from '#features/analysis/find/find-claims.server.ts';
import type { NumberedFact } from './select-facts.ts';

/** A case for these facts. `holding` is our summary, or a quotation from the opinion. */
export type FoundCase = { slug: string; name: string; citation: string; holding: string };

export type GatheredSources = { facts: NumberedFact[]; claims: FoundClaim[]; cases: FoundCase[] };
