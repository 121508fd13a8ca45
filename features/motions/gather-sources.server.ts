// What there is to argue with: the facts as they were told, the claims that they raise, and a few cases that the search finds for them.
// A motion that does not turn on a claim needs the facts alone.
import { type FoundClaim, findClaims } from '#features/analysis/find-claims.server.ts';
import { findMoreCases, type SearchMoreDeps } from '#features/analysis/find-more-cases.server.ts';
import { cleanFacts, readFacts } from '#features/analysis/read-facts.ts';
import type { CaseHit } from '#features/case-law/schema.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { oneLine } from '#features/printing/clean-text.ts';
import type { FoundCase, Material } from './gathered-sources.ts';
import type { MotionRequest } from './motion.ts';

const MAX_CLAIMS = 2;
const MAX_CASES = 3;

export async function gatherMaterial(deps: SearchMoreDeps, template: MotionTemplate, request: MotionRequest): Promise<Material> {
  const { details, jurisdiction } = request;
  if (!template.elements.some(({ claims }) => claims)) return { facts: numbered(readFacts(cleanFacts(details))), claims: [], cases: [] };
  const found = await findClaims(deps, details);
  const claims = found.claims.filter(({ fit }, at) => at === 0 || fit === 'likely').slice(0, MAX_CLAIMS);
  return { facts: numbered(found.facts), claims, cases: await findCases(deps, claims, { facts: found.facts, jurisdiction }) };
}

/** Word for word; only the full stop is ours. */
const numbered = (facts: { n: number; text: string }[]) => facts.map(({ n, text }) => ({ n, text: asSentence(oneLine(text, ',')) }));
const asSentence = (text: string) => (/[.!?…]["”’')\]]*$/.test(text) ? text : `${text}.`);

async function findCases(deps: SearchMoreDeps, claims: FoundClaim[], where: Parameters<typeof findMoreCases>[2]): Promise<FoundCase[]> {
  const hits = [...(await findMoreCases(deps, claims, where)).values()].flat();
  const cases = new Map(hits.map((hit) => [hit.slug, hit]));
  return [...cases.values()].flatMap((hit) => caseOf(deps, hit) ?? []).slice(0, MAX_CASES);
}

/** What it holds, in our words; of a case that we do not explain, the passage that was found. */
function caseOf({ library }: SearchMoreDeps, { slug, name, citation, passages }: CaseHit): FoundCase | undefined {
  const builtIn = library.cases.find(({ id }) => id === slug);
  const passage = passages[0]?.text;
  const says = builtIn ? builtIn.holdings.join(' ') : passage && `“${oneLine(passage, ',')}”`;
  return says && citation ? { slug, name, citation, says } : undefined;
}
