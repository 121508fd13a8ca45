// The first pass for case citations finds cores: a volume, a reporter and a page (or "at" and a
// page) in sequence. At each letter it inspects a bounded stretch to the left and right, so the
// time is linear in the text's length. What surrounds a core (name, pin cites, parenthesis) is read
// afterwards, between one core and the next.
import { chooseReporter, matchReporters, type Reporter } from './reporters.ts';
import {
  isDash,
  isDigit,
  isLetter,
  isSpace,
  isUpper,
  isWord,
  skipSpaces,
  skipSpacesBack,
} from './spelling.ts';

export type Core = {
  /** From the volume to the page (to the reporter for a short form). */
  start: number;
  end: number;
  volume: string;
  /** All reporters with this abbreviation, the likeliest first; empty if it only looks like one. */
  reporters: Reporter[];
  reporterText: string;
  page: string;
  short: boolean;
  nominative: string;
  /** The reporter is a plain word ("Miles", "Day"): accepted only next to a name or a year. */
  weak: boolean;
};

const PLAIN_WORD = /^[A-Z][a-z]+$/;
const PLAIN_STATES = new Set([
  'Ohio',
  'Utah',
  'Iowa',
  'Idaho',
  'Alaska',
  'Guam',
  'Neb',
  'Mich',
  'Minn',
  'Conn',
  'Mass',
  'Tenn',
  'Wis',
]);
const PAGE =
  /(\d{1,9}(?:-?[A-Z]{1,2})?|[ivxlc]{1,8})(?![\p{L}\p{N}])|(_{1,6}|-{2,6}|[–—]{1,3})(?![\p{L}\p{N}])/uy;
const AT = /,?\s{0,3}\bat\s{1,3}(?=(?:pp?\.\s{0,2}|¶{1,2}\s{0,2}|\*|nn?\.\s{0,2})?\d)/y;
const NOMINATIVE = /\((\d{0,2}\s?[A-Z][A-Za-z.&' ]{1,20})\)\s{0,3}/y;
const UNKNOWN_REPORTER =
  /[A-Z][A-Za-z'’&]{0,12}\.(?:\s?[A-Z][A-Za-z'’&]{0,12}\.?){0,4}(?:\s?(?:\d{1,2}(?:d|th|nd|rd)))?/y;
/** Parts of courts' names and of dates: "(La. App. 4 Cir. 1970)", "5 Mar. 1990". */
const NOT_REPORTERS =
  /^(?:Cir|Dist|Dept|Div|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Cong|Sess|Sec|Nos?|Ch|Art|Vol|Pt|St|Ave|Rd)\b/;
const YEAR_FIRST = /(\d{4})-(\d{1,4})(?![\p{L}\p{N}])/uy;

export function findCores(text: string): Core[] {
  const cores: Core[] = [];
  let previousEnd = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) || (i > 0 && isLetter(text.charCodeAt(i - 1)))) continue;
    const core = readCore(text, i, previousEnd);
    if (!core) continue;
    if (isLineNumber(text, core)) continue;
    cores.push(core);
    previousEnd = core.end;
    i = core.end - 1;
  }
  return cores;
}

function readCore(text: string, offset: number, previousEnd: number): Core | undefined {
  const volume = readVolumeBefore(text, offset, previousEnd);
  if (!volume) return readYearFirst(text, offset);
  for (const { end, value } of matchReporters(text, offset)) {
    const reporterText = text.slice(offset, end);
    if (!isSpelledLikeReporter(reporterText, text, volume)) continue;
    const pagePart = readPage(text, end, volume.dashed);
    if (!pagePart || !isVolumePlausible(value, volume.digits)) continue;
    const weak = isWeak(reporterText, value[0]);
    return {
      start: volume.start,
      volume: volume.digits,
      reporters: value,
      reporterText,
      weak,
      ...pagePart,
    };
  }
  return readUnknownReporter(text, offset, volume);
}

function isWeak(reporterText: string, reporter: Reporter | undefined): boolean {
  if (reporterText === 'OK' || reporterText === 'ME') return true;
  return (
    PLAIN_WORD.test(reporterText) &&
    !PLAIN_STATES.has(reporterText) &&
    reporter?.kind !== 'neutral' &&
    reporter?.kind !== 'database'
  );
}

const firstCharCode = (text: string) => text.charCodeAt(0);

type Volume = { start: number; end: number; digits: string; dashed: boolean };

/**
 * The number to the left, at most six digits, that is not part of a word, an amount of money or a
 * longer number.
 */
function readVolumeBefore(text: string, offset: number, previousEnd: number): Volume | undefined {
  const dashed = offset > 0 && isDash(text.charCodeAt(offset - 1));
  const end = skipSpacesBack(text, dashed ? offset - 1 : offset);
  let start = end;
  while (start > previousEnd && end - start < 7 && isDigit(text.charCodeAt(start - 1))) start--;
  if (start === end || end - start > 6) return undefined;
  const before = text.charCodeAt(start - 1);
  if (isWord(before) || before === 36) return undefined;
  const isJoined =
    before === 46 || before === 44 || before === 58 || before === 47 || isDash(before);
  if (isJoined && isDigit(text.charCodeAt(start - 2))) return undefined;
  if (/\b[Nn]os?\.\s{0,3}$/.test(text.slice(Math.max(previousEnd, start - 8), start)))
    return undefined;
  return { start, end, digits: text.slice(start, end), dashed };
}

