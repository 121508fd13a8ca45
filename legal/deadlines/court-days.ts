// Counts days on which courts are open: without Saturdays, Sundays and federal holidays. A state's
// own holiday can only make the day later.
import { addDays } from './calendar-days.ts';
import { findNonCourtDay } from './non-court-day.ts';

export function addCourtDays(iso: string, days: number): string {
  let date = iso;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (!findNonCourtDay(date, { declared: [], state: [] })) left--;
  }
  return date;
}
