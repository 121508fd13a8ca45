// Statutes, regulations, court rules, constitutions and journals: one pass over the capitals of a text. At each, the tables say
// whether a code, a rule, a state or a journal's name begins there; the title to its left and the section to its right are read
// by patterns of bounded length, anchored in place.
import { findJournal } from './find-journals.ts';
import { type Law, lawsAt, placesAt, rulesAt, subjectOf } from './laws.ts';
import { isDash, isDigit, isLetter, isSpace, isUpper, isWord, skipSpacesBack } from './spelling.ts';
import type { Citation, ConstitutionCitation, RuleCitation, StatuteCitation } from './types.ts';

const MARK =
  /[,\s]{0,5}(?:(§{1,3}|[Ss]ections?|[Ss]ecs?\.)|([Pp]arts?|[Pp]ts?\.)|([Cc]hapters?|[Cc]hs?\.|c\.|art\.?|[Rr]\.|[Rr]eg\.|[Rr]ules?))?\s{0,4}/y;
const TITLED = /[,\s]{0,3}tit\.\s{0,3}(\d{1,3}[A-Z]{0,2}),?\s{0,3}(?=§|[Ss]ec)/y;
const CHAPTERED = /[,\s]{0,3}(?:ch|c)\.\s{0,3}(\d{1,4}[A-Z]{0,2}),?\s{0,3}(?=§|[Ss]ec)/y;
const SECTION = /\d[\dA-Za-z]{0,9}(?:[.:/\-–][\dA-Za-z]{1,9}){0,5}/y;
const SUBSECTION = /(?:\([0-9A-Za-z]{1,5}\)){1,9}(?:-\d{1,3}[A-Z]?(?![\dA-Za-z])(?:\([0-9A-Za-z]{1,5}\)){0,9})?/y;
const TO = /\s{0,2}(?:[-–—]|to|through)\s{0,2}(\d[\dA-Za-z]{0,9}(?:[.:-][\dA-Za-z]{1,9}){0,4})/y;
const REST = /(?:\s{1,3}et\.?\sseq\.?)?(?:\s{0,3}\((?:[A-Z][A-Za-z&.' ]{0,30}\s)?((?:1[789]|20)\d\d)(?:[-–]\d{2,4})?\))?/y;
const PUBLIC_LAW = /\s{0,3}(?:No\.?|Number)?\s{0,3}(\d{1,3}[-–]\d{1,5})(?:,\s{0,3}§{1,2}\s{0,3}(\d[\dA-Za-z-]{0,9}))?/y;
const PAGE = /,?\s{0,3}(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\p{L}\p{N}])/uy;
const RULE = /,?\s{0,3}(?:Rules?\s{0,3}|R\.\s{0,2})?(\d{1,4}(?:\.\d{1,4})?[A-Za-z]?)(?![\p{L}\p{N}])/uy;
const STATE_RULE = /\s{0,2}R\.\s{0,2}(?:(?:Civ|Crim|App|Evid|Ct|Juv|Prof|Prob|Fam)\.?\s{0,2}){1,2}(?:(?:P|Proc|Conduct)\.?)?/y;
const CONST =
  /,?\s{0,3}Const(?:itution|\.)?,?\s{0,3}(?:(amend)(?:ment|s|\.)?|(art)(?:icle|\.)?)\s{0,3}([IVXLC]{1,7}|\d{1,3})(?![A-Za-z])(?:,?\s{0,3}(?:§{1,2}|sec(?:tion|\.)?)\s{0,3}(\d{1,3}[A-Za-z]?))?(?:,?\s{0,3}cl(?:ause|\.)?\s{0,3}(\d{1,3}))?/iy;
const PREAMBLE = /,?\s{0,3}Const(?:itution|\.)?,?\s{0,3}(?:pmbl\.|preamble)/iy;
const SUBJECT_CODE =
  /((?:[,\s]{1,3}(?:[A-Z][A-Za-z'’.]{0,14}|&|and|of)){0,6}?)[\s.,]{1,3}(Code|Law|Act|C\.P\.L\.R\.|CPLR)(?:\sAnn\.)?(?![A-Za-z])/y;
const SUBJECT_AFTER = /,\s{0,3}((?:[A-Z][A-Za-z'’.]{0,14}|&|and)(?:\s{1,2}(?:[A-Z][A-Za-z'’.]{0,14}|&|and)){0,5})(?=,?\s{0,3}§)/y;

export function findLaws(text: string): Citation[] {
  const found: Citation[] = [];
  let free = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isUpper(code) || (i > 0 && isLetter(text.charCodeAt(i - 1)))) continue;
    const citation = ruleAt(text, i) ?? codeAt(text, i, free) ?? placeAt(text, i) ?? findJournal(text, i, free);
    if (!citation) continue;
    found.push(citation);
    free = citation.end;
    i = citation.end - 1;
  }
  return found;
}

function ruleAt(text: string, at: number): RuleCitation | undefined {
  for (const { end, value } of rulesAt(text, at)) {
    const rule = readRule(text, at, end, value);
    if (rule) return rule;
  }
  return undefined;
}

function readRule(text: string, start: number, from: number, code: string): RuleCitation | undefined {
  const number = exec(RULE, text, from);
  if (!number) return undefined;
  const sub = exec(SUBSECTION, text, number.end);
  const end = sub?.end ?? number.end;
  return { kind: 'rule', start, end, text: text.slice(start, end), code, rule: number.groups[0] ?? '', subsection: squeeze(sub?.text) };
}

function codeAt(text: string, at: number, free: number): StatuteCitation | undefined {
  for (const { end, value } of lawsAt(text, at)) {
    const written = text.slice(at, end);
    if (!written.includes('.') && written.length < 6 && written !== written.toUpperCase()) continue;
    const citation = readCode(text, { at, end, law: value, free, acronym: /^[A-Z]{2,5}$/.test(written) });
    if (citation) return citation;
  }
  return undefined;
}

type CodePlace = { at: number; end: number; law: Law; free: number; acronym: boolean };

function readCode(text: string, { at, end, law, free, acronym }: CodePlace): StatuteCitation | undefined {
  const title = numberBefore(text, at, free);
  if (law.name === 'Pub. L.' || law.name === 'Pvt. L.') {
    const number = exec(PUBLIC_LAW, text, end);
    return number && made(text, at, number.end, law, { title: number.groups[0]?.replace('–', '-') ?? '', section: number.groups[1] ?? '' });
  }
  if (law.form === 'v' || law.form === 'y' || law.form === 'n') {
    const page = exec(PAGE, text, end);
    if (!page || !title) return undefined;
    const rest = exec(REST, text, page.end);
    const more = { title: title.digits, section: (page.groups[0] ?? '').replaceAll(',', ''), unit: 'page' as const, year: year(rest) };
    return made(text, title.start, rest?.end ?? page.end, law, more);
  }
  const parted = exec(TITLED, text, end) ?? exec(CHAPTERED, text, end);
  if (parted) return readSection(text, at, parted.end, { law, title: parted.groups[0] ?? '', needsMark: true });
  if (title && (law.form === 't' || law.form === 'T' || law.form === 'C'))
    return readSection(text, title.start, end, { law, title: title.digits, needsMark: false });
  if (law.form === 't') return undefined;
  const subject = exec(SUBJECT_AFTER, text, end);
  const named = subject ? { ...law, name: `${law.name}, ${subjectOf((subject.groups[0] ?? '').split(/\s+/))}` } : law;
  return readSection(text, at, subject?.end ?? end, { law: named, title: '', needsMark: !acronym });
}

function readSection(
  text: string,
  start: number,
  from: number,
  { law, title, needsMark }: { law: Law; title: string; needsMark: boolean },
): StatuteCitation | undefined {
  const mark = exec(MARK, text, from);
  const [sign = '', part = '', other = ''] = mark?.groups ?? [];
  const number = exec(SECTION, text, mark?.end ?? from);
  if (!mark || !number || !isBounded(text, number.end)) return undefined;
  if (needsMark && !(sign || part || other || /\d[A-Z]?[.-]\d/.test(number.text))) return undefined;
  const many = /^§§|s\.?$/.test(sign);
  const { section, to: inside } = splitRange(number.text, many, law.jurisdiction === 'US' || law.form === 'C');
  const sub = exec(SUBSECTION, text, number.end);
  const after = inside ? undefined : exec(TO, text, sub?.end ?? number.end);
  const outside = after?.groups[0] && (many || isRange(section, after.groups[0])) ? after : undefined;
  const to = inside || (outside?.groups[0] ?? '');
  const end = outside?.end ?? sub?.end ?? number.end;
  const rest = exec(REST, text, end);
  const unit = part ? 'part' : /^[Cc]h/.test(other) && law.form !== 'C' ? 'chapter' : 'section';
  return made(text, start, rest?.end ?? end, law, { title, section, subsection: squeeze(sub?.text), to, unit, year: year(rest) });
}

function isBounded(text: string, end: number): boolean {
  return !isWord(text.charCodeAt(end));
}

/** "1681–1681x" after §§ is a range; "300aa-16" and "36-3701" are one section. */
function splitRange(token: string, many: boolean, plain: boolean): { section: string; to: string } {
  const hyphen = token.lastIndexOf('-');
  const dash = Math.max(token.lastIndexOf('–'), plain || hyphen * 2 + 1 === token.length ? hyphen : -1);
  if (dash > 0 && many && isRange(token.slice(0, dash), token.slice(dash + 1)))
    return { section: token.slice(0, dash), to: token.slice(dash + 1) };
  return { section: token.replaceAll('–', '-'), to: '' };
}

function isRange(from: string, to: string): boolean {
  const [first, last] = [Number.parseInt(from, 10), Number.parseInt(to, 10)];
  return last > first || (last === first && to.length > from.length && to.startsWith(String(first)) && !from.includes('.'));
}

type More = { title: string; section: string; subsection?: string; to?: string; unit?: StatuteCitation['unit']; year?: number | undefined };

function made(text: string, start: number, end: number, law: Law, more: More): StatuteCitation {
  const { title, section, subsection = '', to = '', unit = 'section' } = more;
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
    year: more.year,
  };
}

/** What begins with a state: its constitution, its rules, its codes by subject. */
function placeAt(text: string, at: number): ConstitutionCitation | RuleCitation | StatuteCitation | undefined {
  for (const { end, value: place } of placesAt(text, at)) {
    const constitution = constitutionAt(text, at, end, place.code);
    if (constitution) return constitution;
    if (place.code === 'US') continue;
    const rule = exec(STATE_RULE, text, end);
    const cited = rule && readRule(text, at, rule.end, `${place.abbreviation} ${squeeze(rule.text)}`);
    if (cited) return cited;
    const code = exec(SUBJECT_CODE, text, end);
    if (!code) continue;
    const words = (code.groups[0] ?? '').split(/[\s,]+/).filter(Boolean);
    const kind = /CPLR|C\.P\.L\.R/.test(code.groups[1] ?? '') ? 'C.P.L.R.' : (code.groups[1] ?? '');
    const name = [place.abbreviation, subjectOf(words), kind].filter(Boolean).join(' ');
    const law: Law = { name, kind: 'statute', form: 'c', jurisdiction: place.code };
    const statute = readSection(text, at, code.end, { law, title: '', needsMark: kind !== 'C.P.L.R.' });
    if (statute) return statute;
  }
  return undefined;
}

function constitutionAt(text: string, start: number, from: number, jurisdiction: string): ConstitutionCitation | undefined {
  const preamble = exec(PREAMBLE, text, from);
  const match = preamble ?? exec(CONST, text, from);
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

function numberBefore(text: string, at: number, free: number): { start: number; digits: string } | undefined {
  let end = skipSpacesBack(text, at);
  if (text[end - 1] === ',' && isDigit(text.charCodeAt(end - 2))) end--;
  let start = end;
  while (start > free && end - start < 5 && isDigit(text.charCodeAt(start - 1))) start--;
  const before = text.charCodeAt(start - 1);
  if (start === end || end - start > 4 || isWord(before) || before === 36) return undefined;
  if ((before === 46 || isDash(before)) && isDigit(text.charCodeAt(start - 2)) && !isSpace(before)) return undefined;
  return { start, digits: text.slice(start, end) };
}

function exec(pattern: RegExp, text: string, at: number): { text: string; end: number; groups: (string | undefined)[] } | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? { text: match[0], end: pattern.lastIndex, groups: match.slice(1) } : undefined;
}

const squeeze = (text = '') => text.replace(/\s+/g, ' ').trim();
const year = (rest: { groups: (string | undefined)[] } | undefined) => (rest?.groups[0] ? Number(rest.groups[0]) : undefined);
