// Days on which the courts of a state are closed although no federal holiday falls on them, and
// federal holidays on which they are open, by a law or a court's calendar that was read on November
// 19, 2026; each entry says what text that was. In a state that is not here nobody knows of some
// days whether they count.
import type { StateCode } from '#legal/jurisdictions.ts';
import { addDays, formatIsoDate, getWeekday, splitIsoDate } from './calendar-days.ts';
import {
  findLastWeekday,
  findNthWeekday,
  type Holiday,
  listFederalHolidays,
} from './federal-holidays.ts';

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** On a Saturday the Friday before, on a Sunday the Monday after. */
function observe(year: number, month: number, day: number): string {
  const date = formatIsoDate(year, month, day);
  return addDays(date, { 6: -1, 0: 1 }[getWeekday(date)] ?? 0);
}

/** Two days before Easter, by the method of Meeus, Jones and Butcher. */
function findGoodFriday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(formatIsoDate(year, 3, 28), moon - weekday - 2);
}

const STATE_HOLIDAYS = {
  'Good Friday': findGoodFriday,
  'Lincoln’s Birthday': (year: number) => observe(year, 2, 12),
  'Cesar Chavez Day': (year: number) => observe(year, 3, 31),
  'Native American Day': (year: number) => findNthWeekday(4, FRIDAY, year, 9),
  'Nevada Day': (year: number) => findLastWeekday(FRIDAY, year, 10),
  'Election Day': (year: number) => addDays(findNthWeekday(1, MONDAY, year, 11), 1),
  'Friday after Thanksgiving': (year: number) => addDays(findNthWeekday(4, THURSDAY, year, 11), 1),
  'Christmas Eve': (year: number) => formatIsoDate(year, 12, 24),
  'Weekday after Christmas': (year: number) =>
    addDays(
      formatIsoDate(year, 12, 26),
      { 6: 2, 0: 1 }[getWeekday(formatIsoDate(year, 12, 26))] ?? 0,
    ),
  'New Year’s Eve': (year: number) => formatIsoDate(year, 12, 31),
};
type StateHoliday = keyof typeof STATE_HOLIDAYS;

type StateDays = {
  cite: string;
  closed: StateHoliday[];
  /** Federal holidays that its law does not name: a clerk's office may be open. */
  open: Holiday['name'][];
};

const STATE_DAYS: Partial<Record<StateCode, StateDays>> = {
  // The section as quoted by the courts, and their calendars of 2026.
  CA: {
    cite: 'Cal. Code Civ. Proc. § 135',
    closed: [
      'Lincoln’s Birthday',
      'Cesar Chavez Day',
      'Native American Day',
      'Friday after Thanksgiving',
    ],
    open: ['Columbus Day'],
  },
  // The rule as quoted in 2014 and 2016.
  FL: {
    cite: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)(6)',
    closed: ['Friday after Thanksgiving'],
    open: ['Washington’s Birthday', 'Juneteenth National Independence Day', 'Columbus Day'],
  },
  // The rule on the courts' page of 2015.
  MI: {
    cite: 'Mich. Ct. R. 8.110(D)(2)',
    closed: ['Friday after Thanksgiving', 'Christmas Eve', 'New Year’s Eve'],
    open: ['Columbus Day'],
  },
  // The courts' calendars of 2025 and 2026.
  NC: {
    cite: 'N.C. Judicial Branch, holiday schedule',
    closed: [
      'Good Friday',
      'Friday after Thanksgiving',
      'Christmas Eve',
      'Weekday after Christmas',
    ],
    open: ['Washington’s Birthday', 'Juneteenth National Independence Day', 'Columbus Day'],
  },
  // The legislature's pages of 1999, 2013 and 2023.
  NV: {
    cite: 'Nev. Rev. Stat. § 236.015',
    closed: ['Nevada Day', 'Friday after Thanksgiving'],
    open: ['Columbus Day'],
  },
  // The section as it stands on a page without a date, and a calendar of the courts for 2026.
  NY: {
    cite: 'N.Y. Gen. Constr. Law § 24',
    closed: ['Lincoln’s Birthday', 'Election Day'],
    open: [],
  },
  // The text of 2021.
  TX: {
    cite: 'Tex. R. Civ. P. 4; Tex. Gov’t Code § 662.003',
    closed: ['Friday after Thanksgiving'],
    open: ['Columbus Day'],
  },
  // The act of 2014, and the state's rule on holidays of 2021.
  WA: {
    cite: 'Wash. Rev. Code § 1.16.050',
    closed: ['Friday after Thanksgiving'],
    open: ['Columbus Day'],
  },
};

/** Days that many states name and many do not. */
const DOUBTFUL: StateHoliday[] = [
  'Lincoln’s Birthday',
  'Nevada Day',
  'Election Day',
  'Friday after Thanksgiving',
  'Christmas Eve',
];

export type StateCourtDays = {
  closed: { date: string; cite: string }[];
  open: string[];
  /** Nobody here knows whether these count. */
  doubtful: string[];
};

/** In the year of the day and the next. */
export function listStateCourtDays(state: StateCode | undefined, iso: string): StateCourtDays {
  const days = state && STATE_DAYS[state];
  const [year] = splitIsoDate(iso);
  const years = [year, year + 1];
  const list = (names: StateHoliday[]) =>
    years.flatMap((each) => names.map((name) => STATE_HOLIDAYS[name](each)));
  const listFederal = (names: Holiday['name'][]) =>
    years
      .flatMap((each) => listFederalHolidays(each))
      .filter(({ name }) => names.includes(name))
      .map(({ observed }) => observed);
  return days
    ? {
        closed: list(days.closed).map((date) => ({ date, cite: days.cite })),
        open: listFederal(days.open),
        doubtful: [],
      }
    : { closed: [], open: [], doubtful: [...list(DOUBTFUL), ...listFederal(['Columbus Day'])] };
}
