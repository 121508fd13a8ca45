// What follows a case's page: pin pages ("444-45", "at *3", "n.4") and the parenthesis with court and date. Each pattern is
// anchored where it starts and bounded in length; `limit` is where the next citation begins, which is never read into.
import { courtNamed } from '../courts.ts';
import { skipSpaces } from './spelling.ts';

const MAX_PINS = 40;
const MAX_PARENTHESIS_LENGTH = 140;
const RANGE = String.raw`\*?\d{1,6}(?::\d{1,4})?(?:\s?[-–—]\s?\*?\d{1,6})?`;
const NOTE = String.raw`(?:,?\s{0,2}(?:&\s?)?(?:nn?|fn)\.\s?\d{1,4}(?:[-–,&]\s?\d{1,4})?)?`;
const MARK = String.raw`(?:pp?\.\s{0,2}|pages?\s|¶{1,2}\s{0,2}|¶¶\s{0,2})?`;
const NEXT = new RegExp(
  String.raw`(?:,\s{0,4}(?:at\s{1,3})?|\s{0,3}\bat\s{1,3}|\s{1,2}(?=¶)|\s{1,2}(?=n\.))(${MARK}${RANGE}${NOTE}|nn?\.\s?\d{1,4})(?![\p{L}\p{N}])`,
  'uy',
);
const BARE = new RegExp(String.raw`\s{1,3}(${RANGE})(?![\p{L}\p{N}])`, 'uy');
/** A parallel cite still without numbers: ", ---- L. Ed. 2d ----". */
const BLANK_CITE = /,\s{0,3}[-–—_]{1,6}\s{0,2}[A-Z][\w.]{0,8}(?:\s?[A-Z][\w.]{0,6}){0,3}(?:\s?[23]d)?\s{0,2}[-–—_]{1,6}/y;
const MONTH_DAY = /((?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s+\d{1,2}),?\s*$/;
/** Louisiana's "12/15/95". */
const SHORT_DATE = /\d{1,2}\/\d{1,2}\/(\d\d)$/;
const LAST_YEAR = /(1[67]\d\d|18\d\d|19\d\d|20\d\d)(?:\s?[-–/]\s?\d{2,4})?$/;

export type Pins = { pins: string[]; end: number };

/** `first` also takes a number without a comma before it: "Id. 119:12-14". */
export function readPins(text: string, at: number, limit: number, first = false): Pins {
  const pins: string[] = [];
  let end = at;
  while (pins.length < MAX_PINS) {
    let pattern = NEXT;
    NEXT.lastIndex = end;
    let match = NEXT.exec(text);
    if (!match && first && !pins.length) {
      pattern = BARE;
      BARE.lastIndex = end;
      match = BARE.exec(text);
    }
    if (!match || pattern.lastIndex > limit) break;
    const pin = (match[1] ?? '').replace(/\s+/g, ' ').trim();
    pins.push(pin);
    end = pattern.lastIndex;
  }
  return { pins, end };
}

export type Parenthesis = { court: string; courtId: string; year: number | undefined; date: string; end: number };

/** "(9th Cir. 2001)", "[1984]", "(S.D. Fla. Oct. 24, 2016)": undefined when what follows is something else. */
export function readParenthesis(text: string, at: number, limit: number): Parenthesis | undefined {
  BLANK_CITE.lastIndex = at;
  const open = skipSpaces(text, BLANK_CITE.test(text) ? BLANK_CITE.lastIndex : at);
  const close = closing(text, open, Math.min(limit, open + MAX_PARENTHESIS_LENGTH));
  if (close === undefined) return undefined;
  const read = readCourtAndDate(text.slice(open + 1, close));
  return read && { ...read, end: close + 1 };
}

function closing(text: string, open: number, limit: number): number | undefined {
  const opened = text[open];
  if (opened !== '(' && opened !== '[') return undefined;
  const shut = opened === '(' ? ')' : ']';
  let depth = 0;
  for (let i = open; i < limit && i < text.length; i++) {
    if (text[i] === opened) depth++;
    else if (text[i] === shut && --depth === 0) return i;
  }
  return undefined;
}

export function readCourtAndDate(inside: string): Omit<Parenthesis, 'end'> | undefined {
  const content = inside
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SHORT_DATE, (_, years: string) => `${Number(years) < 40 ? 20 : 19}${years}`);
  const year = LAST_YEAR.exec(content);
  const before = year ? content.slice(0, year.index).trim() : content;
  const day = year ? MONTH_DAY.exec(before) : null;
  const court = (day ? before.slice(0, day.index) : before).replace(/[,;\s]+$/, '').trim();
  const courtId = court ? (courtNamed(court)?.id ?? '') : '';
  if (!year && !courtId) return undefined;
  if (court && !courtId && !looksLikeCourt(court)) return undefined;
  const date = day && year ? `${day[1]}, ${year[1]}` : '';
  return { court, courtId, year: year ? Number(year[1]) : undefined, date };
}

function looksLikeCourt(text: string): boolean {
  return text.length < 60 && text.split(' ').every((word) => /^[A-Z0-9&([]/.test(word) || /^(?:of|the|en|banc|for|and|ed\.)$/.test(word));
}
