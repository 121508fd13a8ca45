// The preset periods in groups, and the federal holidays of a year, which the page shows before
// anything is counted.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findStatePeriod, type StatePeriod } from '#features/library/state-period.ts';
import { listFederalHolidays } from '#legal/deadlines/federal-holidays.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { type Authority, findAuthority } from './count-deadline.server.ts';
import type { DeadlineForm } from './deadline-fields.ts';
import { formatFullDate } from './describe-steps.ts';
import * as deadlines from './messages/deadlines.ts';

export type DeadlineItem = {
  id: string;
  name: string;
  event: string;
  period: string;
  authority?: Authority;
};
export type DeadlineGroup = { id: keyof typeof deadlines.groups; items: DeadlineItem[] };

/** With the period of a state's rule, if the form asks for one. */
export function listDeadlines(
  { library }: Pick<LibraryDeps, 'library'>,
  { preset }: Pick<DeadlineForm, 'preset'>,
): DeadlineGroup[] {
  const statePeriod = findStatePeriod(library.rules, preset);
  return [...(statePeriod ? [toStateGroup(statePeriod)] : []), ...listFederalGroups({ library })];
}

function toStateGroup({
  id,
  rule,
  state,
  cell,
  amount,
  unit,
  direction,
  event,
}: StatePeriod): DeadlineGroup {
  const period = deadlines.period(amount, unit, direction, event);
  const authority = { cite: cell.cite, url: cell.url };
  return {
    id: 'state',
    items: [{ id, name: `${STATES[state]}: ${rule.title}`, event, period, authority }],
  };
}

function listFederalGroups({ library }: Pick<LibraryDeps, 'library'>): DeadlineGroup[] {
  return (Object.keys(deadlines.groups) as DeadlineGroup['id'][]).flatMap((id) => {
    const items = library.deadlines
      .filter(({ group }) => group === id)
      .map(({ id, name, amount, unit, direction, event, authority }) => ({
        id,
        name,
        event,
        period: deadlines.period(amount, unit, direction, event),
        authority: findAuthority({ library }, authority),
      }));
    return items.length > 0 ? [{ id, items }] : [];
  });
}

/** For the year of the event, or the current year. */
export function listHolidays(
  { clock }: Pick<LibraryDeps, 'clock'>,
  { date }: Pick<DeadlineForm, 'date'>,
) {
  const typedYear = Number(/^\d{4}(?=-)|\d{4}$/.exec(date)?.[0]);
  const year = typedYear >= 2000 && typedYear <= 2100 ? typedYear : clock.now().getUTCFullYear();
  return {
    year,
    days: listFederalHolidays(year).map(({ name, observed }) => ({
      name,
      day: formatFullDate(observed),
    })),
  };
}

const COUNTING_LAWS = ['Fed. R. Civ. P. 6', 'Fed. R. App. P. 26', '5 U.S.C. § 6103'];

/** The laws that counting is based on, and the oldest check date of the presets. */
export function getDeadlineSources({ library }: Pick<LibraryDeps, 'library'>) {
  const laws = library.authorities.filter(({ cite }) => COUNTING_LAWS.includes(cite));
  return {
    sources: [
      ...laws.map(({ heading, url, cite }) => ({ title: heading, url, cite })),
      deadlines.observedSource,
    ],
    checkedOn: library.deadlines.map(({ checkedOn }) => checkedOn).sort()[0] ?? '',
    attorneyReviewed: library.deadlines.every(({ attorneyReviewed }) => attorneyReviewed),
  };
}
