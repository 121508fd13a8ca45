// Counts days without some of Saturdays, Sundays and federal holidays; days on which courts are
// open are without all of them. A state's own holiday can only make the day later.
import { addDays } from './calendar-days.ts';
import { findNonCourtDay } from './non-court-day.ts';

export type ClosedDay = 'saturday' | 'sunday' | 'holiday';
export const CLOSED_DAYS = ['saturday', 'sunday', 'holiday'] as const satisfies ClosedDay[];

/** `closed`: other days on which an office is closed. */
export function isClosed(
  iso: string,
  skips: readonly ClosedDay[] = CLOSED_DAYS,
  closed: readonly string[] = [],
): boolean {
  if (closed.includes(iso)) return true;
  const kind = findNonCourtDay(iso, { declared: [], state: [] })?.kind;
  if (!kind) return false;
  return skips.includes(kind === 'saturday' || kind === 'sunday' ? kind : 'holiday');
}

/** `days` below zero count back. */
export function addCourtDays(
  iso: string,
  days: number,
  skips: readonly ClosedDay[] = CLOSED_DAYS,
  closed: readonly string[] = [],
): string {
  const step = days < 0 ? -1 : 1;
  let date = iso;
  for (let left = Math.abs(days); left > 0; ) {
    date = addDays(date, step);
    if (!isClosed(date, skips, closed)) left--;
  }
  return date;
}

/** The day itself, or the next one on which courts are open. */
export function moveToOpenDay(iso: string, closed: readonly string[] = []): string {
  let date = iso;
  while (isClosed(date, CLOSED_DAYS, closed)) date = addDays(date, 1);
  return date;
}
