// The calculator with its list, and the count that was asked for.
import { toCheckedItem } from '#features/library/checked-item.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Failure } from '#lib/result.ts';
import { countDeadline, type DeadlineView } from './count-deadline.server.ts';
import type { DeadlineForm } from './deadline-fields.ts';
import { describeSearch, findDeadlines } from './find-deadlines.server.ts';
import { getDeadlineSources, listDeadlines, listHolidays } from './list-deadlines.server.ts';
import { formatCount } from './write-calendar-file.server.ts';

type Deps = Pick<LibraryDeps, 'library' | 'clock'>;

/** `sent`: a link can preselect a deadline; errors are shown only after the form was sent. */
export function getDeadlinesPage(deps: Deps, typed: DeadlineForm, { sent }: { sent: boolean }) {
  const groups = listDeadlines(deps, typed);
  const { preset, matches } = findDeadlines(groups, typed);
  const form = { ...typed, preset };
  const page = {
    form,
    groups,
    matches,
    holidays: listHolidays(deps, form),
    checked: toCheckedItem(getDeadlineSources(deps), deps.clock.now()),
    failure: null as Failure | null,
    view: null as DeadlineView | null,
    text: '',
  };
  if (!sent) return page;
  const result = countDeadline(deps, form, deps.clock.now());
  return result.ok
    ? { ...page, view: result.value, text: formatCount(result.value) }
    : { ...page, failure: describeSearch(result.failure, form, matches) };
}
export type DeadlinesPageView = ReturnType<typeof getDeadlinesPage>;
