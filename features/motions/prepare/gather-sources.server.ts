// Gathers the material of a motion: the user's facts, the claim that is argued, and a few cases
// from the search. A motion that does not turn on a claim needs only the facts.
import { type FoundClaim, findClaims } from '#features/analysis/find/find-claims.server.ts';
import {
  type FindMoreCasesDeps,
  findMoreCases,
} from '#features/analysis/find/find-more-cases.server.ts';
import { cleanFacts, readFacts } from '#features/analysis/find/read-facts.ts';
import type { CaseHit } from '#features/case-law/schema.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import type { MotionRequest } from '../motion.ts';
import { arguesClaim } from './argues-claim.ts';
import { createCaseFilter } from './case-filter.ts';
import type { FoundCase, GatheredSources } from './gathered-sources.ts';

const MAX_CASES = 3;

export async function gatherSources(
  deps: FindMoreCasesDeps,
  template: MotionTemplate,
  request: MotionRequest,
): Promise<GatheredSources> {
  const { details, jurisdiction, claim: chosenId, claimText } = request;
  if (!arguesClaim(template))
    return { facts: toFactSentences(readFacts(cleanFacts(details))), claimText, cases: [] };
  const { facts, nearest, isClear, chosen } = await findClaims(deps, details, {
    isMotion: true,
    chosenId,
  });
  // Only the claim that the person chose, or the one that is clearly right: a guess would argue
  // another case.
  const claim = chosen ?? (chosenId === '' && claimText === '' && isClear ? nearest[0] : undefined);
  const isUsable = createCaseFilter(deps.library, template, request, claim?.claim.law ?? 'state');
  const cases = claim ? await findCases(deps, [claim], { facts, jurisdiction }, isUsable) : [];
  return { facts: toFactSentences(facts), ...(claim && { claim }), claimText, cases };
}

/** Verbatim, except that a missing final period is added. */
const toFactSentences = (facts: { n: number; text: string }[]) =>
  facts.map(({ n, text }) => ({ n, text: endWithPeriod(toOneLine(text, ',')) }));
const endWithPeriod = (text: string) => (/[.!?…]["”’')\]]*$/.test(text) ? text : `${text}.`);

async function findCases(
  deps: FindMoreCasesDeps,
  claims: FoundClaim[],
  scope: Parameters<typeof findMoreCases>[2],
  isUsable: (hit: CaseHit) => boolean,
): Promise<FoundCase[]> {
  const hits = [...(await findMoreCases(deps, claims, scope)).values()].flat().filter(isUsable);
  const hitsBySlug = new Map(hits.map((hit) => [hit.slug, hit]));
  return [...hitsBySlug.values()]
    .flatMap((hit) => toFoundCase(deps, hit) ?? [])
    .slice(0, MAX_CASES);
}

/**
 * Uses our summary of the holdings for a built-in case, and the passage that matched for an
 * imported one.
 */
function toFoundCase(
  { library }: FindMoreCasesDeps,
  { slug, name, citation, passages }: CaseHit,
): FoundCase | undefined {
  const builtIn = library.cases.find(({ id }) => id === slug);
  const passage = passages[0]?.text;
  const holding = builtIn ? builtIn.holdings.join(' ') : passage && `“${toOneLine(passage, ',')}”`;
  return holding && citation ? { slug, name, citation, holding } : undefined;
}
