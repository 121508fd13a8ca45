// Why a period does not end on a day: a Saturday, a Sunday, or a "legal holiday" as Fed. R. Civ. P.
// 6(a)(6) defines it.
import { getWeekday } from './calendar-days.ts';
import { findHoliday } from './federal-holidays.ts';

export type NonCourtDay =
  | { kind: 'saturday' | 'sunday' | 'declared' | 'state' }
  | { kind: 'holiday'; name: string }
  /** The weekday on which a weekend holiday is observed. */
  | { kind: 'observed'; name: string; date: string };

export type Holidays = {
  /** Days declared a holiday by the President or Congress: Rule 6(a)(6)(B). */
  declared: readonly string[];
  /**
   * Days declared a holiday by the state where the court sits: Rule 6(a)(6)(C), only for periods
   * after an event.
   */
  state: readonly string[];
};

export function findNonCourtDay(
  iso: string,
  { declared, state }: Holidays,
  observedCounts = true,
): NonCourtDay | undefined {
  const weekday = getWeekday(iso);
  if (weekday === 6) return { kind: 'saturday' };
  if (weekday === 0) return { kind: 'sunday' };
  const holiday = findHoliday(iso);
  if (holiday?.date === iso) return { kind: 'holiday', name: holiday.name };
  if (holiday && observedCounts)
    return { kind: 'observed', name: holiday.name, date: holiday.date };
  if (declared.includes(iso)) return { kind: 'declared' };
  return state.includes(iso) ? { kind: 'state' } : undefined;
}
