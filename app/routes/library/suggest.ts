import { suggest } from '#features/site-search/suggest.server.ts';
import { visitOf } from '../../http/context.ts';
import type { Route } from './+types/suggest';

/** Suggestions while typing, for the search fields. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, jurisdiction } = visitOf(context);
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(
    { suggestions: suggest(deps.search.index, { query, jurisdiction }) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}
