import { data, Link } from 'react-router';
import { countDeadline } from '#features/deadlines/count-deadline.server.ts';
import { readForm } from '#features/deadlines/deadline-fields.ts';
import { DeadlineFormPart } from '#features/deadlines/deadline-form.tsx';
import { DeadlineList, HolidayList } from '#features/deadlines/deadline-lists.tsx';
import { DeadlineResult } from '#features/deadlines/deadline-result.tsx';
import { describeSearch, findDeadlines } from '#features/deadlines/find-deadlines.server.ts';
import {
  getDeadlineSources,
  listDeadlines,
  listHolidays,
} from '#features/deadlines/list-deadlines.server.ts';
import * as deadlines from '#features/deadlines/messages/deadlines.ts';
import { formatCount } from '#features/deadlines/write-calendar-file.server.ts';
import { toCheckedItem } from '#features/library/checked-item.ts';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import deadlinesCss from '../../styles/deadlines.css?url';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/deadlines';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesCss }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const params = new URL(request.url).searchParams;
  const typed = readForm(params);
  const groups = listDeadlines(deps, typed);
  const { preset, matches } = findDeadlines(groups, typed);
  const form = { ...typed, preset };
  const page = {
    form,
    groups,
    matches,
    holidays: listHolidays(deps, form),
    checked: toCheckedItem(getDeadlineSources(deps), deps.clock.now()),
  };
  // A link can preselect a deadline; errors are shown only after the form was sent.
  if (!params.has('date')) return data({ ...page, failure: null, view: null, text: '' });
  const result = countDeadline(deps, form, deps.clock.now());
  if (!result.ok)
    return failureData(describeSearch(result.failure, form, matches), {
      ...page,
      view: null,
      text: '',
    });
  return data({ ...page, failure: null, view: result.value, text: formatCount(result.value) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: deadlines.title,
    description: deadlines.lead,
    path: '/deadlines',
    noindex: Boolean(loaderData?.view || loaderData?.failure),
  });

export default function Deadlines({
  loaderData: { form, groups, matches, holidays, checked, failure, view, text },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={deadlines.title} lead={deadlines.lead} />
      <div className="with-margin">
        <div className="deadline-page">
          <DeadlineFormPart form={form} groups={groups} matches={matches} failure={failure} />
          {view && <DeadlineResult view={view} text={text} />}
        </div>
        <aside className="deadline-page">
          <section aria-labelledby="limits">
            <h2 id="limits" className="margin-heading">
              {deadlines.limitsTitle}
            </h2>
            <ul className="limits">
              {deadlines.limits.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              {deadlines.statePeriods} <Link to="/states">{deadlines.toStates}</Link>
            </p>
            <p>
              <Link to="/paper">{deadlines.toPaper}</Link>
            </p>
            <p className="private">
              <Icon name="lock" />
              {deadlines.privacyNote}
            </p>
          </section>
          <HolidayList {...holidays} />
        </aside>
      </div>
      {!view && <DeadlineList groups={groups} />}
      <Footnote item={checked} about="deadlines" />
    </div>
  );
}
