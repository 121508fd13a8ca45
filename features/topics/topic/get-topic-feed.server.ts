import type { Deps } from '#features/deps.ts';
import { findTopic } from '#features/library/find-topic.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { writeTopicFeed } from '#features/news/topic-feed.server.ts';

/** The news of a topic as a feed, where it is today, or null: former categories have none. */
export async function getTopicFeed(
  deps: Pick<LibraryDeps, 'library'> & Pick<Deps, 'db' | 'site'>,
  id: string,
): Promise<{ feed: string } | { movedTo: string } | null> {
  const found = findTopic(deps, id);
  if (!found) return null;
  if ('topic' in found) return { feed: await writeTopicFeed(deps, found.topic) };
  return found.movedTo.startsWith('/topics/') ? { movedTo: `${found.movedTo}/news.xml` } : null;
}
