import { data, redirect } from 'react-router';
import { getTopicFeed } from '#features/topics/topic/get-topic-feed.server.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/topic-feed';

/** Cached like a shared page, until new news is stored. */
export const handle = { shared: true } satisfies RouteHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const found = await getTopicFeed(deps, params.topicId).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a topic’s feed could not be written');
    throw data(null, { status: 503, headers: { 'Retry-After': '60' } });
  });
  if (!found) throw data(null, { status: 404 });
  if ('movedTo' in found) throw redirect(found.movedTo, 301);
  return new Response(found.feed, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
