// What the text of a section refers to: other sections, by citation or "of this title", and its own
// parts ("subsection (a)(1)", "paragraph (2)"). Every pattern is bounded. What could mean a part of
// another section is left alone.
import { findLaws } from '#legal/citations/find-laws.ts';
import { readSections, type SectionItem } from '#legal/statutes/read-sections.ts';
import {
  getStatutePath,
  listCitedSections,
  type StatuteAddress,
} from '#legal/statutes/statute-address.ts';
import { execAt } from '#lib/exec-at.ts';

/** `address` is undefined for a part of the section itself. */
export type Reference = { start: number; end: number; href: string; address?: StatuteAddress };

const SECTION_WORD = /\b[Ss]ection(s?)\s{1,3}(?=\d)/g;
const OF_THIS_TITLE = /,?\s{1,3}of\s{1,3}this\s{1,3}title\b/y;
const PART =
  /\b([Ss]ubsection|[Pp]aragraph|[Ss]ubparagraph|[Cc]lause|[Ss]ubclause)\s{1,3}((?:\([0-9A-Za-z]{1,5}\)){1,6})/g;
const OF_ANOTHER =
  /(?:\s{0,3}(?:,|and|or|through|to)\s{0,3}(?:\([0-9A-Za-z]{1,5}\)){1,6}){0,6},?\s{1,3}of\s{1,3}(?!this\s{1,3}(?:section|subsection|paragraph|subparagraph|clause)\b)/y;
const LEVELS = ['subsection', 'paragraph', 'subparagraph', 'clause', 'subclause'];

export const toAnchor = (path: string): string => path.replaceAll('/', '-');
/** "a/1" for "(a)(1)". */
const toPath = (marks: string): string => (marks.match(/[0-9A-Za-z]+/g) ?? []).join('/');

/** `path`: where the paragraph stands in the outline. `paths`: all of the section. */
export function findReferences(
  text: string,
  address: StatuteAddress,
  path: string,
  paths: ReadonlySet<string>,
): Reference[] {
  const cited = findLaws(text).flatMap((citation): Reference[] => {
    const sections = listCitedSections(citation);
    const [first] = sections;
    if (!first || citation.kind !== 'statute') return [];
    if (sections.length === 1)
      return [createReference(citation.start, citation.end, first, citation.subsection)];
    return splitReferences(text, citation.start, citation.end, sections);
  });
  const relative = address.jurisdiction === 'us' ? findRelative(text, address) : [];
  return removeOverlaps([...cited, ...relative, ...findParts(text, path, paths)]);
}

function createReference(
  start: number,
  end: number,
  address: StatuteAddress,
  subsection: string,
): Reference {
  const part = /^(?:\([0-9A-Za-z]{1,5}\)){1,6}$/.test(subsection)
    ? `#${toAnchor(toPath(subsection))}`
    : '';
  return { start, end, href: getStatutePath(address) + part, address };
}

/** Each number of a list is a link of its own. */
function splitReferences(
  text: string,
  start: number,
  end: number,
  sections: StatuteAddress[],
): Reference[] {
  let from = start;
  return sections.flatMap((address) => {
    const offset = text.indexOf(address.number, from);
    if (offset < 0 || offset + address.number.length > end) return [];
    from = offset + address.number.length;
    return [createReference(offset, from, address, '')];
  });
}

/** "section 1981a(b) of this title". */
function findRelative(text: string, { jurisdiction, code }: StatuteAddress): Reference[] {
  return [...text.matchAll(SECTION_WORD)].flatMap((word): Reference[] => {
    const list = readSections(text, word.index + word[0].length, word[1] !== '');
    if (!list || !execAt(OF_THIS_TITLE, text, list.end)) return [];
    const toAddress = (number: string) => ({ jurisdiction, code, number });
    const [only, ...others] = list.items;
    if (only && others.length === 0 && !only.to)
      return [createReference(word.index, list.end, toAddress(only.section), only.subsection)];
    const numbers = list.items.flatMap(({ section, to }: SectionItem) =>
      to ? [section, to] : [section],
    );
    return splitReferences(
      text.replace(/[\u2010-\u2015\u2212]/g, '-'),
      word.index,
      list.end,
      numbers.map(toAddress),
    );
  });
}

/** "paragraph (2)" in (a)(1)(B) is (a)(2). Linked only if the section has such a part. */
function findParts(text: string, path: string, paths: ReadonlySet<string>): Reference[] {
  return [...text.matchAll(PART)].flatMap((match): Reference[] => {
    const end = match.index + match[0].length;
    if (execAt(OF_ANOTHER, text, end)) return [];
    const level = LEVELS.indexOf(match[1]?.toLowerCase() ?? '');
    const around = path.split('/').slice(0, level);
    const target = [...around, toPath(match[2] ?? '')].join('/');
    return around.length === level && paths.has(target)
      ? [{ start: match.index, end, href: `#${toAnchor(target)}` }]
      : [];
  });
}

/** In the order of the text; of two that overlap the first stays. */
function removeOverlaps(references: Reference[]): Reference[] {
  let end = 0;
  return references
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((reference) => {
      if (reference.start < end) return false;
      end = reference.end;
      return true;
    });
}
