// Recomputes trending_topics after each round of feeds and at start. News is counted by day in the
// database and weighted here with the formula in trending-score.ts. A topic's cases are those of
// the library and those that its news cites.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { toIsoDay } from '#lib/dates.ts';
import { runInNewsTransaction } from './store-news.server.ts';
import { type Activity, computeTrendScore } from './trending-score.ts';

/** `cite`: set for cases of the library; all others are counted by day. */
type CitedCase = { topic: string; cite: string | null; date: string; count: number };

export async function updateTrending({
  db,
  library,
  clock,
}: Pick<LibraryDeps, 'db' | 'library' | 'clock'>): Promise<void> {
  const today = toIsoDay(clock.now());
  await runInNewsTransaction(db, async (client) => {
    const { rows: news } = await client.query<{ topic: string; date: string; count: number }>(
      'SELECT topic, date::text AS date, count(*)::int AS count FROM news_topics GROUP BY topic, date',
    );
    const { rows: cited } = await client.query<CitedCase>(
      `SELECT topic, CASE WHEN cite = ANY ($1) THEN cite END AS cite, date::text AS date, count(*)::int AS count
       FROM (SELECT t.topic, c.volume || ' ' || c.reporter || ' ' || c.page AS cite, max(t.date) AS date
         FROM news_cases c JOIN news_topics t USING (news_id) GROUP BY 1, 2) newest GROUP BY 1, 2, 3`,
      [library.cases.flatMap(listCitations)],
    );
    const newsByTopic = Map.groupBy(news, ({ topic }) => topic);
    const citedByTopic = Map.groupBy(cited, ({ topic }) => topic);
    await client.query('DELETE FROM trending_topics');
    for (const { id, title, description } of library.topics) {
      const days = newsByTopic.get(id) ?? [];
      if (days.length === 0) continue;
      const activity: Activity = {
        news: days,
        cases: countCasesByDay(
          library.cases.filter((one) => one.topics.includes(id)),
          citedByTopic.get(id) ?? [],
        ),
      };
      await client.query(
        'INSERT INTO trending_topics (topic_id, title, description, news_count, case_count, trend_score) VALUES ($1, $2, $3, $4, $5, $6)',
        [
          id,
          title,
          description,
          sumCounts(days),
          sumCounts(activity.cases),
          computeTrendScore(activity, today),
        ],
      );
    }
  });
}

const sumCounts = (days: readonly { count: number }[]) =>
  days.reduce((sum, { count }) => sum + count, 0);
const listCitations = ({ citation, parallel }: BuiltInCase) => [citation, ...parallel];

/**
 * Counts each case once, on the day of its decision or of the newest news that cites it, whichever
 * is later.
 */
function countCasesByDay(libraryCases: BuiltInCase[], cited: CitedCase[]): Activity['cases'] {
  const dates = new Map(
    cited.flatMap(({ cite, date }) => (cite === null ? [] : [[cite, date] as const])),
  );
  const libraryDays = libraryCases.map((one) => {
    const inNews = listCitations(one).flatMap((cite) => dates.get(cite) ?? []);
    for (const cite of listCitations(one)) dates.delete(cite);
    const decided = one.decided.length === 4 ? `${one.decided}-01-01` : one.decided;
    return { date: [decided, ...inNews].sort().at(-1) ?? decided, count: 1 };
  });
  return [
    ...libraryDays,
    ...[...dates.values()].map((date) => ({ date, count: 1 })),
    ...cited.filter(({ cite }) => cite === null),
  ];
}
