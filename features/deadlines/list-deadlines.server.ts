// The periods that the list offers, in groups, and the federal holidays of a year: what the page shows before anything is counted.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { federalHolidays } from '#legal/deadlines/federal-holidays.ts';
import { type Authority, authorityOf } from './count-deadline.server.ts';
import type { DeadlineForm } from './deadline-fields.ts';
import { fullDate } from './describe-steps.ts';
import { deadlines } from './messages.ts';

type ListedDeadline = { id: string; name: string; event: string; period: string; authority?: Authority };
export type DeadlineGroup = { id: keyof typeof deadlines.groups; items: ListedDeadline[] };

export function listDeadlines({ library }: Pick<LibraryDeps, 'library'>): DeadlineGroup[] {
  return (Object.keys(deadlines.groups) as DeadlineGroup['id'][]).flatMap((id) => {
    const items = library.deadlines
      .filter(({ group }) => group === id)
      .map(({ id, name, amount, unit, direction, event, authority }) => ({
        id,
        name,
        event,
        period: deadlines.period(amount, unit, direction, event),
        authority: authorityOf({ library }, authority),
      }));
    return items.length > 0 ? [{ id, items }] : [];
  });
}

/** Of the year of the event, or of this one. */
export function listHolidays({ clock }: Pick<LibraryDeps, 'clock'>, { date }: DeadlineForm) {
  const typed = Number(/^\d{4}(?=-)|\d{4}$/.exec(date)?.[0]);
  const year = typed >= 2000 && typed <= 2100 ? typed : clock.now().getUTCFullYear();
  return { year, days: federalHolidays(year).map(({ name, observed }) => ({ name, day: fullDate(observed) })) };
}

const COUNTED_BY = ['Fed. R. Civ. P. 6', 'Fed. R. App. P. 26', '5 U.S.C. § 6103'];

/** What counting rests on, and how old the oldest entry of the list is. */
export function deadlineSources({ library }: Pick<LibraryDeps, 'library'>) {
  const laws = library.authorities.filter(({ cite }) => COUNTED_BY.includes(cite));
  return {
    sources: [...laws.map(({ heading, url, cite }) => ({ title: heading, url, cite })), deadlines.observedSource],
    checkedOn: library.deadlines.map(({ checkedOn }) => checkedOn).sort()[0] ?? '',
    attorneyReviewed: library.deadlines.every(({ attorneyReviewed }) => attorneyReviewed),
  };
}
