// Cases beside those that a claim names: what the case search finds for the claim and the facts that told it. A built-in case must share
// the claim's subject; of the others only the nearest is taken, with the passage that matched. An extra: when the search fails, there is none.
import type { CaseHit } from '#features/case-law/schema.ts';
import { type CaseSearchDeps, searchCases } from '#features/case-law/search/search-cases.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import type { Fact } from './analysis.ts';
import type { FoundClaim } from './find-claims.server.ts';

export type SearchMoreDeps = CaseSearchDeps & Pick<LibraryDeps, 'log'>;
type Where = { facts: Fact[]; jurisdiction: Jurisdiction };

const MAX_CLAIMS = 3;
const MAX_FOUND = 2;
const NEAR_THE_FIRST = 0.7;

/** By the claim's id. */
export async function findMoreCases(deps: SearchMoreDeps, claims: FoundClaim[], where: Where): Promise<Map<string, CaseHit[]>> {
  const found = new Map<string, CaseHit[]>();
  for (const one of claims.slice(0, MAX_CLAIMS)) found.set(one.claim.id, await searchFor(deps, one, where));
  return found;
}

async function searchFor(deps: SearchMoreDeps, { claim, why }: FoundClaim, { facts, jurisdiction }: Where): Promise<CaseHit[]> {
  const told = why.map((n) => facts[n - 1]?.text ?? '').join(' ');
  // Quotation marks would ask for the very words.
  const query = `${claim.name}. ${told}`.replace(/["“”]/g, ' ');
  const places = jurisdiction === 'General' || claim.law === 'federal' ? [''] : [STATES[jurisdiction], ''];
  const named = new Set([claim.summary, ...claim.elements, ...claim.for, ...claim.against, claim.decides].flatMap(({ cites }) => cites));
  const hits: CaseHit[] = [];
  for (const place of places) {
    if (hits.length >= MAX_FOUND) break;
    try {
      const result = await searchCases(deps, { query, jurisdiction: place, page: 1, list: true });
      hits.push(...result.hits.filter((hit) => isWorthIt(deps, hit, claim.topics) && !named.has(hit.citation)));
    } catch (error) {
      deps.log.warn({ err: error }, 'no cases could be searched for an analysis');
    }
  }
  return hits.filter((hit, at) => hits.findIndex(({ slug }) => slug === hit.slug) === at).slice(0, MAX_FOUND);
}

function isWorthIt({ library }: SearchMoreDeps, { slug, relevance, passages, treatment }: CaseHit, topics: string[]): boolean {
  // A search does not know for what a narrowed case still stands: only a claim that says so may name one.
  if (passages.length === 0 || (treatment && treatment.status !== 'good')) return false;
  const builtIn = library.cases.find(({ id }) => id === slug);
  return builtIn ? relevance >= NEAR_THE_FIRST && builtIn.topics.some((topic) => topics.includes(topic)) : relevance === 1;
}
