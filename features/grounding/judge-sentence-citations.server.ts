// The cases, statutes and rules that one sentence cites, each with the status that the citation checker gives it. Nothing is good by
// default: what cannot be looked up is not confirmed.

import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
import { askLive } from '#features/citations/look-up-missing-citations.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { caseKeys, judgeCitations } from '#legal/citations/judge-citation.ts';
import { officialLink } from '#legal/citations/official-link.ts';
import type { Citation, Judgement } from '#legal/citations/types.ts';
import type { SentenceCitation } from './answer.ts';

export type JudgeDeps = Pick<LibraryDeps, 'db' | 'library' | 'log' | 'clock' | 'lookUpLive'>;
export type JudgedCitation = SentenceCitation & {
  text: string;
  /** The same for every way of writing it. */
  key: string;
  reason: string;
  /** What we hold of a case that was found. */
  builtIn?: BuiltInCase;
};

export async function judgeSentenceCitations(deps: JudgeDeps, text: string): Promise<JudgedCitation[]> {
  const citations = findCitations(text);
  if (citations.length === 0) return [];
  const thisYear = deps.clock.now().getUTCFullYear();
  const authorities = listedAuthorities(deps.library.authorities);
  const { held, partial } = await lookUpCitations(deps, caseKeys(citations));
  const judged = judgeCitations(citations, { held, isListed: (key) => authorities.has(key), thisYear });
  if (deps.lookUpLive) await askLive(deps.lookUpLive, citations, judged, thisYear);
  return citations.map((citation, at) => {
    const judgement = sure(judged[at] as Judgement, partial);
    const { start, end } = citation;
    const { status, reason, sentence } = judgement;
    const builtIn = builtInOf(deps, judgement);
    const href = hrefOf(deps, citation, judgement);
    return {
      start,
      end,
      status,
      reason,
      sentence,
      text: citation.text,
      key: citationKey(citation),
      ...(href && { href }),
      ...(builtIn && { builtIn }),
    };
  });
}

/** With half of the index away, another case may well stand where we see only one. */
function sure(judgement: Judgement, partial: boolean): Judgement {
  return partial && judgement.status === 'wrong_name' ? { ...judgement, status: 'not_in_index' } : judgement;
}

export function citationKey(citation: Citation): string {
  if (citation.kind === 'case') return `${citation.volume} ${citation.reporter} ${citation.page}`;
  return authorityKey(citation) ?? citation.text;
}

/** Keys of all that a text cites. */
export const citationKeys = (text: string): Set<string> => new Set(findCitations(text).map(citationKey));

function builtInOf({ library }: JudgeDeps, { status, held }: Judgement): BuiltInCase | undefined {
  const id = status === 'verified' ? held[0]?.id : undefined;
  return id ? library.cases.find((known) => known.id === id) : undefined;
}

function hrefOf({ library }: JudgeDeps, citation: Citation, { status, held }: Judgement): string | undefined {
  if (status === 'impossible') return undefined;
  if (held[0]?.id && status !== 'found_live') return `/cases/${held[0].id}`;
  return listedAuthorities(library.authorities).get(authorityKey(citation) ?? '')?.url ?? officialLink(citation)?.url;
}
