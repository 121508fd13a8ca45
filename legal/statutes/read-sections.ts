// Reads the sections after "42 U.S.C. §": one, a list or a range, as lawyers write them.
// "1981-1988", "1981–83", "701-06", "1681a-x", "300aa-10 to -34" and "1981, 1983 and 1985" are
// read; "78u-4" is one section. Every pattern is sticky and bounded, and a list has at most
// MAX_SECTIONS, so the time does not grow with what follows.
import { execAt } from '#lib/exec-at.ts';
import { compareSectionNumbers, parseSectionNumber } from './section-number.ts';

/** `to` is the last of a range, in full ("1983" in "1981–83"), or empty. */
export type SectionItem = { section: string; subsection: string; to: string };
export type SectionList = { items: SectionItem[]; end: number };

const MAX_SECTIONS = 40;
const DASH = String.raw`[-\u2010-\u2015\u2212]{1,2}`;
/** Up to four parts: "80a-1-80a-64". A part of letters alone ends a range: "1681a-x". */
const TOKEN = new RegExp(
  String.raw`\d{1,8}[A-Za-z]{0,5}(?:${DASH}(?:\d{1,8}[A-Za-z]{0,5}|[a-z]{1,3})(?![A-Za-z])){0,3}`,
  'y',
);
const SHORT_TOKEN = new RegExp(String.raw`${DASH}\d{1,4}[A-Za-z]{0,2}`, 'y');
/** After a space only what cannot be a word or a year: "(a) (1)", but not "(West)" or "(1964)". */
const SUBSECTION =
  /\s{0,2}\((?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5}|([a-z])\1{1,3}|([A-Z])\2{1,3})\)|\([0-9A-Za-z]{1,5}\)/y;
const SUBSECTION_RANGE = new RegExp(
  String.raw`\s{0,2}(?:${DASH}|to|and|&|,|or)\s{0,2}(?=\([A-Za-z0-9]{1,4}\))`,
  'y',
);
const RANGE_SIGN = new RegExp(String.raw`\s{0,3}(?:${DASH}|\b(?:to|through|thru)\b)\s{0,3}`, 'y');
const LIST_SIGN =
  /\s{0,3}(?:[,;]\s{0,3}(?:(?:and|or|&)\s{1,3})?|(?:and|or|&)\s{1,3})(§{1,2}\s{0,3})?/y;
/**
 * What follows shows that the number was the volume or title of the next citation, a year's day, or
 * part of a state's number.
 */
const OTHER_CITATION =
  /\s{0,3}(?:[A-Z]\.|[A-Z][\w.]{0,8}\.?\s{1,2}(?:§|\d)|U\.?\s?S\.?\s?C|USC|CFR|C\.?F\.?R|Fed\b|Stat\b|[a-z]{1,3}\.\s?[A-Z]|(?:st|nd|rd|th)\b)|[.:]\d{3}|\/|%/y;
const OF_OTHER_LAW =
  /(?:\([0-9A-Za-z]{1,5}\)){0,6},?\s{1,3}(?:of|[A-Z][a-z]{1,12}\.?\s{1,3}(?:Code|Stat|Rev|Gen|Laws?))\b/y;
const MAX_SUBSECTIONS = 12;

/** `isPlural`: after "§§" or "sections", where commas continue the list. */
export function readSections(
  text: string,
  from: number,
  isPlural: boolean,
): SectionList | undefined {
  const items: SectionItem[] = [];
  let end = from;
  while (items.length < MAX_SECTIONS) {
    const start = items.length === 0 ? from : findNextStart(text, end, isPlural);
    if (start === undefined) break;
    const read = readItem(text, start, items, isPlural);
    if (!read) break;
    items.push(read.item);
    end = read.end;
  }
  return items.length > 0 ? { items, end } : undefined;
}

function findNextStart(text: string, end: number, isPlural: boolean): number | undefined {
  const sign = execAt(LIST_SIGN, text, end);
  if (!sign || !(isPlural || sign.groups[0])) return undefined;
  if (isPlural) return sign.end;
  const number = execAt(TOKEN, text, sign.end);
  return number && !execAt(OF_OTHER_LAW, text, number.end) ? sign.end : undefined;
}

function readItem(
  text: string,
  start: number,
  before: SectionItem[],
  isPlural: boolean,
): { item: SectionItem; end: number } | undefined {
  const previous = before.at(-1);
  const token = execAt(TOKEN, text, start) ?? (previous && execAt(SHORT_TOKEN, text, start));
  if (
    !token ||
    !isBounded(text, token.end) ||
    (previous && execAt(OTHER_CITATION, text, token.end))
  )
    return undefined;
  const parts = splitParts(token.text);
  if (!parts[0] && previous) parts[0] = (previous.to || previous.section).split('-')[0] ?? '';
  const { section, to } = readParts(parts, isPlural);
  if (!parseSectionNumber(section)) return undefined;
  const subsection = readSubsections(text, token.end);
  const range = to ? undefined : readRangeEnd(text, subsection.end, section, isPlural);
  return {
    item: { section, subsection: subsection.text, to: to || (range?.to ?? '') },
    end: range?.end ?? subsection.end,
  };
}

