// Sends the weekly digest to every confirmed reader who chose a topic that had news. A job calls
// this every few minutes: the first call after Monday noon starts the mailing, later ones resume it
// after a crash or a mail server failure, and when everyone has it, there is nothing to do until
// the next Monday. A delivery is identified by week and reader, so that nobody gets two.
import { eq, inArray, sql } from 'drizzle-orm';
import {
  newsletterDigestTopics as digests,
  newsletterIssues as issues,
  newsletterSubscriptions as readers,
} from '#db/tables/newsletter.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import {
  type Mailing,
  type SendDeps,
  type SendReport,
  sendMailing,
} from '#features/newsletter/send-mailing.server.ts';
import { type DigestTopic, type DigestWeek, getDigestWeek, writeDigest } from './digest.ts';
import { isWebAddress, type NewsRow } from './news-view.ts';

const MAX_PER_TOPIC = 5;
/**
 * Excludes old items that were stored only this week: from a new release of the library or the
 * first fetch of a feed.
 */
const MAX_AGE = sql`interval '14 days'`;

type DigestDeps = SendDeps & Pick<LibraryDeps, 'library'>;

/** Null if there is nothing to do or the mailing is not finished. */
export async function sendDigests(
  deps: DigestDeps,
  signal?: AbortSignal,
): Promise<SendReport | null> {
  const week = getDigestWeek(deps.clock.now());
  const [issue] = await deps.db.db.select().from(issues).where(eq(issues.id, week.id));
  if (issue?.finishedAt) return null;
  const result = await sendMailing(
    deps,
    createMailing(deps, week, await listWeekTopics(deps, week)),
    { signal },
  );
  if (!result.ok) {
    deps.log.warn(
      { digest: week.id, reason: result.failure.kind },
      'the news digest is not out to everyone yet',
    );
    return null;
  }
  const { sent, refused, postponed, unclear } = result.value;
  if (sent + refused + postponed > 0) {
    deps.log.info(
      { digest: week.id, sent, refused, postponed, unclear: unclear.length },
      'news digests were sent',
    );
  }
  return result.value;
}

function createMailing({ db }: DigestDeps, week: DigestWeek, topics: DigestTopic[]): Mailing {
  const topicIds = topics.map(({ topic }) => topic);
  return {
    id: week.id,
    hash: week.from.toISOString(),
    list: 'news-digest',
    audience:
      topicIds.length === 0
        ? sql`false`
        : sql`exists (select 1 from ${digests} where ${digests.subscriptionId} = ${readers.id} and ${inArray(digests.topic, topicIds)})`,
    async write(reader, foot) {
      const rows = await db.db
        .select({ topic: digests.topic })
        .from(digests)
        .where(eq(digests.subscriptionId, reader.id));
      const chosenTopics = new Set(rows.map(({ topic }) => topic));
      return writeDigest(
        week,
        topics.filter(({ topic }) => chosenTopics.has(topic)),
        foot,
      );
    },
  };
}

/** Topics that had news in the week, in library order. */
async function listWeekTopics(
  { db, library }: DigestDeps,
  { from, to }: DigestWeek,
): Promise<DigestTopic[]> {
  const { rows } = await db.db.execute<NewsRow & { topic: string; count: number }>(sql`
    select * from (
      select t.topic, n.id, n.title, n.url, n.source, n.date::text as date, '' as content, count(*) over (partition by t.topic)::int as count,
        row_number() over (partition by t.topic order by n.date desc, t.position, n.id) as place
      from legal_news n join news_topics t on t.news_id = n.id
      where n.stored_at >= ${from.toISOString()}::timestamptz and n.stored_at < ${to.toISOString()}::timestamptz
        and n.date >= (${from.toISOString()}::timestamptz - ${MAX_AGE})::date
    ) week where place <= ${MAX_PER_TOPIC} order by place`);
  return library.topics.flatMap(({ id, title }) => {
    const items = rows.filter((row) => row.topic === id && isWebAddress(row.url));
    return items.length > 0 ? [{ topic: id, title, count: items[0]?.count ?? 0, items }] : [];
  });
}
