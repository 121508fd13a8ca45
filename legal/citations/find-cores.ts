// The first pass over a text for cases: every place where a number, a reporter and a page (or "at" and a page) stand together.
// It goes from letter to letter and looks at a bounded stretch to the left and right of each, so that the time grows with the
// text's length alone. What surrounds a core (name, pin pages, parenthesis) is read afterwards, between one core and the next.
import { chooseReporter, type Reporter, reportersAt } from './reporters.ts';
import { isDash, isDigit, isLetter, isSpace, isUpper, isWord, skipSpaces, skipSpacesBack } from './spelling.ts';

export type Core = {
  /** From the volume to the page (to the reporter for a short one). */
  start: number;
  end: number;
  volume: string;
  /** All reporters of this spelling, the likeliest first; none: it only looks like one. */
  reporters: Reporter[];
  written: string;
  page: string;
  short: boolean;
  nominative: string;
  /** The reporter is a plain word ("Miles", "Day"): taken for one only with a name or a year beside it. */
  weak: boolean;
};

const PLAIN_WORD = /^[A-Z][a-z]+$/;
const PLAIN_STATES = new Set(['Ohio', 'Utah', 'Iowa', 'Idaho', 'Alaska', 'Guam', 'Neb', 'Mich', 'Minn', 'Conn', 'Mass', 'Tenn', 'Wis']);
const PAGE = /(\d{1,9}(?:-?[A-Z]{1,2})?|[ivxlc]{1,8})(?![\p{L}\p{N}])|(_{1,6}|-{2,6}|[–—]{1,3})(?![\p{L}\p{N}])/uy;
const AT = /,?\s{0,3}\bat\s{1,3}(?=(?:pp?\.\s{0,2}|¶{1,2}\s{0,2}|\*|nn?\.\s{0,2})?\d)/y;
const NOMINATIVE = /\((\d{0,2}\s?[A-Z][A-Za-z.&' ]{1,20})\)\s{0,3}/y;
const UNKNOWN = /[A-Z][A-Za-z'’&]{0,12}\.(?:\s?[A-Z][A-Za-z'’&]{0,12}\.?){0,4}(?:\s?(?:\d{1,2}(?:d|th|nd|rd)))?/y;
/** Parts of courts' names and of dates: "(La. App. 4 Cir. 1970)", "5 Mar. 1990". */
const NEVER = /^(?:Cir|Dist|Dept|Div|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Cong|Sess|Sec|Nos?|Ch|Art|Vol|Pt|St|Ave|Rd)\b/;
const YEAR_FIRST = /(\d{4})-(\d{1,4})(?![\p{L}\p{N}])/uy;

export function findCores(text: string): Core[] {
  const cores: Core[] = [];
  let free = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) || (i > 0 && isLetter(text.charCodeAt(i - 1)))) continue;
    const core = coreAt(text, i, free);
    if (!core) continue;
    if (isLineNumber(text, core)) continue;
    cores.push(core);
    free = core.end;
    i = core.end - 1;
  }
  return cores;
}

function coreAt(text: string, at: number, free: number): Core | undefined {
  const volume = volumeBefore(text, at, free);
  if (!volume) return yearFirst(text, at);
  for (const { end, value } of reportersAt(text, at)) {
    const written = text.slice(at, end);
    if (!spelledLikeOne(written, text, volume)) continue;
    const read = readPage(text, end, volume.dashed);
    if (!read || !volumeSuits(value, volume.digits)) continue;
    const weak = isWeak(written, value[0]);
    return { start: volume.start, volume: volume.digits, reporters: value, written, weak, ...read };
  }
  return unknownAt(text, at, volume);
}

function isWeak(written: string, reporter: Reporter | undefined): boolean {
  if (written === 'OK' || written === 'ME') return true;
  return PLAIN_WORD.test(written) && !PLAIN_STATES.has(written) && reporter?.kind !== 'neutral' && reporter?.kind !== 'database';
}

const code = (text: string) => text.charCodeAt(0);

type Volume = { start: number; end: number; digits: string; dashed: boolean };

