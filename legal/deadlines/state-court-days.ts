// Days on which the courts of a state are closed although no federal holiday falls on them. Only
// those that a law names and that were looked up; a state that is not here may have such days too.
import type { StateCode } from '#legal/jurisdictions.ts';
import { addDays, splitIsoDate } from './calendar-days.ts';
import { listFederalHolidays } from './federal-holidays.ts';

/** "Every Saturday and the day after Thanksgiving Day is a judicial holiday." */
const DAY_AFTER_THANKSGIVING: Partial<Record<StateCode, string>> = {
  CA: 'Cal. Code Civ. Proc. § 135',
};

/** In the year of the day and the next. */
export function listStateCourtDays(
  state: StateCode | undefined,
  iso: string,
): { date: string; cite: string }[] {
  const cite = state && DAY_AFTER_THANKSGIVING[state];
  if (!cite) return [];
  const [year] = splitIsoDate(iso);
  return [year, year + 1]
    .flatMap((each) => listFederalHolidays(each))
    .filter(({ name }) => name === 'Thanksgiving Day')
    .map(({ date }) => ({ date: addDays(date, 1), cite }));
}
