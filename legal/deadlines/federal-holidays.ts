// The legal public holidays of 5 U.S.C. § 6103(a), which Fed. R. Civ. P. 6(a)(6)(A) names one by
// one. A holiday that falls on a Saturday is observed on the Friday before (§ 6103(b)), one on a
// Sunday on the Monday after (Executive Order 11582): courts close on the observed day and
// generally treat it as the legal holiday. Inauguration Day is not here: § 6103(c) makes it a
// holiday for federal workers around Washington alone, and Rule 6(a)(6)(A) does not name it.
import { memoizeUpTo } from '#lib/memo.ts';
import {
  addDays,
  formatIsoDate,
  getDaysInMonth,
  getWeekday,
  splitIsoDate,
} from './calendar-days.ts';

export type Holiday = { name: string; date: string; observed: string };

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const FIRST_KING_YEAR = 1986;
const FIRST_JUNETEENTH_YEAR = 2021;

/** A count needs the same few years repeatedly. */
const MAX_YEARS = 100;

/**
 * In calendar order. Valid from 1978, when the Monday holidays and Veterans Day got their present
 * dates.
 */
export const listFederalHolidays: (year: number) => readonly Holiday[] = memoizeUpTo(
  MAX_YEARS,
  computeHolidays,
);

function computeHolidays(year: number): Holiday[] {
  const onFixedDate = (name: string, month: number, day: number): Holiday => {
    const date = formatIsoDate(year, month, day);
    const shift = { [SATURDAY]: -1, [SUNDAY]: 1 }[getWeekday(date)] ?? 0;
    return { name, date, observed: addDays(date, shift) };
  };
  const onWeekday = (name: string, date: string): Holiday => ({ name, date, observed: date });
  return [
    onFixedDate('New Year’s Day', 1, 1),
    ...(year >= FIRST_KING_YEAR
      ? [onWeekday('Birthday of Martin Luther King, Jr.', findNthWeekday(3, MONDAY, year, 1))]
      : []),
    onWeekday('Washington’s Birthday', findNthWeekday(3, MONDAY, year, 2)),
    onWeekday('Memorial Day', findLastWeekday(MONDAY, year, 5)),
    ...(year >= FIRST_JUNETEENTH_YEAR
      ? [onFixedDate('Juneteenth National Independence Day', 6, 19)]
      : []),
    onFixedDate('Independence Day', 7, 4),
    onWeekday('Labor Day', findNthWeekday(1, MONDAY, year, 9)),
    onWeekday('Columbus Day', findNthWeekday(2, MONDAY, year, 10)),
    onFixedDate('Veterans Day', 11, 11),
    onWeekday('Thanksgiving Day', findNthWeekday(4, THURSDAY, year, 11)),
    onFixedDate('Christmas Day', 12, 25),
  ];
}

/**
 * The holiday that falls or is observed on a day. Includes next year's New Year’s Day, which may be
 * observed on December 31.
 */
export function findHoliday(iso: string): Holiday | undefined {
  const [year] = splitIsoDate(iso);
  return [...listFederalHolidays(year), ...listFederalHolidays(year + 1).slice(0, 1)].find(
    ({ date, observed }) => date === iso || observed === iso,
  );
}

export function findNthWeekday(n: number, weekday: number, year: number, month: number): string {
  const first = formatIsoDate(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (n - 1) * 7);
}

export function findLastWeekday(weekday: number, year: number, month: number): string {
  const last = formatIsoDate(year, month, getDaysInMonth(year, month));
  return addDays(last, -((getWeekday(last) - weekday + 7) % 7));
}
