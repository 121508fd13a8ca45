// Turns authorities into the numbered sources of an analysis. Every citation goes through the
// citation checker, including those from our own library: only verified ones get a number,
// overruled cases never do, and a citation without a number cannot be shown.

import { formatParagraphAnchor } from '#features/case-law/page/opinion-html.server.ts';
import type { CaseHit } from '#features/case-law/schema.ts';
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import {
  type JudgeDeps,
  type JudgedCitation,
  judgeSentenceCitations,
} from '#features/grounding/judge-sentence-citations.server.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import type { AnalysisSource } from '../analysis.ts';

export type SourceList = {
  sources: AnalysisSource[];
  /**
   * The source number of a citation as a claim writes it; undefined when it must not be relied on.
   */
  findNumber: (cite: string) => number | undefined;
};
type UnnumberedSource = Omit<AnalysisSource, 'n'>;

export async function checkAuthorities(
  deps: JudgeDeps,
  cites: string[],
  searchHits: CaseHit[],
): Promise<SourceList> {
  const uniqueCites = [...new Set(cites)];
  const citedSources = await Promise.all(uniqueCites.map((cite) => findCitedSource(deps, cite)));
  const searchSources = await Promise.all(searchHits.map((hit) => toSearchSource(deps, hit)));
  const sources: AnalysisSource[] = [];
  const numbers = new Map<string, number>();
  for (const [index, cite] of [
    ...uniqueCites,
    ...searchHits.map(({ citation }) => citation),
  ].entries()) {
    const source =
      index < uniqueCites.length ? citedSources[index] : searchSources[index - uniqueCites.length];
    if (!source) {
      deps.log.warn({ cite }, 'an authority is not verified and is left out');
      continue;
    }
    const duplicate = sources.find(
      ({ kind, id, citation }) =>
        kind === source.kind && id === source.id && (kind === 'case' || citation === cite),
    );
    const n = duplicate?.n ?? sources.length + 1;
    if (!duplicate) sources.push({ n, ...source });
    numbers.set(cite, n);
  }
  return { sources, findNumber: (cite) => numbers.get(cite) };
}

async function findCitedSource(
  deps: JudgeDeps,
  cite: string,
): Promise<UnnumberedSource | undefined> {
  const judged = await judgeSentenceCitations(deps, cite);
  const [citation] = judged;
  if (!citation || judged.length !== 1 || citation.status !== 'verified' || !citation.href)
    return undefined;
  if (citation.builtIn) return toCaseSource(citation.builtIn, cite);
  const authority = getListedAuthorities(deps.library.authorities).get(citation.key);
  const title = authority?.heading || citation.heading;
  if (!title) return undefined;
  // Where the statute is stored, the analysis rests on its own words.
  const { text = title, href = citation.href } = citation.statuteText ?? {};
  return {
    kind: authority?.kind ?? 'statute',
    id: authority?.id ?? citation.key,
    title,
    href,
    passage: text,
    note: cite,
    citation: cite,
    status: citation.status,
  };
}

function toCaseSource(
  { id, name, holdings, treatment }: BuiltInCase,
  cite: string,
): UnnumberedSource | undefined {
  if (isNoLongerLaw(treatment.status)) return undefined;
  return {
    kind: 'case',
    id,
    title: name,
    href: `/cases/${id}`,
    passage: holdings.join(' '),
    note: cite,
    citation: cite,
    status: 'verified',
    ...(treatment.status === 'limited' && { limited: { by: treatment.by, note: treatment.note } }),
  };
}

/** The source for a search hit; its passage is the one that matched. */
async function toSearchSource(
  deps: JudgeDeps,
  { slug, name, citation, passages: [bestPassage], treatment }: CaseHit,
): Promise<UnnumberedSource | undefined> {
  const judged: JudgedCitation[] = await judgeSentenceCitations(deps, citation);
  const isVerified =
    judged.length > 0 &&
    judged.every(({ status, href }) => status === 'verified' && href === `/cases/${slug}`);
  if (!isVerified || !bestPassage || isNoLongerLaw(treatment?.status)) return undefined;
  const builtIn = deps.library.cases.find(({ id }) => id === slug);
  const { paragraph, opinion = 1 } = bestPassage;
  return {
    ...(builtIn ? toCaseSource(builtIn, citation) : undefined),
    kind: 'case',
    id: slug,
    title: name,
    passage: bestPassage.text,
    note: citation,
    citation,
    status: 'verified',
    bySearch: true,
    href: `/cases/${slug}${paragraph ? `#${formatParagraphAnchor(opinion, paragraph)}` : ''}`,
  };
}
