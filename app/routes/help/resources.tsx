import { getResourcesPage } from '#features/help/get-resources-page.server.ts';
import * as texts from '#features/help/messages/resources.ts';
import { ResourcesPage } from '#features/help/resources-page.tsx';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import resourceListCss from '../../styles/resource-list.css?url';
import volumeCss from '../../styles/volume.css?url';
import type { Route } from './+types/resources';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [resourceListCss, volumeCss].map((href) => ({ rel: 'stylesheet', href }));

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const params = new URL(request.url).searchParams;
  return getResourcesPage(deps, {
    q: (params.get('q') ?? '').slice(0, 400),
    topic: params.get('topic'),
    type: params.get('type') ?? '',
    cost: params.get('cost') ?? '',
    place: params.has('place') ? readJurisdiction(params.get('place')) : caller.jurisdiction,
    page: Math.max(1, Math.min(50, Number(params.get('page')) || 1)),
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.resourcesTitle,
    description: texts.resourcesLead,
    path: '/resources',
    noindex: Boolean(
      loaderData?.filter.q ||
        loaderData?.filter.topic ||
        loaderData?.filter.type ||
        loaderData?.filter.cost,
    ),
  });

export default function Resources({ loaderData }: Route.ComponentProps) {
  return <ResourcesPage page={loaderData} />;
}
