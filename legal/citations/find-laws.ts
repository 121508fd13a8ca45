// Statutes, regulations, court rules, constitutions and journals, in one pass over the capital
// letters of a text. At each, tries determine whether a code, a rule, a state or a journal's name
// begins there; the title to its left and the section to its right are read by sticky patterns of
// bounded length.
import { execAt } from '#lib/exec-at.ts';
import { findJournal } from './find-journals.ts';
import { readUsCodeCitation } from './find-us-code.ts';
import { abbreviateSubject, type Law, matchLaws, matchRules, matchStates } from './laws.ts';
import { readNumberBefore } from './read-number-before.ts';
import { isLetter, isUpper, isWord } from './spelling.ts';
import type { Citation, ConstitutionCitation, RuleCitation, StatuteCitation } from './types.ts';

const SECTION_MARK =
  /[,\s]{0,5}(?:(§{1,3}|[Ss]ections?|[Ss]ecs?\.)|([Pp]arts?|[Pp]ts?\.)|([Cc]hapters?|[Cc]hs?\.|c\.|art\.?|[Rr]\.|[Rr]eg\.|[Rr]ules?))?\s{0,4}/y;
const TITLE = /[,\s]{0,3}tit\.\s{0,3}(\d{1,3}[A-Z]{0,2}),?\s{0,3}(?=§|[Ss]ec)/y;
const CHAPTER = /[,\s]{0,3}(?:ch|c)\.\s{0,3}(\d{1,4}[A-Z]{0,2}),?\s{0,3}(?=§|[Ss]ec)/y;
const SECTION = /\d[\dA-Za-z]{0,9}(?:[.:/\-–][\dA-Za-z]{1,9}){0,5}/y;
const SUBSECTION =
  /(?:\([0-9A-Za-z]{1,5}\)){1,9}(?:-\d{1,3}[A-Z]?(?![\dA-Za-z])(?:\([0-9A-Za-z]{1,5}\)){0,9})?/y;
const RANGE_END =
  /\s{0,2}(?:[-–—]|to|through)\s{0,2}(\d[\dA-Za-z]{0,9}(?:[.:-][\dA-Za-z]{1,9}){0,4})/y;
