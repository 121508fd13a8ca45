// What follows a case's page: pin cites ("444-45", "at *3", "n.4") and the parenthesis with court
// and date. All patterns are sticky and bounded in length; `limit` is where the next citation
// begins, and nothing is read past it.
import { findCourtByAbbreviation } from '../courts.ts';
import { skipSpaces } from './spelling.ts';

const MAX_PINS = 40;
const MAX_PARENTHESIS_LENGTH = 140;
const RANGE = String.raw`\*?\d{1,6}(?::\d{1,4})?(?:\s?[-–—]\s?\*?\d{1,6})?`;
const NOTE = String.raw`(?:,?\s{0,2}(?:&\s?)?(?:nn?|fn)\.\s?\d{1,4}(?:[-–,&]\s?\d{1,4})?)?`;
const MARK = String.raw`(?:pp?\.\s{0,2}|pages?\s|¶{1,2}\s{0,2}|¶¶\s{0,2})?`;
const NEXT_PIN = new RegExp(
  String.raw`(?:,\s{0,4}(?:at\s{1,3})?|\s{0,3}\bat\s{1,3}|\s{1,2}(?=¶)|\s{1,2}(?=n\.))(${MARK}${RANGE}${NOTE}|nn?\.\s?\d{1,4})(?![\p{L}\p{N}])`,
  'uy',
);
const BARE_PIN = new RegExp(String.raw`\s{1,3}(${RANGE})(?![\p{L}\p{N}])`, 'uy');
/** A parallel citation without numbers yet: ", ---- L. Ed. 2d ----". */
const BLANK_CITE =
  /,\s{0,3}[-–—_]{1,6}\s{0,2}[A-Z][\w.]{0,8}(?:\s?[A-Z][\w.]{0,6}){0,3}(?:\s?[23]d)?\s{0,2}[-–—_]{1,6}/y;
const MONTH_DAY =
  /((?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s+\d{1,2}),?\s*$/;
/** Louisiana's "12/15/95". */
const SHORT_DATE = /\d{1,2}\/\d{1,2}\/(\d\d)$/;
const LAST_YEAR = /(1[67]\d\d|18\d\d|19\d\d|20\d\d)(?:\s?[-–/]\s?\d{2,4})?$/;

export type Pins = { pins: string[]; end: number };

/** `allowBare` also accepts a number without a comma before it: "Id. 119:12-14". */
export function readPins(text: string, start: number, limit: number, allowBare = false): Pins {
  const pins: string[] = [];
  let end = start;
  while (pins.length < MAX_PINS) {
    let pattern = NEXT_PIN;
    NEXT_PIN.lastIndex = end;
    let match = NEXT_PIN.exec(text);
    if (!match && allowBare && !pins.length) {
      pattern = BARE_PIN;
      BARE_PIN.lastIndex = end;
      match = BARE_PIN.exec(text);
    }
    if (!match || pattern.lastIndex > limit) break;
    const pin = (match[1] ?? '').replace(/\s+/g, ' ').trim();
    pins.push(pin);
    end = pattern.lastIndex;
  }
  return { pins, end };
}

export type Parenthesis = {
  court: string;
  courtId: string;
  year: number | undefined;
  date: string;
  end: number;
};

/**
 * "(9th Cir. 2001)", "[1984]", "(S.D. Fla. Oct. 24, 2016)"; undefined if something else follows.
 */
export function readParenthesis(
  text: string,
  start: number,
  limit: number,
): Parenthesis | undefined {
  BLANK_CITE.lastIndex = start;
  const open = skipSpaces(text, BLANK_CITE.test(text) ? BLANK_CITE.lastIndex : start);
  const close = findClosing(text, open, Math.min(limit, open + MAX_PARENTHESIS_LENGTH));
  if (close === undefined) return undefined;
  const courtAndDate = readCourtAndDate(text.slice(open + 1, close));
  return courtAndDate && { ...courtAndDate, end: close + 1 };
}

function findClosing(text: string, open: number, limit: number): number | undefined {
  const openMark = text[open];
  if (openMark !== '(' && openMark !== '[') return undefined;
  const closeMark = openMark === '(' ? ')' : ']';
  let depth = 0;
  for (let i = open; i < limit && i < text.length; i++) {
    if (text[i] === openMark) depth++;
    else if (text[i] === closeMark && --depth === 0) return i;
  }
  return undefined;
}

export function readCourtAndDate(parenthesis: string): Omit<Parenthesis, 'end'> | undefined {
  const content = parenthesis
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SHORT_DATE, (_, years: string) => `${Number(years) < 40 ? 20 : 19}${years}`);
  const year = LAST_YEAR.exec(content);
  const before = year ? content.slice(0, year.index).trim() : content;
  const day = year ? MONTH_DAY.exec(before) : null;
  const court = (day ? before.slice(0, day.index) : before).replace(/[,;\s]+$/, '').trim();
  const courtId = court ? (findCourtByAbbreviation(court)?.id ?? '') : '';
  if (!year && !courtId) return undefined;
  if (court && !courtId && !looksLikeCourt(court)) return undefined;
  const date = day && year ? `${day[1]}, ${year[1]}` : '';
  return { court, courtId, year: year ? Number(year[1]) : undefined, date };
}

function looksLikeCourt(text: string): boolean {
  return (
    text.length < 60 &&
    text
      .split(' ')
      .every((word) => /^[A-Z0-9&([]/.test(word) || /^(?:of|the|en|banc|for|and|ed\.)$/.test(word))
  );
}
