import { data } from 'react-router';
import { readForm } from '#features/deadlines/deadline-fields.ts';
import { DeadlinesPage } from '#features/deadlines/deadlines-page.tsx';
import { getDeadlinesPage } from '#features/deadlines/get-deadlines-page.server.ts';
import * as deadlines from '#features/deadlines/messages/deadlines.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import deadlinesCss from '../../styles/deadlines.css?url';
import type { Route } from './+types/deadlines';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesCss }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const params = new URL(request.url).searchParams;
  const page = getDeadlinesPage(deps, readForm(params), { sent: params.has('date') });
  return page.failure ? failureData(page.failure, page) : data(page);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: deadlines.title,
    description: deadlines.lead,
    path: '/deadlines',
    noindex: Boolean(loaderData?.view || loaderData?.failure),
  });

export default function Deadlines({ loaderData }: Route.ComponentProps) {
  return <DeadlinesPage page={loaderData} />;
}