/** The number to the left, at most six digits, that is not part of a longer word, sum or number. */
function volumeBefore(text: string, at: number, free: number): Volume | undefined {
  const dashed = at > 0 && isDash(text.charCodeAt(at - 1));
  const end = skipSpacesBack(text, dashed ? at - 1 : at);
  let start = end;
  while (start > free && end - start < 7 && isDigit(text.charCodeAt(start - 1))) start--;
  if (start === end || end - start > 6) return undefined;
  const before = text.charCodeAt(start - 1);
  if (isWord(before) || before === 36) return undefined;
  const joins = before === 46 || before === 44 || before === 58 || before === 47 || isDash(before);
  if (joins && isDigit(text.charCodeAt(start - 2))) return undefined;
  if (/\b[Nn]os?\.\s{0,3}$/.test(text.slice(Math.max(free, start - 8), start))) return undefined;
  return { start, end, digits: text.slice(start, end), dashed };
}

function spelledLikeOne(written: string, text: string, volume: Volume): boolean {
  const plain = !/[.\d]/.test(written);
  if (!isUpper(code(written)) && written !== 'us' && !/\d|\..*\./.test(written)) return false;
  if (volume.dashed) return true;
  const glued = !isSpace(text.charCodeAt(volume.end));
  return !glued || !plain || /^[A-Z]{2,}$/.test(written);
}

/** Two capitals are a state's neutral form only after a year. */
function volumeSuits(reporters: Reporter[], volume: string): boolean {
  const neutral = reporters.every(({ kind, name }) => kind === 'neutral' && name.length < 4);
  return (
    !neutral || (volume.length === 4 && /^(?:19|20)/.test(volume)) || (volume.length === 2 && Boolean(reporters[0]?.name.startsWith('CO')))
  );
}

type PageRead = Pick<Core, 'end' | 'page' | 'short' | 'nominative'>;

function readPage(text: string, after: number, dashed: boolean): PageRead | undefined {
  let at = after;
  if (dashed && isDash(text.charCodeAt(at))) at++;
  AT.lastIndex = at;
  if (!dashed && AT.test(text)) return { end: after, page: '', short: true, nominative: '' };
  if (text[at] === ',') at++;
  at = skipSpaces(text, at);
  NOMINATIVE.lastIndex = at;
  const nominative = NOMINATIVE.exec(text);
  if (nominative) at = NOMINATIVE.lastIndex;
  PAGE.lastIndex = at;
  const page = PAGE.exec(text);
  if (!page) return undefined;
  if (at === after && text[after - 1] !== '.' && !isDigit(code(page[0]))) return undefined;
  const number = page[1] ?? '';
  if (number && !isDigit(code(number)) && text[after - 1] !== '.') return undefined;
  return { end: PAGE.lastIndex, page: number, short: false, nominative: nominative?.[1] ?? '' };
}

/** "T.C. Memo. 2019-233": the year follows the reporter. */
function yearFirst(text: string, at: number): Core | undefined {
  if (text[at] !== 'T') return undefined;
  for (const { end, value } of reportersAt(text, at)) {
    if (!/^T\.C\. (?:Memo|Summary)/.test(value[0]?.name ?? '')) continue;
    YEAR_FIRST.lastIndex = skipSpaces(text, end);
    const [, volume = '', page = ''] = YEAR_FIRST.exec(text) ?? [];
    if (!volume) continue;
    const written = text.slice(at, end);
    return { start: at, end: YEAR_FIRST.lastIndex, volume, page, reporters: value, written, short: false, nominative: '', weak: false };
  }
  return undefined;
}

/** Looks like a reporter and is none we know; kept only when a name and a court stand beside it. */
function unknownAt(text: string, at: number, volume: Volume): Core | undefined {
  if (volume.dashed || !isUpper(text.charCodeAt(at))) return undefined;
  UNKNOWN.lastIndex = at;
  const written = UNKNOWN.exec(text)?.[0];
  if (!written || NEVER.test(written)) return undefined;
  const read = readPage(text, at + written.length, false);
  if (!read?.page || read.short || !isDigit(code(read.page)) || !isSpace(text.charCodeAt(at + written.length))) return undefined;
  return { start: volume.start, volume: volume.digits, reporters: [], written, weak: true, ...read };
}

/** "21 Taylor, 281 F.3d at 830": the 21 is the number of a printed line, and 281 the next one's volume. */
function isLineNumber(text: string, core: Core): boolean {
  if (!core.weak || core.short) return false;
  const next = skipSpaces(text, core.end);
  if (next === core.end || !isUpper(text.charCodeAt(next))) return false;
  return reportersAt(text, next).some(({ end, value }) => volumeSuits(value, core.page) && readPage(text, end, false) !== undefined);
}

export function reporterOf(core: Core, year: number | undefined): Reporter | undefined {
  return chooseReporter(core.reporters, core.volume, year);
}
