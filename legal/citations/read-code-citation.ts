// A statute or a regulation, from the name of its code: the title to its left or right, and the
// sections with their subsections, range and year. Codes number in many ways, and a hyphen is a
// range in one and part of a number in another.
import { execAt } from '#lib/exec-at.ts';
import { abbreviateSubject, type Law, matchLaws } from './laws.ts';
import { readNumberBefore } from './read-number-before.ts';
import { isWord } from './spelling.ts';
import type { StatuteCitation } from './types.ts';

const SECTION_MARK =
  /[,\s]{0,5}(?:(§{1,3}|[Ss]ections?|[Ss]ecs?\.)|([Pp]arts?|[Pp]ts?\.)|([Cc]hapters?|[Cc]hs?\.|c\.|art\.?|[Rr]\.|[Rr]eg\.|[Rr]ules?))?\s{0,4}/y;
const TITLE = /[,\s]{0,3}tit\.\s{0,3}(\d{1,3}[A-Z]{0,2}),?\s{0,3}(?=§|[Ss]ec)/y;
const CHAPTER = /[,\s]{0,3}(?:ch|c)\.\s{0,3}(\d{1,4}[A-Z]{0,2}),?\s{0,3}(?=§|[Ss]ec)/y;
const SECTION = /\d[\dA-Za-z]{0,9}(?:[.:/\-–][\dA-Za-z]{1,9}){0,5}/y;
export const SUBSECTION =
  /(?:\([0-9A-Za-z]{1,5}\)){1,9}(?:-\d{1,3}[A-Z]?(?![\dA-Za-z])(?:\([0-9A-Za-z]{1,5}\)){0,9})?/y;
const RANGE_END =
  /\s{0,2}(?:[-–—]|to|through)\s{0,2}(\d[\dA-Za-z]{0,9}(?:[.:-][\dA-Za-z]{1,9}){0,4})/y;
