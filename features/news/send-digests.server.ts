// The weekly digest to every confirmed reader who ticked a topic that had news. A job calls this every few minutes: the first call
// after Monday noon begins, each later one carries on where a crash or a mail server that stopped left off, and when all have
// theirs there is nothing to do until the next Monday. A mail is its week and its reader: nobody gets one twice.
import { eq, inArray, sql } from 'drizzle-orm';
import { newsletterIssues as issues, newsletterSubscriptions as readers, newsletterDigestTopics as wanted } from '#db/tables/newsletter.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { type Mailing, type SendDeps, type SendReport, sendMailing } from '#features/newsletter/send-mailing.server.ts';
import { type DigestTopic, type DigestWeek, digestMail, digestWeek } from './digest.ts';
import { isWebAddress, type NewsRow } from './news-view.ts';

const MAX_PER_TOPIC = 5;
/** What was stored this week but is older than this is no news: the items that come with a new version, a feed's first reading. */
const OLDEST = sql`interval '14 days'`;

type DigestDeps = SendDeps & Pick<LibraryDeps, 'library'>;

/** Null: nothing to do. */
export async function sendDigests(deps: DigestDeps, signal?: AbortSignal): Promise<SendReport | null> {
  const week = digestWeek(deps.clock.now());
  const [issue] = await deps.db.db.select().from(issues).where(eq(issues.id, week.id));
  if (issue?.finishedAt) return null;
  const result = await sendMailing(deps, mailingOf(deps, week, await listWeek(deps, week)), { signal });
  if (!result.ok) {
    deps.log.warn({ digest: week.id, reason: result.failure.kind }, 'the news digest is not out to everyone yet');
    return null;
  }
  const { sent, refused, postponed, unclear } = result.value;
  if (sent + refused + postponed > 0) {
    deps.log.info({ digest: week.id, sent, refused, postponed, unclear: unclear.length }, 'news digests were sent');
  }
  return result.value;
}

function mailingOf({ db }: DigestDeps, week: DigestWeek, topics: DigestTopic[]): Mailing {
  const withNews = topics.map(({ topic }) => topic);
  return {
    id: week.id,
    hash: week.from.toISOString(),
    list: 'news-digest',
    audience:
      withNews.length === 0
        ? sql`false`
        : sql`exists (select 1 from ${wanted} where ${wanted.subscriptionId} = ${readers.id} and ${inArray(wanted.topic, withNews)})`,
    async write(reader, foot) {
      const rows = await db.db.select({ topic: wanted.topic }).from(wanted).where(eq(wanted.subscriptionId, reader.id));
      const chosen = new Set(rows.map(({ topic }) => topic));
      return digestMail(
        week,
        topics.filter(({ topic }) => chosen.has(topic)),
        foot,
      );
    },
  };
}

/** Topics that had news in the week, in the order of the shelf. */
async function listWeek({ db, library }: DigestDeps, { from, to }: DigestWeek): Promise<DigestTopic[]> {
  const { rows } = await db.db.execute<NewsRow & { topic: string; count: number }>(sql`
    select * from (
      select t.topic, n.id, n.title, n.url, n.source, n.date::text as date, '' as content, count(*) over (partition by t.topic)::int as count,
        row_number() over (partition by t.topic order by n.date desc, t.position, n.id) as place
      from legal_news n join news_topics t on t.news_id = n.id
      where n.stored_at >= ${from.toISOString()}::timestamptz and n.stored_at < ${to.toISOString()}::timestamptz
        and n.date >= (${from.toISOString()}::timestamptz - ${OLDEST})::date
    ) week where place <= ${MAX_PER_TOPIC} order by place`);
  return library.topics.flatMap(({ id, title }) => {
    const items = rows.filter((row) => row.topic === id && isWebAddress(row.url));
    return items.length > 0 ? [{ topic: id, title, count: items[0]?.count ?? 0, items }] : [];
  });
}
