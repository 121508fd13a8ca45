import { test } from 'vitest';
import { searchNews } from '#features/news/search-news.server.ts';
import { findTopicNews, findNewsVersion } from '#features/news/list-topic-news.server.ts';
import { listTrending } from '#features/news/list-trending.server.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
test('scale', { timeout: 400_000 }, async () => {
  const database = await createTestDatabase();
  const deps = createTestDeps({ db: await database.open() });
  const N = 200_000;
  await database.rows(`INSERT INTO legal_news (id,title,date,url,source,content,topic,jurisdiction)
   SELECT 'n'||i, 'court ruling w'||(random()^3*20000)::int||' '||'w'||(random()^3*20000)::int, date '2026-11-15' - (random()*3000)::int, 'https://x.example/'||i, 'Source',
     (SELECT string_agg('w'||(random()^3*20000)::int, ' ') FROM generate_series(1,25) g WHERE i=i) , 'tax-law', CASE WHEN i%1000=0 THEN 'WY' ELSE 'US' END FROM generate_series(1,${N}) i`);
  await database.rows(`INSERT INTO news_topics SELECT id, (array['tax-law','employment','bankruptcy'])[1+(random()*2)::int], 0, date FROM legal_news`);
  await database.rows(`INSERT INTO trending_topics SELECT t, t, t, 1, 1, 1 FROM unnest(array['tax-law','employment','bankruptcy']) t`);
  await database.rows('ANALYZE');
  const time = async (name: string, f: () => Promise<unknown>) => { const ms: number[] = []; let n: unknown; for (let i = 0; i < 4; i++) { const t = performance.now(); const r = await f(); ms.push(Math.round(performance.now() - t)); n = Array.isArray(r) ? r.length : ''; } console.log(name, n, ms.join(' ')); };
  for (const [q, j] of [['court', ''], ['court ruling', ''], ['w5000', ''], ['w19999 w12345', ''], ['court w19999 ruling w0', ''], ['court', 'Wyoming'], ['court ruling w3', 'Wyoming'], ['court', 'Narnia'], ['court', 'Federal'], ['what is the court ruling about w77 and w88 and w99 in the case of w1000', '']] as const)
    await time(`${q} | ${j}`, () => searchNews(deps, { query: q, jurisdiction: j }));
  await time('topic', () => findTopicNews(deps, 'tax-law'));
  await time('trending', () => listTrending(deps));
  await time('version', () => findNewsVersion(deps));
});
