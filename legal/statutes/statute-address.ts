// Where a section of law is on the site, and which sections a citation names. Content, opinions,
// the citation checker and pages share it, so that a link to the law is made in one place. A
// state's code is left out where the state numbers its sections uniquely; it is the title or
// chapter where those number their own sections, and the subject ("civ") where a state has many
// codes.
import { findLaw, findStateOfCode } from '../citations/laws.ts';
import type { Citation, StatuteCitation } from '../citations/types.ts';
import { normalizeSectionNumber } from './section-number.ts';

/**
 * `jurisdiction`: "us" or a state's two letters in lower case. `code`: a title of the U.S. Code;
 * empty where a state numbers uniquely.
 */
export type StatuteAddress = { jurisdiction: string; code: string; number: string };

/** /law/us/42/1983, /law/wa/59.18.280. */
export function getStatutePath({ jurisdiction, code, number }: StatuteAddress): string {
  return `/law/${[jurisdiction, code, number].filter(Boolean).map(encodeURIComponent).join('/')}`;
}

/**
 * Both ends of a range and each of a list; none for an appendix, a note, a regulation or a whole
 * part.
 */
export function listCitedSections(citation: Citation): StatuteAddress[] {
  if (
    citation.kind !== 'statute' ||
    citation.unit !== 'section' ||
    citation.note ||
    !citation.section
  )
    return [];
  const code = findCode(citation);
  if (!code) return [];
  const numbers = [citation, ...(citation.others ?? [])]
    .flatMap(({ section, to }) => [section, to])
    .filter(Boolean);
  return [...new Set(numbers.map(normalizeSectionNumber))].map((number) => ({ ...code, number }));
}

function findCode({
  code,
  codeKnown,
  title,
}: StatuteCitation): Omit<StatuteAddress, 'number'> | undefined {
  if (code === 'U.S.C.') return { jurisdiction: 'us', code: title };
  if (code === 'I.R.C.') return { jurisdiction: 'us', code: '26' };
  const state = codeKnown ? findStateOfCode(code)?.toLowerCase() : undefined;
  if (!state || state === 'us') return undefined;
  return {
    jurisdiction: state,
    code: (title || (findLaw(code) ? '' : getSubject(code))).toLowerCase(),
  };
}

/** "civ" for "Cal. Civ. Code", "bus-prof" for "Cal. Bus. & Prof. Code". */
function getSubject(code: string): string {
  const [, subject = ''] =
    /^(?:[A-Z]\.\s?[A-Z]\.|[A-Z][a-z]+\.?)\s(.*?)\s?(?:Code|Law|Act)?$/.exec(code) ?? [];
  return subject
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
