// What a motion is put together from beside its template: the numbered facts, the claims that they raise, and cases that the search
// found. Types only.
import type { FoundClaim } from '#features/analysis/find-claims.server.ts';
import type { NumberedFact } from './select-facts.ts';

/** A case for these facts: what it holds, in our words or, quoted, in the court's. */
export type FoundCase = { slug: string; name: string; citation: string; says: string };

export type Material = { facts: NumberedFact[]; claims: FoundClaim[]; cases: FoundCase[] };
