// The days from the event to the last day as one bar, and the same in words. Weekends and holidays
// count like other days; they are drawn because a period cannot end on one.
import { addDays, countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import { findNonCourtDay, type Holidays } from '#legal/deadlines/non-court-day.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as barTexts from './messages/bar-texts.ts';

/** Beyond that a weekend is thinner than a line. */
const MAX_DAYS_WITH_WEEKENDS = 130;
const MAX_DAYS_WITH_HOLIDAYS = 400;

/** Positions and widths are percentages of the bar. */
type BarMark = { kind: 'weekend' | 'holiday'; start: number; width: number; name?: string };
export type DayBar = {
  from: string;
  to: string;
  days: number;
  startsWithEvent: boolean;
  marks: BarMark[];
  today?: number;
  words: string;
};

export function createDayBar(
  event: string,
  last: string,
  holidays: Holidays,
  today: string,
): DayBar {
  const [from = event, to = last] = [event, last].sort();
  const days = countDaysBetween(from, to);
  const marks: BarMark[] = [];
  const toMark = (kind: BarMark['kind'], day: number, name?: string): BarMark => ({
    kind,
    start: round(((day - 0.5) / Math.max(days, 1)) * 100),
    width: round(100 / Math.max(days, 1)),
    name,
  });
  for (let day = 0; day <= days && days <= MAX_DAYS_WITH_HOLIDAYS; day++) {
    const iso = addDays(from, day);
    const off = findNonCourtDay(iso, holidays);
    if (!off) continue;
    if (off.kind === 'saturday' || off.kind === 'sunday') {
      if (days <= MAX_DAYS_WITH_WEEKENDS) marks.push(toMark('weekend', day));
    } else
      marks.push(
        toMark(
          'holiday',
          day,
          `${'name' in off ? off.name : barTexts.otherHoliday}, ${formatLongDate(iso)}`,
        ),
      );
  }
  const passed = countDaysBetween(from, today);
  return {
    from: formatLongDate(from),
    to: formatLongDate(to),
    days,
    startsWithEvent: from === event,
    marks,
    ...(passed > 0 && passed < days && { today: round((passed / days) * 100) }),
    words: describe(days, marks),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

function describe(days: number, marks: BarMark[]): string {
  if (days > MAX_DAYS_WITH_HOLIDAYS) return barTexts.long(days);
  const holidays = marks.flatMap(({ kind, name }) => (kind === 'holiday' && name ? [name] : []));
  const weekendDays =
    days <= MAX_DAYS_WITH_WEEKENDS ? marks.filter(({ kind }) => kind === 'weekend').length : null;
  return barTexts.words(days, weekendDays, holidays);
}
