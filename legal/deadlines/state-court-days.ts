// Days on which the courts of a state are closed although no federal holiday falls on them, and
// federal holidays on which they are open. Only those that a law names and that were looked up; a
// state that is not here may have such days too.
import type { StateCode } from '#legal/jurisdictions.ts';
import { addDays, splitIsoDate } from './calendar-days.ts';
import { type Holiday, listFederalHolidays } from './federal-holidays.ts';

type StateDays = {
  cite: string;
  /** Federal holidays that its law does not name: a clerk's office may be open. */
  open: Holiday['name'][];
};

/** All of them name the Friday after Thanksgiving Day. Looked up on November 19, 2026. */
const STATE_DAYS: Partial<Record<StateCode, StateDays>> = {
  CA: { cite: 'Cal. Code Civ. Proc. § 135', open: [] },
  FL: {
    cite: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)(6)',
    open: ['Washington’s Birthday', 'Juneteenth National Independence Day', 'Columbus Day'],
  },
  NV: { cite: 'Nev. Rev. Stat. § 236.015', open: ['Columbus Day'] },
  TX: { cite: 'Tex. R. Civ. P. 4; Tex. Gov’t Code § 662.003', open: ['Columbus Day'] },
};

export type StateCourtDays = { closed: { date: string; cite: string }[]; open: string[] };

/** In the year of the day and the next. */
export function listStateCourtDays(state: StateCode | undefined, iso: string): StateCourtDays {
  const days = state && STATE_DAYS[state];
  if (!days) return { closed: [], open: [] };
  const [year] = splitIsoDate(iso);
  const holidays = [year, year + 1].flatMap((each) => listFederalHolidays(each));
  return {
    closed: holidays
      .filter(({ name }) => name === 'Thanksgiving Day')
      .map(({ date }) => ({ date: addDays(date, 1), cite: days.cite })),
    open: holidays.filter(({ name }) => days.open.includes(name)).map(({ observed }) => observed),
  };
}
