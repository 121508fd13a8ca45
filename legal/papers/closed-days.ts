// Days on which a paper says that an office or a school is closed: "Offices are closed Nov. 26 and
// Nov. 27", "no school November 25 to 27", "I do not count Thanksgiving or the Friday after". The
// year is often left out; it is that in which the day is nearest to the paper.
import {
  addDays,
  countDaysBetween,
  formatIsoDate,
  isRealDate,
  splitIsoDate,
} from '#legal/deadlines/calendar-days.ts';
import { listFederalHolidays } from '#legal/deadlines/federal-holidays.ts';
import { readDigits } from './ocr-text.ts';

/** `school`: offices may be open. */
export type PaperClosedDay = { date: string; school: boolean };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MAX_CONTEXT = 120;
const MAX_RANGE = 31;
const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]? )?';
const DAY = '[0-3lIoO]?[0-9lIoO](?![0-9A-Za-z])';
const MONTH_DAY = `(?:${MONTHS.join('|')})[a-z]{0,6}\\.? ${DAY}(?:, 20\\d\\d)?(?: \\([^)\\n]{2,30}\\))?`;
const SPAN = new RegExp(
  `\\b${WEEKDAY}${MONTH_DAY}(?:(?: ?[-–,&] ?| to | through | thru | and |, and | or )${WEEKDAY}(?:${MONTH_DAY}|${DAY}))*`,
  'gi',
);
const PART = new RegExp(
  `(to|through|thru|[-–])?\\s?${WEEKDAY}(?:(${MONTHS.join('|')})[a-z]{0,6}\\.? )?(?<![0-9])(${DAY})(?:, (20\\d\\d))?(?: \\([^)]*\\))?`,
  'gi',
);
const OFFICE =
  /\b(?:offices?|courts?|courthouse|clerk|buildings?|agency|we)\b[^.;]{0,80}\b(?:is|are|be) closed\b|^[\s:–-]*closed\b/i;
const NOT_COUNTED =
  /\b(?:not|don.?t) count\b|\b(?:exclud(?:e|es|ing)|not (?:counting|including))\b[^.;]{0,60}$|\b(?:except|other than)\b[^.;]{0,60}\bholidays?\b[^.;]{0,60}$/i;
const SCHOOL =
  /\b(?:no (?:school|classes)|recess|break|not in session|schools?[^.;]{0,30}\bclosed)\b/i;
/** "School resumes", "early release", "the last day before winter break". */
const OPEN = /\b(?:resumes?|early|before|release|dismissal|reopens?|until|unless|not closed)\b/i;
const FRIDAY_AFTER =
  /[^.;]{0,120}\bthanksgiving\b[^.;]{0,20}\b(?:friday|day) after\b|[^.;]{0,120}\b(?:friday|day) (?:after|following) thanksgiving\b[^.;]{0,60}/gi;
const THANKSGIVING = 'Thanksgiving Day';

/** `around`: a day near which the paper was written. */
export function findClosedDays(text: string, around: string | undefined): PaperClosedDay[] {
  if (!around || !/clos|no school|no class|recess|break|in session|count|exclu|except/i.test(text))
    return [];
  const flat = text.replace(/[^\S\n]+/g, ' ');
  const spans = [...flat.matchAll(SPAN)].flatMap(({ 0: span, index }) => {
    const school = readClosing(flat, index, index + span.length);
    return school === undefined ? [] : listDays(span, around).map((date) => ({ date, school }));
  });
  const fridays = [...flat.matchAll(FRIDAY_AFTER)].flatMap(([words]) => {
    const isOffice = OFFICE.test(words) || NOT_COUNTED.test(words);
    if (OPEN.test(words) || !(isOffice || SCHOOL.test(words))) return [];
    const [year] = splitIsoDate(around);
    const day = listFederalHolidays(year).find(({ name }) => name === THANKSGIVING);
    return day ? [{ date: addDays(day.date, 1), school: !isOffice }] : [];
  });
  return [...spans, ...fridays];
}

/** Undefined if nothing is closed. */
function readClosing(text: string, start: number, end: number): boolean | undefined {
  const after = text.slice(end, end + MAX_CONTEXT).split(/[;\n]|\.(?:\s|$)/, 1)[0] ?? '';
  const above = text
    .slice(Math.max(0, start - MAX_CONTEXT), start)
    .split(/;|\.\s+(?=[A-Z])|\n\s*\n/);
  const before = above.at(-1) ?? '';
  // The row above belongs to another day.
  const isRow = after.trim() !== '' || !/\n\s*$/.test(before);
  const own = isRow ? (before.split('\n').at(-1) ?? '') : before.replace(/\n/g, ' ');
  if (OPEN.test(`${own} # ${after}`)) return undefined;
  if (OFFICE.test(own) || NOT_COUNTED.test(own) || OFFICE.test(after) || NOT_COUNTED.test(after))
    return false;
  return SCHOOL.test(own) || SCHOOL.test(after) ? true : undefined;
}

function listDays(span: string, around: string): string[] {
  const days: string[] = [];
  let month = 0;
  for (const [, to, name, number = '', year] of span.matchAll(PART)) {
    if (name) month = MONTHS.indexOf(name.toLowerCase()) + 1;
    const date = toDate(month, Number(readDigits(number)), Number(year ?? 0), around);
    const last = days.at(-1);
    if (!date) continue;
    const gap = to && last ? countDaysBetween(last, date) : 0;
    for (let day = 1; day < gap && gap <= MAX_RANGE; day++) days.push(addDays(last ?? date, day));
    days.push(date);
  }
  return days;
}

function toDate(month: number, day: number, year: number, around: string): string | undefined {
  const [aroundYear] = splitIsoDate(around);
  const dates = (year ? [year] : [aroundYear - 1, aroundYear, aroundYear + 1])
    .map((each) => formatIsoDate(each, month, day))
    .filter(isRealDate);
  const distance = (date: string) => Math.abs(countDaysBetween(around, date));
  return dates.sort((a, b) => distance(a) - distance(b))[0];
}