const ET_SEQ_AND_YEAR =
  /(?:\s{1,3}et\.?\sseq\.?)?(?:\s{0,3}\((?:[A-Z][A-Za-z&.' ]{0,30}\s)?((?:1[789]|20)\d\d)(?:[-–]\d{2,4})?\))?/y;
const PUBLIC_LAW =
  /\s{0,3}(?:No\.?|Number)?\s{0,3}(\d{1,3}[-–]\d{1,5})(?:,\s{0,3}§{1,2}\s{0,3}(\d[\dA-Za-z-]{0,9}))?/y;
const PAGE = /,?\s{0,3}(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\p{L}\p{N}])/uy;
const RULE =
  /,?\s{0,3}(?:Rules?\s{0,3}|R\.\s{0,2})?(\d{1,4}(?:\.\d{1,4})?[A-Za-z]?)(?![\p{L}\p{N}])/uy;
const STATE_RULE =
  /\s{0,2}R\.\s{0,2}(?:(?:Civ|Crim|App|Evid|Ct|Juv|Prof|Prob|Fam)\.?\s{0,2}){1,2}(?:(?:P|Proc|Conduct)\.?)?/y;
const CONSTITUTION =
  /,?\s{0,3}Const(?:itution|\.)?,?\s{0,3}(?:(amend)(?:ment|s|\.)?|(art)(?:icle|\.)?)\s{0,3}([IVXLC]{1,7}|\d{1,3})(?![A-Za-z])(?:,?\s{0,3}(?:§{1,2}|sec(?:tion|\.)?)\s{0,3}(\d{1,3}[A-Za-z]?))?(?:,?\s{0,3}cl(?:ause|\.)?\s{0,3}(\d{1,3}))?/iy;
const PREAMBLE = /,?\s{0,3}Const(?:itution|\.)?,?\s{0,3}(?:pmbl\.|preamble)/iy;
const SUBJECT_CODE =
  /((?:[,\s]{1,3}(?:[A-Z][A-Za-z'’.]{0,14}|&|and|of)){0,6}?)[\s.,]{1,3}(Code|Law|Act|C\.P\.L\.R\.|CPLR)(?:\sAnn\.)?(?![A-Za-z])/y;
const SUBJECT_AFTER =
  /,\s{0,3}((?:[A-Z][A-Za-z'’.]{0,14}|&|and)(?:\s{1,2}(?:[A-Z][A-Za-z'’.]{0,14}|&|and)){0,5})(?=,?\s{0,3}§)/y;

export function findLaws(text: string): Citation[] {
  const citations: Citation[] = [];
  let previousEnd = 0;
  for (let i = 0; i < text.length; i++) {
    const citation =
      readUsCodeCitation(text, i, previousEnd) ??
      (isNameStart(text, i) ? readNamedLaw(text, i, previousEnd) : undefined);
    if (!citation) continue;
    citations.push(citation);
    previousEnd = citation.end;
    i = citation.end - 1;
  }
  return citations;
}

const isNameStart = (text: string, i: number) =>
  isUpper(text.charCodeAt(i)) && !(i > 0 && isLetter(text.charCodeAt(i - 1)));

function readNamedLaw(text: string, start: number, previousEnd: number): Citation | undefined {
  return (
    readRuleCitation(text, start) ??
    readCodeCitation(text, start, previousEnd) ??
    readStateLaw(text, start) ??
    findJournal(text, start, previousEnd)
  );
}

function readRuleCitation(text: string, start: number): RuleCitation | undefined {
  for (const { end, value } of matchRules(text, start)) {
    const rule = readRuleNumber(text, start, end, value);
    if (rule) return rule;
  }
  return undefined;
}

function readRuleNumber(
  text: string,
  start: number,
  from: number,
  code: string,
): RuleCitation | undefined {
  const number = execAt(RULE, text, from);
  if (!number) return undefined;
  const sub = execAt(SUBSECTION, text, number.end);
  const end = sub?.end ?? number.end;
  return {
    kind: 'rule',
    start,
    end,
    text: text.slice(start, end),
    code,
    rule: number.groups[0] ?? '',
    subsection: collapseSpaces(sub?.text),
  };
}

function readCodeCitation(
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

function readSection(
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

/** Citations that begin with a state: its constitution, its rules, its codes by subject. */
function readStateLaw(
  text: string,
  start: number,
): ConstitutionCitation | RuleCitation | StatuteCitation | undefined {
  for (const { end, value: state } of matchStates(text, start)) {
    const constitution = readConstitution(text, start, end, state.code);
    if (constitution) return constitution;
    if (state.code === 'US') continue;
    const rule = execAt(STATE_RULE, text, end);
    const ruleCitation =
      rule &&
      readRuleNumber(text, start, rule.end, `${state.abbreviation} ${collapseSpaces(rule.text)}`);
    if (ruleCitation) return ruleCitation;
    const code = execAt(SUBJECT_CODE, text, end);
    if (!code) continue;
    const words = (code.groups[0] ?? '').split(/[\s,]+/).filter(Boolean);
    const kind = /CPLR|C\.P\.L\.R/.test(code.groups[1] ?? '') ? 'C.P.L.R.' : (code.groups[1] ?? '');
    const name = [state.abbreviation, abbreviateSubject(words), kind].filter(Boolean).join(' ');
    const law: Law = { name, kind: 'statute', form: 'c', jurisdiction: state.code };
    const statute = readSection(text, start, code.end, {
      law,
      title: '',
      needsMark: kind !== 'C.P.L.R.',
    });
    if (statute) return statute;
  }
  return undefined;
}

function readConstitution(
  text: string,
  start: number,
  from: number,
  jurisdiction: string,
): ConstitutionCitation | undefined {
  const preamble = execAt(PREAMBLE, text, from);
  const match = preamble ?? execAt(CONSTITUTION, text, from);
  if (!match) return undefined;
  const [amend, art, number = '', section = '', clause = ''] = preamble ? [] : match.groups;
  const part = amend ? 'amend' : art ? 'art' : '';
  return {
    kind: 'constitution',
    start,
    end: match.end,
    text: text.slice(start, match.end),
    jurisdiction,
    part,
    number: number.toUpperCase(),
    section,
    clause,
  };
}

const collapseSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();
const readYear = (rest: { groups: (string | undefined)[] } | undefined) =>
  rest?.groups[0] ? Number(rest.groups[0]) : undefined;