const splitParts = (token: string) => token.split(/[-\u2010-\u2015\u2212]{1,2}/);

/**
 * Which hyphen belongs to a number and which one makes a range: "2000e-5" is one section,
 * "2000e-2000e-17" are eighteen.
 */
function readParts(
  [a = '', b = '', c = '', d = '']: string[],
  isPlural: boolean,
): { section: string; to: string } {
  if (!b) return { section: a, to: '' };
  if (d) return { section: `${a}-${b}`, to: `${c}-${d}` };
  const second = expandEnd(a, b);
  const isLater = compareSectionNumbers(second, a) > 0;
  const isFullNumber = /^\d/.test(b) && Number.parseInt(b, 10) >= Number.parseInt(a, 10);
  if (c)
    return isFullNumber
      ? { section: a, to: `${b}-${c}` }
      : { section: `${a}-${b}`, to: expandEnd(`${a}-${b}`, c) };
  const isSameNumber = Number.parseInt(b, 10) === Number.parseInt(a, 10);
  const isPlainRange =
    isPlural || isSameNumber || /^\d+$/.test(a) || !/^\d{1,3}[a-z]{0,2}$/.test(b);
  if (isFullNumber && isLater && isPlainRange) return { section: a, to: b };
  if (isPlural && isLater && (/^\d+$/.test(a) || /^[a-z]/.test(b)))
    return { section: a, to: second };
  return { section: `${a}-${b}`, to: '' };
}

/** "83" after 1981 is 1983, "x" after 1681a is 1681x, "34" after 300aa-10 is 300aa-34. */
function expandEnd(from: string, to: string): string {
  if (/^[a-z]/.test(to)) return `${/^\d*/.exec(from)?.[0]}${to}`;
  const [base = '', hyphen] = from.split('-');
  if (hyphen !== undefined) return /^\d{1,3}[a-z]?$/.test(to) ? `${base}-${to}` : to;
  const digits = /^\d*/.exec(from)?.[0] ?? '';
  const shortened = /^\d*/.exec(to)?.[0] ?? '';
  return shortened.length < digits.length
    ? digits.slice(0, digits.length - shortened.length) + to
    : to;
}

function readRangeEnd(
  text: string,
  from: number,
  section: string,
  isPlural: boolean,
): { to: string; end: number } | undefined {
  const sign = execAt(RANGE_SIGN, text, from);
  if (!sign) return undefined;
  const token = execAt(TOKEN, text, sign.end) ?? execAt(SHORT_TOKEN, text, sign.end);
  if (!token || !isBounded(text, token.end) || execAt(OTHER_CITATION, text, token.end))
    return undefined;
  const parts = splitParts(token.text);
  if (!parts[0]) parts[0] = section.split('-')[0] ?? '';
  const to = parts.length > 1 ? parts.slice(0, 2).join('-') : expandEnd(section, parts[0] ?? '');
  const isExact =
    Number.parseInt(to, 10) >= Number.parseInt(section, 10) && (isPlural || to === parts.join('-'));
  return isExact && compareSectionNumbers(to, section) > 0
    ? { to, end: readSubsections(text, token.end).end }
    : undefined;
}

function readSubsections(text: string, from: number): { text: string; end: number } {
  let end = from;
  let last = from;
  for (let count = 0; count < MAX_SUBSECTIONS; count++) {
    const sub = execAt(SUBSECTION, text, end);
    if (sub) {
      last = sub.end;
      end = sub.end;
      continue;
    }
    // "(a)-(c)", "(a) and (b)": only between two of them.
    const sign = last > from ? execAt(SUBSECTION_RANGE, text, end) : undefined;
    if (!sign) break;
    end = sign.end;
  }
  return { text: text.slice(from, last).replace(/\s+/g, ''), end: last };
}

/**
 * Not inside a longer word or number. One or two digits after a period are the mark of a footnote.
 */
function isBounded(text: string, end: number): boolean {
  const rest = text.slice(end, end + 5);
  return (
    !/^[\p{L}\p{N}]/u.test(rest.replace(/^[\u00b9\u00b2\u00b3\u2070-\u2079]+/, '')) &&
    !/^\.\d{3}/.test(rest)
  );
}

/**
 * Other ways to read a section with a hyphen, or a range of two numbers: for when the Code has one
 * of them and not the first.
 */
export function listOtherReadings({ section, subsection, to }: SectionItem): SectionItem[] {
  if (to) {
    const hyphens = /^\d+$/.test(section + to) ? [to, to.slice(-1), to.slice(-2)] : [to];
    return [...new Set(hyphens)].map((hyphen) => ({
      section: `${section}-${hyphen}`,
      subsection,
      to: '',
    }));
  }
  const [from = '', hyphen] = section.split('-');
  // "2000e-5" is never 2000e to 2005.
  const last = hyphen === undefined || !/^\d+$/.test(from) ? '' : expandEnd(from, hyphen);
  return last && compareSectionNumbers(last, from) > 0
    ? [{ section: from, subsection, to: last }]
    : [];
}
