// Authorities as the sources of an analysis. Each goes through the citation checker, ours too: only what is verified there gets a number,
// and an overruled case never does. What gets none cannot be cited.

import { paragraphAnchor } from '#features/case-law/page/opinion-html.server.ts';
import type { CaseHit } from '#features/case-law/schema.ts';
import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import { type JudgeDeps, type JudgedCitation, judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import type { AnalysisSource } from './analysis.ts';

export type SourceBook = {
  sources: AnalysisSource[];
  /** The number of a citation as a claim writes it; none: not to be relied on. */
  numberOf: (cite: string) => number | undefined;
};
type Unnumbered = Omit<AnalysisSource, 'n'>;

export async function checkAuthorities(deps: JudgeDeps, cites: string[], found: CaseHit[]): Promise<SourceBook> {
  const wanted = [...new Set(cites)];
  const judged = await Promise.all(wanted.map((cite) => sourceOf(deps, cite)));
  const searched = await Promise.all(found.map((hit) => foundSource(deps, hit)));
  const [sources, numbers]: [AnalysisSource[], Map<string, number>] = [[], new Map()];
  for (const [at, cite] of [...wanted, ...found.map(({ citation }) => citation)].entries()) {
    const source = at < wanted.length ? judged[at] : searched[at - wanted.length];
    if (!source) {
      deps.log.warn({ cite }, 'an authority is not verified and is left out');
      continue;
    }
    const same = sources.find(
      ({ kind, id, citation }) => kind === source.kind && id === source.id && (kind === 'case' || citation === cite),
    );
    const n = same?.n ?? sources.length + 1;
    if (!same) sources.push({ n, ...source });
    numbers.set(cite, n);
  }
  return { sources, numberOf: (cite) => numbers.get(cite) };
}

async function sourceOf(deps: JudgeDeps, cite: string): Promise<Unnumbered | undefined> {
  const judged = await judgeSentenceCitations(deps, cite);
  const [only] = judged;
  if (!only || judged.length !== 1 || only.status !== 'verified' || !only.href) return undefined;
  if (only.builtIn) return caseSource(only.builtIn, cite);
  const authority = listedAuthorities(deps.library.authorities).get(only.key);
  if (!authority) return undefined;
  const { id, kind, heading, url } = authority;
  return { kind, id, title: heading, href: url, passage: heading, note: cite, citation: cite, status: only.status };
}

function caseSource({ id, name, holdings, treatment }: BuiltInCase, cite: string): Unnumbered | undefined {
  if (treatment.status === 'overruled') return undefined;
  return {
    ...{ kind: 'case', id, title: name, href: `/cases/${id}`, passage: holdings.join(' '), note: cite, citation: cite, status: 'verified' },
    ...(treatment.status === 'limited' && { limited: { by: treatment.by, note: treatment.note } }),
  };
}

/** What the case search found: the passage is the one that matched. */
async function foundSource(
  deps: JudgeDeps,
  { slug, name, citation, passages: [best], treatment }: CaseHit,
): Promise<Unnumbered | undefined> {
  const judged: JudgedCitation[] = await judgeSentenceCitations(deps, citation);
  const fits = judged.length > 0 && judged.every(({ status, href }) => status === 'verified' && href === `/cases/${slug}`);
  if (!fits || !best || treatment?.status === 'overruled') return undefined;
  const builtIn = deps.library.cases.find(({ id }) => id === slug);
  const { paragraph, opinion = 1 } = best;
  return {
    ...(builtIn ? caseSource(builtIn, citation) : undefined),
    ...{ kind: 'case', id: slug, title: name, passage: best.text, note: citation, citation, status: 'verified', bySearch: true },
    href: `/cases/${slug}${paragraph ? `#${paragraphAnchor(opinion, paragraph)}` : ''}`,
  };
}
