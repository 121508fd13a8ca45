// Counts days without some of Saturdays, Sundays and federal holidays; days on which courts are
// open are without all of them. A state's own holiday can only make the day later.
import { addDays } from './calendar-days.ts';
import { findNonCourtDay } from './non-court-day.ts';

export type ClosedDay = 'saturday' | 'sunday' | 'holiday';
export const CLOSED_DAYS = ['saturday', 'sunday', 'holiday'] as const satisfies ClosedDay[];

/** Other days on which an office is closed, and holidays on which it is open. */
export type OwnDays = { closed: readonly string[]; open: readonly string[] };
const NO_OWN_DAYS: OwnDays = { closed: [], open: [] };

export function isClosed(
  iso: string,
  skips: readonly ClosedDay[] = CLOSED_DAYS,
  { closed, open } = NO_OWN_DAYS,
): boolean {
  if (closed.includes(iso)) return true;
  if (open.includes(iso)) return false;
  const kind = findNonCourtDay(iso, { declared: [], state: [] })?.kind;
  if (!kind) return false;
  return skips.includes(kind === 'saturday' || kind === 'sunday' ? kind : 'holiday');
}

/** `days` below zero count back. */
export function addCourtDays(
  iso: string,
  days: number,
  skips: readonly ClosedDay[] = CLOSED_DAYS,
  ownDays = NO_OWN_DAYS,
): string {
  const step = days < 0 ? -1 : 1;
  let date = iso;
  for (let left = Math.abs(days); left > 0; ) {
    date = addDays(date, step);
    if (!isClosed(date, skips, ownDays)) left--;
  }
  return date;
}

/** The day itself, or the next one on which courts are open. */
export const moveToOpenDay = (iso: string, ownDays = NO_OWN_DAYS): string =>
  moveWhileClosed(iso, 1, ownDays);

/** The day itself, or the last one before it on which courts are open. */
export const moveBack = (iso: string, ownDays = NO_OWN_DAYS): string =>
  moveWhileClosed(iso, -1, ownDays);

function moveWhileClosed(iso: string, step: number, ownDays: OwnDays): string {
  let date = iso;
  while (isClosed(date, CLOSED_DAYS, ownDays)) date = addDays(date, step);
  return date;
}
