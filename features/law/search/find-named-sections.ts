// Sections that a query names: by citation ("42 usc 1983", "section 1983"), by an Act's name in any
// case ("fair debt collection practices act", "ada title iii") and by a section of an Act ("FDCPA
// 1692g"). Reading is bounded by the length of the query.
import { findCitations } from '#legal/citations/find-citations.ts';
import { type Act, findActSection, matchActs } from '#legal/statutes/acts.ts';
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';
import type { UsCode } from '#legal/statutes/us-code.ts';

/** `isExact`: the query names this section; otherwise it names the Act that begins here. */
export type NamedSection = { title: string; section: string; isExact: boolean };

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}]/gu;
const SECTION_AFTER =
  /^[\s,]{0,3}(?:(?:section|sec\.?|§{1,2})\s{0,3})?(\d{1,5}[a-z]{0,3}(?:-\d{1,3}[a-z]?)?)/i;
const SECTION_BEFORE =
  /(?:section|sec\.?|§{1,2})\s{0,3}(\d{1,5}[a-z]{0,3}(?:-\d{1,3}[a-z]?)?)(?:\([\w)(]{1,12})?\s{1,3}(?:of|under)\s{1,3}(?:the\s{1,3})?$/i;
const TITLE_OF_ACT = /\btitle\s{1,3}([ivx]{1,4}|\d{1,2})\b/i;
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const MAX_NAMED = 5;

export function findNamedSections(usCode: UsCode, query: string): NamedSection[] {
  const cited = findCitations(query, { byName: true }).flatMap((citation): NamedSection[] =>
    citation.kind === 'statute' && citation.code === 'U.S.C.' && citation.unit === 'section'
      ? [
          {
            title: citation.title,
            section: normalizeSectionNumber(citation.section),
            isExact: true,
          },
        ]
      : [],
  );
  const named = new Map<string, NamedSection>();
  for (const one of [...cited, ...findActSections(query)]) {
    const known = usCode.find(one.title, one.section);
    const key = `${one.title}/${known?.section}`;
    if (known && !named.has(key)) named.set(key, { ...one, section: known.section });
  }
  return [...named.values()].slice(0, MAX_NAMED);
}

function findActSections(query: string): NamedSection[] {
  let end = 0;
  return Array.from(query.matchAll(WORD_START)).flatMap(({ index }) => {
    if (index < end) return [];
    const match = findAct(query, index);
    if (!match) return [];
    end = match.end;
    return match.acts.map((act) =>
      readActSection(act, query.slice(0, index), query.slice(match.end)),
    );
  });
}

/**
 * An abbreviation is printed in capitals; people who search type "ada", which as a word alone means
 * nothing else here.
 */
function findAct(query: string, start: number): { end: number; acts: Act[] } | undefined {
  const word = /^[\p{L}-]{3,12}/u.exec(query.slice(start))?.[0] ?? '';
  const [match] = matchActs(query, start);
  if (match) return { end: match.end, acts: match.acts.map(({ act }) => act) };
  const [abbreviated] = matchActs(word.toUpperCase(), 0);
  const isWhole =
    abbreviated?.end === word.length && word.length >= 3 && !COMMON_WORDS.has(word.toLowerCase());
  return isWhole
    ? { end: start + word.length, acts: abbreviated.acts.map(({ act }) => act) }
    : undefined;
}

/** Abbreviations of Acts that are also English words. */
const COMMON_WORDS = new Set([
  'act',
  'acts',
  'can',
  'care',
  'aid',
  'safe',
  'hope',
  'code',
  'first',
  'patriot',
  'are',
  'cares',
  'ear',
  'mad',
]);

function readActSection(act: Act, before: string, after: string): NamedSection {
  const number = (SECTION_BEFORE.exec(before) ?? SECTION_AFTER.exec(after))?.[1];
  const section = (number && findActSection(act, number)) ?? findTitleOfAct(act, before + after);
  return section
    ? { title: act.title, section, isExact: true }
    : { title: act.title, section: act.section, isExact: false };
}

/** Title III of an Act begins with its section 301, where its sections are numbered so. */
function findTitleOfAct({ sections }: Act, rest: string): string | undefined {
  const written = TITLE_OF_ACT.exec(rest)?.[1]?.toLowerCase();
  const title = written && (ROMAN.indexOf(written) > 0 ? ROMAN.indexOf(written) : Number(written));
  if (!title || !sections) return undefined;
  const first = [...sections.keys()]
    .map(Number)
    .filter((number) => Math.floor(number / 100) === title);
  return first.length > 0 ? sections.get(String(Math.min(...first))) : undefined;
}
