import { getSearchPage } from '#features/assistant/search-page/get-search-page.server.ts';
import { SearchPage } from '#features/assistant/search-page/search-page.tsx';
import * as search from '#features/search/messages/search.ts';
import { MAX_QUERY_LENGTH, ResultKind } from '#features/search/schema.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import searchCss from '../../styles/search.css?url';
import type { Route } from './+types/search';

export const handle = { cost: 'searching' } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: searchCss }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const params = new URL(request.url).searchParams;
  return getSearchPage(deps, {
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    kind: ResultKind.safeParse(params.get('type')).data,
    page: Math.max(1, Math.min(50, Number.parseInt(params.get('page') ?? '1', 10) || 1)),
    jurisdiction: caller.jurisdiction,
    signal: request.signal,
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: search.title,
    description: search.lead,
    path: '/search',
    noindex: true,
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage page={loaderData} />;
}
