// Calendar pages for the months that matter: the month of the event and those in which the count
// ends. For long periods the months between are omitted.

import {
  addMonths,
  formatIsoDate,
  getDaysInMonth,
  getWeekday,
  splitIsoDate,
} from '#legal/deadlines/calendar-days.ts';
import type { CountedPeriod } from '#legal/deadlines/count-period.ts';
import { findNonCourtDay, type Holidays } from '#legal/deadlines/non-court-day.ts';
import { makeOnce } from '#lib/memo.ts';

type Mark = 'last' | 'event' | 'passed' | 'counted';
export type MonthDay = { day: number; mark?: Mark; holiday?: string };
export type MonthPage = { month: string; title: string; weeks: (MonthDay | null)[][] };

const getMonthNames = makeOnce(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const formatMonth = (month: string) => getMonthNames().format(new Date(`${month}-01T00:00:00Z`));

/** The months between the pages, in order. */
export function listOmittedMonths(pages: Pick<MonthPage, 'month'>[]): string[] {
  const [first = '', last = ''] = [pages[0]?.month, pages.at(-1)?.month];
  const names: string[] = [];
  for (let month = first; month < last; month = addMonths(`${month}-01`, 1).slice(0, 7)) {
    if (!pages.some((page) => page.month === month)) names.push(formatMonth(month));
  }
  return names;
}

export function createMonthPages(
  event: string,
  counted: CountedPeriod,
  holidays: Holidays,
): MonthPage[] {
  const passedDates = new Set(
    counted.steps.flatMap((step) =>
      step.kind === 'skipped' || step.kind === 'closed' ? [step.date] : [],
    ),
  );
  const endDates = counted.steps.flatMap((step) => (step.kind === 'counted' ? [step.date] : []));
  const [rangeStart = '', rangeEnd = ''] = [event, counted.date].sort();
  const getMark = (iso: string): Mark | undefined => {
    if (iso === counted.date) return 'last';
    if (iso === event) return 'event';
    if (passedDates.has(iso)) return 'passed';
    return iso > rangeStart && iso < rangeEnd ? 'counted' : undefined;
  };
  const months = [
    ...new Set([event, ...endDates, counted.date].map((iso) => iso.slice(0, 7))),
  ].sort();
  return months.map((month) => {
    const [year, number] = splitIsoDate(`${month}-01`);
    const cells: (MonthDay | null)[] = Array.from(
      { length: getWeekday(`${month}-01`) },
      () => null,
    );
    for (let day = 1; day <= getDaysInMonth(year, number); day++) {
      const iso = formatIsoDate(year, number, day);
      const off = findNonCourtDay(iso, holidays);
      cells.push({ day, mark: getMark(iso), holiday: off && 'name' in off ? off.name : undefined });
    }
    while (cells.length % 7 !== 0) cells.push(null);
    const weeks = Array.from({ length: cells.length / 7 }, (_, week) =>
      cells.slice(week * 7, week * 7 + 7),
    );
    return { month, title: formatMonth(month), weeks };
  });
}
