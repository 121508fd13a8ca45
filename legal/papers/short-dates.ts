// Days without a year, such as "Served: Nov 16" or "mailed 11/9", from which a period may run. The
// year is that in which the day is nearest to the full dates of the paper; where there is none, no
// such day is read. For starts alone: what else a day is for is asked of full dates.
import {
  countDaysBetween,
  formatIsoDate,
  isRealDate,
  splitIsoDate,
} from '#legal/deadlines/calendar-days.ts';
import type { FoundDate } from './find-dates.ts';
import { readMonth } from './months.ts';
import { readDigits } from './ocr-text.ts';

const MAX_SHORT_DATES = 40;
const SHORT =
  /(?<![\w$.,/#§-])(?:([A-Z][a-z]{2,8}|[A-Z]{3,9})\.? ([0-3lIO]?[0-9lIO])(?:st|nd|rd|th)?|(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9]))(?![\w/$%]|[.,:-]\d)/g;

export function findShortDates(text: string, full: readonly FoundDate[]): FoundDate[] {
  const around = full.at(0)?.date;
  if (!around) return [];
  const newest = full.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), around);
  return [...text.matchAll(SHORT)]
    .flatMap(({ 0: words, 1: name, 2: day, 3: monthDigits, 4: dayDigits, index }) => {
      const end = index + words.length;
      if (full.some((date) => index < date.end && end > date.start)) return [];
      const month = name ? readMonth(name)?.month : Number(monthDigits);
      const date = month && findNearest(month, Number(readDigits(day ?? dayDigits ?? '')), newest);
      return date ? [{ start: index, end, date, exact: true }] : [];
    })
    .slice(0, MAX_SHORT_DATES);
}

function findNearest(month: number, day: number, around: string): string | undefined {
  const [year] = splitIsoDate(around);
  const distance = (date: string) => Math.abs(countDaysBetween(around, date));
  return [year - 1, year, year + 1]
    .map((each) => formatIsoDate(each, month, day))
    .filter(isRealDate)
    .sort((a, b) => distance(a) - distance(b))[0];
}
