// The sections that a citation names, with the place in their outline, so that their stored text
// can be found.
import { judgeUsCode } from '#legal/citations/judge-us-code.ts';
import type { Citation, StatuteCitation } from '#legal/citations/types.ts';
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';
import { listCitedSections } from '#legal/statutes/statute-address.ts';
import type { UsCode } from '#legal/statutes/us-code.ts';
import type { StatuteAddress } from './schema.ts';

/** `path`: the cited place in the outline, "a/1/A"; empty for the whole section. */
export type CitedPart = { address: StatuteAddress; path: string };
/** `isOpen`: a range, "et seq." or a note, which have more text than that of the sections named. */
export type CitedParts = { sections: CitedPart[]; isOpen: boolean };

const NONE: CitedParts = { sections: [], isOpen: false };
/** "Id. § 1692f": another section of the law that was just cited. */
const SECTION_AFTER_ID =
  /^\s{0,3}(?:at\s{1,3})?§{1,2}\s{0,3}(\d[\dA-Za-z]{0,9}(?:[.:–-][\dA-Za-z]{1,9}){0,4})((?:\([0-9A-Za-z]{1,5}\)){0,9})/;

export function listCitedParts(citation: Citation, usCode: () => UsCode): CitedParts {
  if (citation.kind !== 'statute' || citation.unit !== 'section' || !citation.section) return NONE;
  const { code, section, subsection, to, others = [], note, text } = citation;
  const isOpen =
    note === true || to !== '' || others.some((other) => other.to) || /\bet\.?\s+seq/i.test(text);
  const paths = new Map(
    [{ section, subsection }, ...others].map((item) => [
      item.section.toLowerCase(),
      toPath(item.subsection),
    ]),
  );
  const addresses =
    code === 'U.S.C.' || code === 'I.R.C.'
      ? listInCode(citation, usCode())
      : listCitedSections(citation);
  const sections = addresses.map((address) => ({
    address,
    path: paths.get(address.number.toLowerCase()) ?? '',
  }));
  return { sections, isOpen };
}

/** In the spelling of the Code, and by the reading of a hyphen that the Code has. */
function listInCode(citation: StatuteCitation, usCode: UsCode): StatuteAddress[] {
  const { sections = [] } = judgeUsCode(citation, usCode, false);
  return sections.map(({ title, section }) => ({
    jurisdiction: 'us',
    code: title,
    number: normalizeSectionNumber(section),
  }));
}

type CitationsInText = { text: string; citations: readonly Citation[] };

/**
 * The law that a quotation is attributed to. Of "Id." the law cited before, or the section that is
 * named after it.
 */
export function listQuotedSections(
  { text, citations }: CitationsInText,
  { start, citation: index }: { start: number; citation: number },
  usCode: () => UsCode,
): CitedParts {
  const citation = citations[index];
  if (citation?.kind !== 'id') return citation ? listCitedParts(citation, usCode) : NONE;
  const target = citations[findReferred(citations, citation.refersTo ?? -1, start)];
  if (target?.kind !== 'statute') return NONE;
  const [, section, subsection = ''] =
    SECTION_AFTER_ID.exec(text.slice(citation.end, citation.end + 60)) ?? [];
  if (!section) return listCitedParts(target, usCode);
  return listCitedParts(
    replaceSection(target, normalizeSectionNumber(section), subsection),
    usCode,
  );
}

/**
 * "Id." after a quotation does not refer to a law that the quoted words cite, but to the one before
 * them.
 */
function findReferred(
  citations: readonly Citation[],
  refersTo: number,
  quotationStart: number,
): number {
  let index = refersTo;
  while (index >= 0 && (citations[index]?.end ?? 0) > quotationStart) index--;
  const citation = citations[index];
  return citation && 'refersTo' in citation ? (citation.refersTo ?? -1) : index;
}

function replaceSection(
  citation: StatuteCitation,
  section: string,
  subsection: string,
): StatuteCitation {
  return { ...citation, section, subsection, to: '', others: [], text: '' };
}

/** "(a)(1)" is "a/1"; of "(a)-(c)" the first. */
function toPath(subsection: string): string {
  const first = /^(?:\([0-9A-Za-z]{1,5}\))+/.exec(subsection)?.[0] ?? '';
  return first.slice(1, -1).replaceAll(')(', '/');
}