const ET_SEQ_AND_YEAR =
  /(?:\s{1,3}et\.?\sseq\.?)?(?:\s{0,3}\((?:[A-Z][A-Za-z&.' ]{0,30}\s)?((?:1[789]|20)\d\d)(?:[-–]\d{2,4})?\))?/y;
const PUBLIC_LAW =
  /\s{0,3}(?:No\.?|Number)?\s{0,3}(\d{1,3}[-–]\d{1,5})(?:,\s{0,3}§{1,2}\s{0,3}(\d[\dA-Za-z-]{0,9}))?/y;
const PAGE = /,?\s{0,3}(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\p{L}\p{N}])/uy;
const SUBJECT_AFTER =
  /,\s{0,3}((?:[A-Z][A-Za-z'’.]{0,14}|&|and)(?:\s{1,2}(?:[A-Z][A-Za-z'’.]{0,14}|&|and)){0,5})(?=,?\s{0,3}§)/y;

export function readCodeCitation(
  text: string,
  start: number,
  previousEnd: number,
): StatuteCitation | undefined {
  for (const { end, value } of matchLaws(text, start)) {
    const codeText = text.slice(start, end);
    if (!codeText.includes('.') && codeText.length < 6 && codeText !== codeText.toUpperCase())
      continue;
    const citation = readCodeSection(text, {
      start,
      end,
      law: value,
      previousEnd,
      acronym: /^[A-Z]{2,5}$/.test(codeText),
    });
    if (citation) return citation;
  }
  return undefined;
}

type CodeMatch = { start: number; end: number; law: Law; previousEnd: number; acronym: boolean };

function readCodeSection(
  text: string,
  { start, end, law, previousEnd, acronym }: CodeMatch,
): StatuteCitation | undefined {
  const title = readNumberBefore(text, start, previousEnd);
  if (law.name === 'Pub. L.' || law.name === 'Pvt. L.') {
    const number = execAt(PUBLIC_LAW, text, end);
    return (
      number &&
      createStatute(text, start, number.end, law, {
        title: number.groups[0]?.replace('–', '-') ?? '',
        section: number.groups[1] ?? '',
      })
    );
  }
  if (law.form === 'v' || law.form === 'y' || law.form === 'n') {
    const page = execAt(PAGE, text, end);
    if (!page || !title) return undefined;
    const rest = execAt(ET_SEQ_AND_YEAR, text, page.end);
    const fields = {
      title: title.digits,
      section: (page.groups[0] ?? '').replaceAll(',', ''),
      unit: 'page' as const,
      year: readYear(rest),
    };
    return createStatute(text, title.start, rest?.end ?? page.end, law, fields);
  }
  const titleOrChapter = execAt(TITLE, text, end) ?? execAt(CHAPTER, text, end);
  if (titleOrChapter)
    return readSection(text, start, titleOrChapter.end, {
      law,
      title: titleOrChapter.groups[0] ?? '',
      needsMark: true,
    });
  if (title && (law.form === 't' || law.form === 'T' || law.form === 'C'))
    return readSection(text, title.start, end, { law, title: title.digits, needsMark: false });
  if (law.form === 't') return undefined;
  const subject = execAt(SUBJECT_AFTER, text, end);
  const lawWithSubject = subject
    ? { ...law, name: `${law.name}, ${abbreviateSubject((subject.groups[0] ?? '').split(/\s+/))}` }
    : law;
  return readSection(text, start, subject?.end ?? end, {
    law: lawWithSubject,
    title: '',
    needsMark: !acronym,
  });
}

export function readSection(
  text: string,
  start: number,
  from: number,
  { law, title, needsMark }: { law: Law; title: string; needsMark: boolean },
): StatuteCitation | undefined {
  const mark = execAt(SECTION_MARK, text, from);
  const [sign = '', part = '', other = ''] = mark?.groups ?? [];
  const number = execAt(SECTION, text, mark?.end ?? from);
  if (!mark || !number || !isBounded(text, number.end)) return undefined;
  if (needsMark && !(sign || part || other || /\d[A-Z]?[.-]\d/.test(number.text))) return undefined;
  const isPlural = /^§§|s\.?$/.test(sign);
  const { section, to: inside } = splitRange(
    number.text,
    isPlural,
    law.jurisdiction === 'US' || law.form === 'C',
  );
  const sub = execAt(SUBSECTION, text, number.end);
  const after = inside ? undefined : execAt(RANGE_END, text, sub?.end ?? number.end);
  const outside =
    after?.groups[0] && (isPlural || isRange(section, after.groups[0])) ? after : undefined;
  const to = inside || (outside?.groups[0] ?? '');
  const end = outside?.end ?? sub?.end ?? number.end;
  const rest = execAt(ET_SEQ_AND_YEAR, text, end);
  const unit = part ? 'part' : /^[Cc]h/.test(other) && law.form !== 'C' ? 'chapter' : 'section';
  return createStatute(text, start, rest?.end ?? end, law, {
    title,
    section,
    subsection: collapseSpaces(sub?.text),
    to,
    unit,
    year: readYear(rest),
  });
}

function isBounded(text: string, end: number): boolean {
  return !isWord(text.charCodeAt(end));
}

/** "1681–1681x" after §§ is a range; "300aa-16" and "36-3701" are single sections. */
function splitRange(
  token: string,
  isPlural: boolean,
  hyphenIsRange: boolean,
): { section: string; to: string } {
  const hyphen = token.lastIndexOf('-');
  const dash = Math.max(
    token.lastIndexOf('–'),
    hyphenIsRange || hyphen * 2 + 1 === token.length ? hyphen : -1,
  );
  if (dash > 0 && isPlural && isRange(token.slice(0, dash), token.slice(dash + 1)))
    return { section: token.slice(0, dash), to: token.slice(dash + 1) };
  return { section: token.replaceAll('–', '-'), to: '' };
}

function isRange(from: string, to: string): boolean {
  const first = Number.parseInt(from, 10);
  const last = Number.parseInt(to, 10);
  return (
    last > first ||
    (last === first &&
      to.length > from.length &&
      to.startsWith(String(first)) &&
      !from.includes('.'))
  );
}

type StatuteFields = {
  title: string;
  section: string;
  subsection?: string;
  to?: string;
  unit?: StatuteCitation['unit'];
  year?: number | undefined;
};

function createStatute(
  text: string,
  start: number,
  end: number,
  law: Law,
  fields: StatuteFields,
): StatuteCitation {
  const { title, section, subsection = '', to = '', unit = 'section' } = fields;
  return {
    kind: law.kind,
    start,
    end,
    text: text.slice(start, end),
    code: law.name,
    codeKnown: true,
    title,
    section,
    subsection,
    to,
    unit,
    year: fields.year,
  };
}

export const collapseSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();
const readYear = (rest: { groups: (string | undefined)[] } | undefined) =>
  rest?.groups[0] ? Number(rest.groups[0]) : undefined;
