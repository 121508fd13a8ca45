// What the library has of one state: its rules, whom to ask, and when its courts are closed.
import { listHolidays } from '#features/deadlines/list-deadlines.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { listStateResources } from '#features/library/list-resources.server.ts';
import { listStateRules } from '#features/state-rules/list-state-rules.server.ts';
import { isFilled } from '#features/state-rules/rule-view.ts';
import { findStateBySlug, STATES } from '#legal/jurisdictions.ts';

/** Null where there is no such state. */
export function getStatePage(deps: Pick<LibraryDeps, 'library' | 'clock'>, slug: string) {
  const code = findStateBySlug(slug);
  if (!code) return null;
  const groups = listStateRules(deps, code);
  return {
    name: STATES[code],
    slug,
    groups,
    filled: groups.flatMap(({ rules }) => rules).filter(({ cell }) => isFilled(cell)).length,
    resources: listStateResources(deps, code),
    holidays: listHolidays(deps, { date: '' }),
  };
}
export type StatePageView = NonNullable<ReturnType<typeof getStatePage>>;
