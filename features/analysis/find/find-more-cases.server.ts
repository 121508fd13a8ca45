// Cases beyond those that a claim cites: results of the case search for the claim and the facts
// that raise it. A built-in case must share one of the claim's topics; of the imported cases only
// the top hit is used. This is optional: when the search fails, there are none.
import type { CaseHit } from '#features/case-law/schema.ts';
import { type CaseSearchDeps, searchCases } from '#features/case-law/search/search-cases.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import type { Fact } from '../analysis.ts';
import type { FoundClaim } from './find-claims.server.ts';

export type FindMoreCasesDeps = CaseSearchDeps & Pick<LibraryDeps, 'log'>;
type SearchScope = { facts: Fact[]; jurisdiction: Jurisdiction };

const MAX_CLAIMS = 3;
const MAX_CASES_PER_CLAIM = 2;
const MIN_RELEVANCE = 0.7;

/** Keyed by claim id. */
export async function findMoreCases(
  deps: FindMoreCasesDeps,
  claims: FoundClaim[],
  scope: SearchScope,
): Promise<Map<string, CaseHit[]>> {
  const casesByClaim = new Map<string, CaseHit[]>();
  for (const foundClaim of claims.slice(0, MAX_CLAIMS))
    casesByClaim.set(foundClaim.claim.id, await searchForClaim(deps, foundClaim, scope));
  return casesByClaim;
}

async function searchForClaim(
  deps: FindMoreCasesDeps,
  { claim, why }: FoundClaim,
  { facts, jurisdiction }: SearchScope,
): Promise<CaseHit[]> {
  const claimFacts = why.map((n) => facts[n - 1]?.text ?? '').join(' ');
  // Quotation marks would turn the query into an exact-phrase search.
  const query = `${claim.name}. ${claimFacts}`.replace(/["“”]/g, ' ');
  const jurisdictionNames =
    jurisdiction === 'General' || claim.law === 'federal' ? [''] : [STATES[jurisdiction], ''];
  const citedByClaim = new Set(
    [claim.summary, ...claim.elements, ...claim.for, ...claim.against, claim.decides].flatMap(
      ({ cites }) => cites,
    ),
  );
  const hits: CaseHit[] = [];
  for (const jurisdictionName of jurisdictionNames) {
    if (hits.length >= MAX_CASES_PER_CLAIM) break;
    try {
      const result = await searchCases(deps, {
        query,
        jurisdiction: jurisdictionName,
        page: 1,
        list: true,
      });
      hits.push(
        ...result.hits.filter(
          (hit) => isRelevant(deps, hit, claim.topics) && !citedByClaim.has(hit.citation),
        ),
      );
    } catch (error) {
      deps.log.warn({ err: error }, 'no cases could be searched for an analysis');
    }
  }
  return hits
    .filter((hit, index) => hits.findIndex(({ slug }) => slug === hit.slug) === index)
    .slice(0, MAX_CASES_PER_CLAIM);
}

function isRelevant(
  { library }: FindMoreCasesDeps,
  { slug, relevance, passages, treatment }: CaseHit,
  topics: string[],
): boolean {
  // A search cannot tell what a limited case is still good law for; only a claim in the library may
  // cite one.
  if (passages.length === 0 || (treatment && treatment.status !== 'good')) return false;
  const builtIn = library.cases.find(({ id }) => id === slug);
  return builtIn
    ? relevance >= MIN_RELEVANCE && builtIn.topics.some((topic) => topics.includes(topic))
    : relevance === 1;
}
