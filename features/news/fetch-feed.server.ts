// Fetches one feed. New items are tagged with topics and cited cases and stored together with the
// time of the next fetch. Tagging is slow, so it runs before the transaction; the check for stored
// items therefore runs twice, before and inside it.

import type { Feed } from '#features/library/schema/news-schema.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { FeedItem, FeedResponse, Feeds } from '#integrations/feeds/feeds.ts';
import { toIsoDay } from '#lib/dates.ts';
import { excerpt } from '#lib/excerpt.ts';
import { getMinutesUntilNext } from './feed-timing.ts';
import { createNewsId } from './same-story.ts';
import {
  findCitedCases,
  findNewStories,
  type NewsRecord,
  runInNewsTransaction,
  writeNews,
} from './store-news.server.ts';
import { tagTopics } from './tag-topics.server.ts';

export type CollectDeps = Pick<LibrarySearchDeps, 'db' | 'library' | 'search' | 'clock' | 'log'> & {
  feeds: Feeds;
};
/** `chance`: random number from 0 to 1, for the jitter. */
export type FetchOptions = { signal?: AbortSignal; chance?: () => number };
export type FeedState = { url: string; etag: string; lastModified: string; failures: number };
export type FetchResult = { failed: boolean; stored: number };

const MAX_EXCERPT_LENGTH = 300;
/**
 * Routine notices that every agency must publish: meetings, forms, corrections of forms. They are
 * not news.
 */
const ROUTINE =
  /^sunshine act|information collection|\b(?:closed|public|open|advisory (?:board|committee|council)) meetings?\b|^meetings?\b|comment request|recordkeeping requirements under omb|^combined notice of filings|privacy act of 1974; (?:system of records|matching program)|solicitation (?:of|for) nominations|request for nominations/i;

export async function fetchFeed(
  deps: CollectDeps,
  feed: Feed,
  state: FeedState,
  { signal, chance = Math.random }: FetchOptions,
): Promise<FetchResult> {
  const validators =
    state.url === feed.url ? { etag: state.etag, lastModified: state.lastModified } : {};
  const answer = await deps.feeds.ask({ url: feed.url, ...validators }, signal);
  const { records, leftOut } = await findNewRecords(deps, feed, answer, signal);
  // If aborted, store nothing, so that the feed stays due.
  if (signal?.aborted) return { failed: false, stored: 0 };
  const failures = answer.status === 'failed' ? state.failures + 1 : 0;
  const retryAfterSeconds = answer.status === 'failed' ? answer.retryAfterSeconds : undefined;
  const minutes = getMinutesUntilNext({
    everyMinutes: feed.everyMinutes,
    failures,
    retryAfterSeconds,
    chance: chance(),
  });
  if (answer.status === 'failed')
    deps.log.info({ feed: feed.id, reason: answer.reason, failures }, 'a feed did not answer well');
  return runInNewsTransaction(deps.db, async (client) => {
    const newStories = await findNewStories(client, records);
    await writeNews(client, newStories);
    const now = deps.clock.now();
    await client.query(
      `UPDATE feed_states SET last_tried_at = $2, next_at = $3, failures = $4, last_error = $5, fetches = fetches + 1, errors = errors + $6,
         stored = stored + $7, last_success_at = CASE WHEN $6 = 0 THEN $2 ELSE last_success_at END WHERE id = $1`,
      [
        feed.id,
        now,
        new Date(now.getTime() + minutes * 60_000),
        failures,
        getFailureReason(answer),
        failures > 0 ? 1 : 0,
        newStories.length,
      ],
    );
    if (answer.status === 'read') {
      await client.query(
        'UPDATE feed_states SET url = $2, etag = $3, last_modified = $4, items = $5, left_out = $6 WHERE id = $1',
        [feed.id, feed.url, answer.etag, answer.lastModified, answer.items.length, leftOut],
      );
    }
    return { failed: answer.status === 'failed', stored: newStories.length };
  });
}

const getFailureReason = (answer: FeedResponse) =>
  answer.status === 'failed' ? answer.reason : '';

type Candidate = {
  id: string;
  link: string;
  feed: string;
  title: string;
  date: string;
  item: FeedItem;
};

async function findNewRecords(
  deps: CollectDeps,
  feed: Feed,
  answer: FeedResponse,
  signal?: AbortSignal,
) {
  const records: (NewsRecord & { link: string })[] = [];
  if (answer.status !== 'read') return { records, leftOut: 0 };
  const today = toIsoDay(deps.clock.now());
  const candidates = answer.items.map((item): Candidate => {
    // A missing or future date becomes today.
    const date = item.day && item.day <= today ? item.day : today;
    return {
      id: createNewsId(item.permalink),
      link: item.link,
      feed: feed.id,
      title: item.title,
      date,
      item,
    };
  });
  let leftOut = 0;
  for (const candidate of await findNewStories(deps.db.pool, candidates)) {
    if (signal?.aborted) break;
    const topics = ROUTINE.test(candidate.title)
      ? []
      : await tagTopics(deps.search, candidate.item, feed.topics);
    if (topics.length > 0) records.push(toRecord(feed, candidate, topics));
    else leftOut++;
  }
  return { records, leftOut };
}

function toRecord(
  feed: Feed,
  { item, ...story }: Candidate,
  topics: TopicId[],
): NewsRecord & { link: string } {
  return {
    ...story,
    url: item.link,
    source: feed.organization,
    content: excerpt(item.text, MAX_EXCERPT_LENGTH),
    topics,
    cases: findCitedCases(`${item.title}. ${item.text}`),
    jurisdiction: feed.jurisdiction,
  };
}
