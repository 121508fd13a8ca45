// The months that matter, as pages of a wall calendar: the month of the event, and those in which the count ends. Long periods leave
// out what lies between.
import { daysInMonth, isoOf, partsOf, weekdayOf } from '#legal/deadlines/calendar-days.ts';
import type { Counted } from '#legal/deadlines/count-period.ts';
import { dayOff, type Holidays } from '#legal/deadlines/non-court-day.ts';

type Mark = 'last' | 'event' | 'passed' | 'counted';
export type MonthDay = { day: number; mark?: Mark; holiday?: string };
export type MonthPage = { month: string; title: string; weeks: (MonthDay | null)[][] };

const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function monthPages(event: string, counted: Counted, holidays: Holidays): MonthPage[] {
  const passed = new Set(counted.steps.flatMap((step) => (step.kind === 'skipped' || step.kind === 'closed' ? [step.date] : [])));
  const ends = counted.steps.flatMap((step) => (step.kind === 'counted' ? [step.date] : []));
  const [from = '', to = ''] = [event, counted.date].sort();
  const markOf = (iso: string): Mark | undefined => {
    if (iso === counted.date) return 'last';
    if (iso === event) return 'event';
    if (passed.has(iso)) return 'passed';
    return iso > from && iso < to ? 'counted' : undefined;
  };
  const months = [...new Set([event, ...ends, counted.date].map((iso) => iso.slice(0, 7)))].sort();
  return months.map((month) => {
    const [year, number] = partsOf(`${month}-01`);
    const cells: (MonthDay | null)[] = Array.from({ length: weekdayOf(`${month}-01`) }, () => null);
    for (let day = 1; day <= daysInMonth(year, number); day++) {
      const iso = isoOf(year, number, day);
      const off = dayOff(iso, holidays);
      cells.push({ day, mark: markOf(iso), holiday: off && 'name' in off ? off.name : undefined });
    }
    while (cells.length % 7 !== 0) cells.push(null);
    const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
    return { month, title: MONTH_NAME.format(new Date(`${month}-01T00:00:00Z`)), weeks };
  });
}
