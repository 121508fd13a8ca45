// Reads the case name backward from the volume number: first the docket number and the date that
// may stand between them, then the parties, a matter ("In re Gault") or a short name, back to where
// the name begins (find-name-start.ts) or the previous citation ends. Reading never goes past
// `from`, so no character is read twice.
import {
  isCapitalized,
  isPartyName,
  NOT_NAMES,
  SIGNALS,
  SMALL_WORDS,
  toOneLine,
} from './caption-words.ts';
import { findPlaintiffStart, readCapitalizedRun } from './find-name-start.ts';
import { readCourtAndDate } from './read-citation-tail.ts';
import { isUpper, skipSpacesBack } from './spelling.ts';

const MAX_NAME_LENGTH = 420;
const MIN_NAME_LENGTH = 4;
const MATTER =
  /\b(?:[Ii]n re|In Re|IN RE|In the Matters? of|IN THE MATTER OF|Matters? of|Ex parte|Ex Parte|EX PARTE|Estate of|Succession of|Application of|Petition of|Marriage of|Guardianship of|Conservatorship of|Adoption of|Interest of|Custody of)\s+(?=\S)/g;
const VERSUS = /(?<=[\s\u200b])(?:[vV]|vs|VS|Vs)\.?[\s\u200b]{1,12}(?=\S)/g;
const DOCKET =
  /[,(]?\s*\(?(?:(?:Case|Civil|Civ\.|Crim\.|Docket|Action|Cause)\s)*Nos?\.\s?([\w][^;]{0,70})$/;
const BARE_DOCKET = /[(,]\s*(\d{1,2}[:-][\w:-]{3,30})$/;
const BLANK_CITE =
  /[-–—_]{1,6}\s{0,2}[A-Z][\w.]{0,8}(?:\s?[A-Z][\w.]{0,6}){0,3}(?:\s?[23]d)?\s{0,2}[-–—_]{1,6},?\s{0,2}$/;

export type ParsedCaseName = {
  start: number;
  end: number;
  name: string;
  plaintiff: string;
  defendant: string;
  docket: string;
  /** In California style, court and year come before the volume. */
  court: string;
  courtId: string;
  year: number | undefined;
  date: string;
};

/** The name before `citationStart`, beginning no earlier than `from`. */
export function readCaseName(text: string, from: number, citationStart: number): ParsedCaseName {
  const minStart = Math.max(from, citationStart - MAX_NAME_LENGTH);
  if (citationStart - minStart < MIN_NAME_LENGTH)
    return {
      ...NO_NAME,
      start: citationStart,
      end: citationStart,
      docket: '',
      court: '',
      courtId: '',
      year: undefined,
      date: '',
    };
  const blankStart = skipBlankCites(text, minStart, trimBack(text, minStart, citationStart));
  const courtAndDate = readDateBack(text, minStart, blankStart);
  const { end, docket } = readDocketBack(
    text,
    minStart,
    trimBack(text, minStart, courtAndDate?.start ?? blankStart),
  );
  const caseName = readParties(text, minStart, end) ??
    readMatter(text, minStart, end) ??
    readShortName(text, minStart, end) ??
    readListLine(text, minStart, end) ?? { ...NO_NAME, start: citationStart, end: citationStart };
  return {
    ...caseName,
    docket,
    court: courtAndDate?.court ?? '',
    courtId: courtAndDate?.courtId ?? '',
    year: courtAndDate?.year,
    date: courtAndDate?.date ?? '',
  };
}

const NO_NAME = { name: '', plaintiff: '', defendant: '' };

function trimBack(text: string, minStart: number, offset: number): number {
  let end = skipSpacesBack(text, offset, 6);
  for (let mark = text[end - 1]; end > minStart; mark = text[end - 1]) {
    if (mark !== ',' && mark !== '(' && mark !== '[' && !(mark === ';' && text[end] === ',')) break;
    end = skipSpacesBack(text, end - 1, 4);
  }
  return end;
}

function readDateBack(text: string, minStart: number, offset: number) {
  if (text[offset - 1] !== ')') return undefined;
  const from = Math.max(minStart, offset - 60);
  const open = text.slice(from, offset).lastIndexOf('(');
  const read = open < 0 ? undefined : readCourtAndDate(text.slice(from + open + 1, offset - 1));
  return read && { ...read, start: from + open };
}

function skipBlankCites(text: string, minStart: number, offset: number): number {
  let end = offset;
  for (let turns = 0; turns < 3; turns++) {
    const tail = text.slice(Math.max(minStart, end - 40), end);
    const blank = BLANK_CITE.exec(tail);
    if (!blank) return end;
    end = trimBack(text, minStart, end - (tail.length - blank.index));
  }
  return end;
}

function readDocketBack(
  text: string,
  minStart: number,
  offset: number,
): { end: number; docket: string } {
  const from = Math.max(minStart, offset - 100);
  const tail = text.slice(from, offset).replace(/,\s?pp?\.\s?\d{1,4}$/, '');
  const number = tail.lastIndexOf('No');
  const start = number < 0 ? -1 : Math.max(0, number - 24);
  const match = (number >= 0 ? DOCKET.exec(tail.slice(start)) : null) ?? null;
  if (match && /\d/.test(match[1] ?? '') && !/\sv\.?\s/.test(match[1] ?? '')) {
    const end = trimBack(text, minStart, from + start + match.index);
    return { end, docket: toOneLine(match[1] ?? '') };
  }
  const bare = BARE_DOCKET.exec(tail);
  if (bare) return { end: trimBack(text, minStart, from + bare.index), docket: bare[1] ?? '' };
  return { end: offset, docket: '' };
}

/** "X v. Y" whose second side ends at the citation. */
function readParties(text: string, minStart: number, end: number) {
  const span = text.slice(minStart, end);
  const matches = [...span.matchAll(VERSUS)];
  const versus = matches.findLast(([text]) => text.startsWith('v')) ?? matches.at(-1);
  if (!versus) return undefined;
  const afterV = minStart + versus.index + versus[0].length;
  const defendant = toOneLine(text.slice(afterV, end)).replace(/,$/, '');
  if (!defendant || !isPartyName(defendant)) return undefined;
  const beforeV = minStart + versus.index;
  const start = findPlaintiffStart(text, minStart, beforeV, !/[A-Z]/.test(defendant));
  const plaintiff = toOneLine(text.slice(start, beforeV)).replace(/,$/, '');
  if (!plaintiff) return { start: afterV, end, name: defendant, plaintiff: '', defendant: '' };
  return {
    start,
    end,
    name: toOneLine(text.slice(start, end)).replace(/,$/, ''),
    plaintiff,
    defendant,
  };
}

/** "In re Gault", "Estate of Green". */
function readMatter(text: string, minStart: number, end: number) {
  const span = text.slice(minStart, end);
  for (const match of span.matchAll(MATTER)) {
    const rest = toOneLine(span.slice(match.index + match[0].length)).replace(/,$/, '');
    if (!rest || !isPartyName(rest)) continue;
    const start = minStart + match.index;
    return {
      start,
      end,
      name: toOneLine(text.slice(start, end)).replace(/,$/, ''),
      plaintiff: '',
      defendant: '',
    };
  }
  return undefined;
}

/** A name with one party: "Jager, 344 B.R. 349", "The Paquete Habana, 175 U.S. 677". */
function readShortName(text: string, minStart: number, end: number) {
  const run = readCapitalizedRun(text, minStart, end);
  if (!run || !/^\s{0,4}[,(]/.test(text.slice(end, end + 6))) return undefined;
  return { start: run.start, end, name: run.name, plaintiff: '', defendant: '' };
}

/** The whole line before the citation, as in a list, if none of it is prose. */
function readListLine(text: string, minStart: number, end: number) {
  const span = text.slice(minStart, end).replace(/[\s;]+$/, '');
  const from = Math.max(span.lastIndexOf('\n'), span.lastIndexOf('; ')) + 1;
  const name = toOneLine(span.slice(from)).replace(/\sat \*?\d[\d-]*$/, '');
  if (
    (minStart > 0 && from === 0) ||
    !isUpper(name.charCodeAt(0)) ||
    !/^[\s;]{0,4},/.test(text.slice(minStart + span.length, end + 6))
  )
    return undefined;
  const words = name
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ''));
  if (
    NOT_NAMES.test(name) ||
    SIGNALS.has(words[0] ?? '') ||
    !words.every((word) => !word || isCapitalized(word) || SMALL_WORDS.has(word))
  )
    return undefined;
  const [plaintiff = '', defendant = ''] = name.split(/\s[vV]s?\.?\s/);
  return {
    start: minStart + span.indexOf(name[0] ?? '', from),
    end,
    name,
    plaintiff: defendant ? plaintiff : '',
    defendant,
  };
}
