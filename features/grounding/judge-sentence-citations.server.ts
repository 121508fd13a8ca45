// The cases, statutes and rules that one sentence cites, each with its status from the citation
// checker. Nothing is verified by default: a citation that cannot be looked up stays unconfirmed.

import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/check/look-up-citations.server.ts';
import { lookUpMissingCitations } from '#features/citations/check/look-up-missing-citations.server.ts';
import { listCitedParts } from '#features/law/cited-parts.ts';
import {
  findStatuteText,
  type StatuteText,
} from '#features/law/quotations/find-statute-text.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import { findOfficialLink } from '#legal/citations/official-link.ts';
import type { Citation, Judgment } from '#legal/citations/types.ts';
import { formatPartialDate } from '#lib/dates.ts';
import type { SentenceCitation } from './answer.ts';

/** Of one text; a motion has all its sentences judged at once. */
const MAX_STATUTE_TEXTS = 200;

export type JudgeDeps = Pick<LibraryDeps, 'db' | 'library' | 'log' | 'clock' | 'lookUpLive'>;
export type JudgedCitation = SentenceCitation & {
  text: string;
  /** The same for all spellings of the citation. */
  key: string;
  reason: string;
  /** The stored words of the statute, with its heading. */
  statuteText?: StatuteText;
  /** Of the section of the U.S. Code, by its list. */
  heading?: string;
  /** The built-in case, when the citation is verified and names one. */
  builtIn?: BuiltInCase;
};

export async function judgeSentenceCitations(
  deps: JudgeDeps,
  text: string,
): Promise<JudgedCitation[]> {
  const citations = findCitations(text);
  if (citations.length === 0) return [];
  const thisYear = deps.clock.now().getUTCFullYear();
  const authorities = getListedAuthorities(deps.library.authorities);
  const { matches, partial } = await lookUpCitations(deps, listCaseKeys(citations));
  const judged = judgeCitations(citations, {
    matches,
    isListed: (key) => authorities.has(key),
    usCode: deps.library.usCode,
    thisYear,
  });
  if (deps.lookUpLive) await lookUpMissingCitations(deps.lookUpLive, citations, judged, thisYear);
  const statuteTexts = partial ? [] : await findStatuteTexts(deps, citations);
  return citations.map((citation, index) => {
    const judgement = downgradeIfPartial(judged[index] as Judgment, partial);
    const { start, end } = citation;
    const { status, reason, sentence } = judgement;
    const builtIn = findBuiltInCase(deps, judgement);
    const statuteText = status === 'impossible' ? undefined : statuteTexts[index];
    const href = statuteText?.href ?? findHref(deps, citation, judgement);
    const heading = judgement.sections?.[0]?.heading;
    return {
      start,
      end,
      status,
      reason,
      sentence,
      text: citation.text,
      key: getCitationKey(citation),
      ...(href && { href }),
      ...(heading && { heading }),
      ...(statuteText && {
        statuteText,
        statute: { text: statuteText.text, asOf: formatPartialDate(statuteText.date) },
      }),
      ...(builtIn && { builtIn }),
    };
  });
}

/**
 * Of each citation, where the section is stored. A lookup that fails leaves the citations as they
 * are.
 */
async function findStatuteTexts(
  deps: JudgeDeps,
  citations: Citation[],
): Promise<(StatuteText | undefined)[]> {
  try {
    return await Promise.all(
      citations.slice(0, MAX_STATUTE_TEXTS).map((citation) => {
        const [part] = listCitedParts(citation, deps.library.usCode).sections;
        return part && findStatuteText(deps, part);
      }),
    );
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'the text of statutes could not be read');
    return [];
  }
}

/** With partial results, the right case may be missing: a wrong name is then not certain. */
function downgradeIfPartial(judgement: Judgment, partial: boolean): Judgment {
  return partial && judgement.status === 'wrong_name'
    ? { ...judgement, status: 'not_in_index' }
    : judgement;
}

export function getCitationKey(citation: Citation): string {
  if (citation.kind === 'case') return `${citation.volume} ${citation.reporter} ${citation.page}`;
  const others = citation.kind === 'statute' ? (citation.others ?? []) : [];
  return [
    toAuthorityKey(citation) ?? citation.text,
    ...others.map(({ section, to }) => [section, to].filter(Boolean).join('-')),
  ].join('+');
}

export const listCitationKeys = (text: string): Set<string> =>
  new Set(findCitations(text).map(getCitationKey));

function findBuiltInCase(
  { library }: JudgeDeps,
  { status, matches }: Judgment,
): BuiltInCase | undefined {
  const id = status === 'verified' ? matches[0]?.id : undefined;
  return id ? library.cases.find((builtIn) => builtIn.id === id) : undefined;
}

function findHref(
  { library }: JudgeDeps,
  citation: Citation,
  { status, matches }: Judgment,
): string | undefined {
  if (status === 'impossible') return undefined;
  if (matches[0]?.id && status !== 'found_live') return `/cases/${matches[0].id}`;
  return (
    getListedAuthorities(library.authorities).get(toAuthorityKey(citation) ?? '')?.url ??
    findOfficialLink(citation)?.url
  );
}
