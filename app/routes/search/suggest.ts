import { suggestSite } from '#features/law/search/suggest-site.server.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/suggest';

export const handle = { cost: 'searching' } satisfies RouteHandle;

/** Suggestions while typing, for the search fields. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(
    { suggestions: suggestSite(deps, { query, jurisdiction }) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}