function isSpelledLikeReporter(reporterText: string, text: string, volume: Volume): boolean {
  const isPlain = !/[.\d]/.test(reporterText);
  if (
    !isUpper(firstCharCode(reporterText)) &&
    reporterText !== 'us' &&
    !/\d|\..*\./.test(reporterText)
  )
    return false;
  if (volume.dashed) return true;
  const isGlued = !isSpace(text.charCodeAt(volume.end));
  return !isGlued || !isPlain || /^[A-Z]{2,}$/.test(reporterText);
}

/** Two capitals are a state's neutral citation only after a year. */
function isVolumePlausible(reporters: Reporter[], volume: string): boolean {
  const isNeutral = reporters.every(({ kind, name }) => kind === 'neutral' && name.length < 4);
  return (
    !isNeutral ||
    (volume.length === 4 && /^(?:19|20)/.test(volume)) ||
    (volume.length === 2 && Boolean(reporters[0]?.name.startsWith('CO')))
  );
}

type PagePart = Pick<Core, 'end' | 'page' | 'short' | 'nominative'>;

function readPage(text: string, reporterEnd: number, dashed: boolean): PagePart | undefined {
  let offset = reporterEnd;
  if (dashed && isDash(text.charCodeAt(offset))) offset++;
  AT.lastIndex = offset;
  if (!dashed && AT.test(text)) return { end: reporterEnd, page: '', short: true, nominative: '' };
  if (text[offset] === ',') offset++;
  offset = skipSpaces(text, offset);
  NOMINATIVE.lastIndex = offset;
  const nominative = NOMINATIVE.exec(text);
  if (nominative) offset = NOMINATIVE.lastIndex;
  PAGE.lastIndex = offset;
  const page = PAGE.exec(text);
  if (!page) return undefined;
  if (offset === reporterEnd && text[reporterEnd - 1] !== '.' && !isDigit(firstCharCode(page[0])))
    return undefined;
  const number = page[1] ?? '';
  if (number && !isDigit(firstCharCode(number)) && text[reporterEnd - 1] !== '.') return undefined;
  return { end: PAGE.lastIndex, page: number, short: false, nominative: nominative?.[1] ?? '' };
}

/** "T.C. Memo. 2019-233": the year follows the reporter. */
function readYearFirst(text: string, start: number): Core | undefined {
  if (text[start] !== 'T') return undefined;
  for (const { end, value } of matchReporters(text, start)) {
    if (!/^T\.C\. (?:Memo|Summary)/.test(value[0]?.name ?? '')) continue;
    YEAR_FIRST.lastIndex = skipSpaces(text, end);
    const [, volume = '', page = ''] = YEAR_FIRST.exec(text) ?? [];
    if (!volume) continue;
    const reporterText = text.slice(start, end);
    return {
      start,
      end: YEAR_FIRST.lastIndex,
      volume,
      page,
      reporters: value,
      reporterText,
      short: false,
      nominative: '',
      weak: false,
    };
  }
  return undefined;
}

/** Looks like a reporter but is not in our table; accepted later only with a name and a court. */
function readUnknownReporter(text: string, offset: number, volume: Volume): Core | undefined {
  if (volume.dashed || !isUpper(text.charCodeAt(offset))) return undefined;
  UNKNOWN_REPORTER.lastIndex = offset;
  const reporterText = UNKNOWN_REPORTER.exec(text)?.[0];
  if (!reporterText || NOT_REPORTERS.test(reporterText)) return undefined;
  const pagePart = readPage(text, offset + reporterText.length, false);
  if (
    !pagePart?.page ||
    pagePart.short ||
    !isDigit(firstCharCode(pagePart.page)) ||
    !isSpace(text.charCodeAt(offset + reporterText.length))
  )
    return undefined;
  return {
    start: volume.start,
    volume: volume.digits,
    reporters: [],
    reporterText,
    weak: true,
    ...pagePart,
  };
}

/**
 * "21 Taylor, 281 F.3d at 830": 21 is a printed line number, and 281 is the volume of the next
 * citation.
 */
function isLineNumber(text: string, core: Core): boolean {
  if (!core.weak || core.short) return false;
  const next = skipSpaces(text, core.end);
  if (next === core.end || !isUpper(text.charCodeAt(next))) return false;
  return matchReporters(text, next).some(
    ({ end, value }) =>
      isVolumePlausible(value, core.page) && readPage(text, end, false) !== undefined,
  );
}

export function chooseCoreReporter(core: Core, year: number | undefined): Reporter | undefined {
  return chooseReporter(core.reporters, core.volume, year);
}
