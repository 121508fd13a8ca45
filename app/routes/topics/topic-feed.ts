import { data, redirect } from 'react-router';
import { writeTopicFeed } from '#features/news/topic-feed.server.ts';
import { findTopic } from '#features/topics/topic/view-topic.server.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/topic-feed';

/** Cached like a shared page, until new news is stored. */
export const handle = { shared: true } satisfies RouteHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const found = findTopic(deps, params.topicId);
  if (!found) throw data(null, { status: 404 });
  if ('movedTo' in found) {
    // Former names of a category have no feed.
    if (!found.movedTo.startsWith('/topics/')) throw data(null, { status: 404 });
    throw redirect(`${found.movedTo}/news.xml`, 301);
  }
  try {
    return new Response(await writeTopicFeed(deps, found.topic), {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
    });
  } catch (error) {
    deps.log.warn({ err: error }, 'a topic’s feed could not be written');
    throw data(null, { status: 503, headers: { 'Retry-After': '60' } });
  }
}
