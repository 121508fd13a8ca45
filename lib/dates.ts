import { makeOnce } from './memo.ts';

const getLongDates = makeOnce(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Days that every month has: no other day needs the calendar. */
const COMMON_DAY = /^([1-9]\d{3})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])/;

const toStartOfDay = (isoDate: string) => new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);

/** The day in UTC: "2026-11-15". */
export const toIsoDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** "2026-11-15" as "November 15, 2026", independent of the time zone. */
export function formatLongDate(isoDate: string): string {
  const [, year, month, day] = COMMON_DAY.exec(isoDate) ?? [];
  if (year) return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
  return getLongDates().format(toStartOfDay(isoDate));
}

/**
 * A day, month or year: "2026-07-04" as "July 4, 2026", "2026-07" as "July 2026", "2026" as itself.
 */
export function formatPartialDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return [MONTHS[Number(month) - 1], day && `${Number(day)},`, year].filter(Boolean).join(' ');
}
