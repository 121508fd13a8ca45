// The legal public holidays of 5 U.S.C. § 6103(a), which Fed. R. Civ. P. 6(a)(6)(A) names one by one. A holiday that falls on a
// Saturday is observed on the Friday before (§ 6103(b)), one on a Sunday on the Monday after (Executive Order 11582): courts close
// on the observed day and generally treat it as the legal holiday. Inauguration Day is not here: § 6103(c) makes it a holiday for
// federal workers around Washington alone, and Rule 6(a)(6)(A) does not name it.
import { addDays, daysInMonth, isoOf, partsOf, weekdayOf } from './calendar-days.ts';

export type Holiday = { name: string; date: string; observed: string };

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];
const KING_SINCE = 1986;
const JUNETEENTH_SINCE = 2021;

/** In the order of the year. For 1978 and later, when the Monday holidays and Veterans Day were where they are now. */
export function federalHolidays(year: number): readonly Holiday[] {
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays;
}

/** A count asks for the same few years again and again. */
const known = new Map<number, readonly Holiday[]>();

function holidaysOf(year: number): Holiday[] {
  const fixed = (name: string, month: number, day: number): Holiday => {
    const date = isoOf(year, month, day);
    const shift = { [SATURDAY]: -1, [SUNDAY]: 1 }[weekdayOf(date)] ?? 0;
    return { name, date, observed: addDays(date, shift) };
  };
  const moving = (name: string, date: string): Holiday => ({ name, date, observed: date });
  return [
    fixed('New Year’s Day', 1, 1),
    ...(year >= KING_SINCE ? [moving('Birthday of Martin Luther King, Jr.', nth(3, MONDAY, year, 1))] : []),
    moving('Washington’s Birthday', nth(3, MONDAY, year, 2)),
    moving('Memorial Day', lastMonday(year, 5)),
    ...(year >= JUNETEENTH_SINCE ? [fixed('Juneteenth National Independence Day', 6, 19)] : []),
    fixed('Independence Day', 7, 4),
    moving('Labor Day', nth(1, MONDAY, year, 9)),
    moving('Columbus Day', nth(2, MONDAY, year, 10)),
    fixed('Veterans Day', 11, 11),
    moving('Thanksgiving Day', nth(4, THURSDAY, year, 11)),
    fixed('Christmas Day', 12, 25),
  ];
}

/** The holiday that falls or is observed on a day. The year after is asked too: its New Year’s Day may be observed on December 31. */
export function holidayOn(iso: string): Holiday | undefined {
  const [year] = partsOf(iso);
  return [...federalHolidays(year), ...federalHolidays(year + 1).slice(0, 1)].find(
    ({ date, observed }) => date === iso || observed === iso,
  );
}

function nth(which: number, weekday: number, year: number, month: number): string {
  const first = isoOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
}

function lastMonday(year: number, month: number): string {
  const last = isoOf(year, month, daysInMonth(year, month));
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
}
