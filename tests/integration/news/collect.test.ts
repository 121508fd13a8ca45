// Rounds over feeds on a real database, with feeds that answer what the test says.
import { beforeEach, expect, test } from 'vitest';
import type { Feed } from '#features/library/schema/news-schema.ts';
import { addNews } from '#features/news/add-news.server.ts';
import { collectNews } from '#features/news/collect-news.server.ts';
import { syncBuiltInNews } from '#features/news/sync-built-in-news.server.ts';
import type { FeedAnswer, FeedItem, FeedQuestion } from '#integrations/feeds/feeds.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const db = await database.open();

const feed = (id: string, parts: Partial<Feed> = {}): Feed => ({
  id,
  title: id,
  organization: `The ${id} office`,
  url: `https://${id}.test/feed`,
  format: 'rss',
  topics: ['employment'],
  everyMinutes: 60,
  official: true,
  jurisdiction: 'US',
  ...parts,
});
const item = (n: number | string, parts: Partial<FeedItem> = {}): FeedItem => ({
  title: `A ruling on overtime pay number ${n} for workers everywhere`,
  link: `https://news.test/${n}`,
  permalink: parts.link ?? `https://news.test/${n}`,
  guid: '',
  day: '2026-11-14',
  published: '',
  text: `The court said something about wages (${n}).`,
  categories: [],
  ...parts,
});
const good = (...items: FeedItem[]): FeedAnswer => ({ status: 'read', items, etag: '"1"', lastModified: '' });

function setUp(feeds: Feed[], answers: Record<string, FeedAnswer | (() => Promise<FeedAnswer>)>) {
  const asked: FeedQuestion[] = [];
  const deps = createTestDeps({ db, library: createTestLibrary({ feeds }) });
  const ask = async (question: FeedQuestion): Promise<FeedAnswer> => {
    asked.push(question);
    const answer = answers[new URL(question.url).hostname.replace('.test', '')];
    return typeof answer === 'function' ? answer() : (answer ?? { status: 'failed', reason: 'status 404' });
  };
  return { deps: { ...deps, feeds: { ask } }, asked, answers };
}

const round = (deps: Parameters<typeof collectNews>[0]) => collectNews(deps, { chance: () => 0.5 });
const stored = () => database.rows('SELECT title, url, source, content, topic, feed, date::text FROM legal_news ORDER BY url');
const state = async (id: string) => (await database.rows('SELECT *, next_at::text FROM feed_states WHERE id = $1', [id]))[0];

beforeEach(() => database.empty('legal_news', 'feed_states', 'trending_topics'));

test('an item is stored with an excerpt, its topics and the cases it cites', async () => {
  const long = `In Loper Bright Enterprises v. Raimondo, 603 U.S. 369 (2024), the Court spoke. ${'More was said. '.repeat(60)}`;
  const { deps } = setUp([feed('one')], { one: good(item(1, { text: long })) });
  expect(await round(deps)).toEqual({ asked: 1, failed: 0, stored: 1 });
  const [row] = await stored();
  expect(row).toMatchObject({ source: 'The one office', topic: 'employment', date: '2026-11-14', feed: 'one' });
  expect(String(row?.content).length).toBeLessThanOrEqual(300);
  expect(await database.rows('SELECT volume, reporter, page FROM news_cases')).toEqual([{ volume: '603', reporter: 'U.S.', page: '369' }]);
  expect(await database.rows('SELECT topic, position, date::text FROM news_topics')).toEqual([
    { topic: 'employment', position: 0, date: '2026-11-14' },
  ]);
  expect(await database.rows('SELECT topic_id, news_count, case_count FROM trending_topics')).toEqual([
    { topic_id: 'employment', news_count: 1, case_count: 1 },
  ]);
});

test('the same item from two feeds, by address or by title, is stored once; two notices of one office with one title are two', async () => {
  const answers = {
    one: good(
      item(1),
      item('same-title-a', { title: 'Notice of the Board on Wage Claims and Hours' }),
      item('same-title-b', { title: 'Notice of the Board on Wage Claims and Hours' }),
    ),
    two: good(
      item(1, { link: 'https://www.news.test/1/?utm_source=x#top' }),
      item(9, { title: 'A ruling on overtime pay number 1, for workers everywhere', day: '2026-11-15' }),
    ),
  };
  // One after the other: asked together, the first to answer is the one that is kept.
  await round(setUp([feed('one')], answers).deps);
  const { deps } = setUp([feed('two')], answers);
  await round(deps);
  expect(
    (await stored()).map(({ url }) =>
      String(url)
        .replace(/^https:\/\/(www\.)?/, '')
        .replace(/\/?\?.*/, ''),
    ),
  ).toEqual(['news.test/1', 'news.test/same-title-a', 'news.test/same-title-b']);
});

test('a second round asks nothing before its time, and then conditionally; nothing doubles', async () => {
  const { deps, asked, answers } = setUp([feed('one')], { one: good(item(1)) });
  await round(deps);
  expect((await round(deps)).asked).toBe(0);
  deps.clock.set('2026-11-15T13:10:00Z');
  answers.one = { status: 'unchanged' };
  expect(await round(deps)).toEqual({ asked: 1, failed: 0, stored: 0 });
  expect(asked[1]).toMatchObject({ etag: '"1"' });
  deps.clock.set('2026-11-15T14:20:00Z');
  answers.one = good(item(1), item(2));
  expect(await round(deps)).toEqual({ asked: 1, failed: 0, stored: 1 });
  expect(await stored()).toHaveLength(2);
  expect(await state('one')).toMatchObject({ fetches: 3, items: 2, stored: 2, errors: 0 });
});

test('bad feeds wait longer each time, as long as they ask for, and never stop the others', async () => {
  const { deps } = setUp([feed('bad'), feed('busy'), feed('broken'), feed('fine')], {
    bad: { status: 'failed', reason: 'status 500' },
    busy: { status: 'failed', reason: 'status 429', retryAfterSeconds: 6 * 3600 },
    broken: () => Promise.reject(new Error('a fault of our own')),
    fine: good(item(1)),
  });
  expect(await round(deps)).toEqual({ asked: 4, failed: 3, stored: 1 });
  const minutes = async (id: string) => Math.round((Date.parse(String((await state(id))?.next_at)) - deps.clock.now().getTime()) / 60_000);
  expect([await minutes('bad'), await minutes('busy'), await minutes('broken'), await minutes('fine')]).toEqual([120, 360, 60, 60]);
  deps.clock.set('2026-11-15T14:30:00Z');
  await round(deps);
  expect(await minutes('bad')).toBe(240);
  expect(await state('bad')).toMatchObject({ failures: 2, errors: 2, last_error: 'status 500', last_success_at: null });
});

test('no date, or one that has not come yet, is today; housekeeping and what fits no shelf is left out', async () => {
  const { deps } = setUp([feed('one'), feed('loose', { topics: [] })], {
    one: good(item(1, { day: '' }), item(2, { day: '2031-01-01' }), item(3, { title: 'Sunshine Act Meetings' })),
    loose: good(
      item(4, { title: 'Airworthiness Directives; Airbus SAS Airplanes', text: '', categories: ['federal-aviation-administration'] }),
    ),
  });
  await round(deps);
  expect((await stored()).map(({ url, date }) => [url, date])).toEqual([
    ['https://news.test/1', '2026-11-15'],
    ['https://news.test/2', '2026-11-15'],
  ]);
  expect(await state('one')).toMatchObject({ items: 3, left_out: 1 });
  expect(await state('loose')).toMatchObject({ items: 1, left_out: 1 });
});

test('built-in news is stored at start, changed when it changed and removed when it is gone', async () => {
  const news = {
    id: 'a-rule',
    title: 'A rule',
    date: '2024-06-28',
    url: 'https://www.supremecourt.gov/x',
    source: 'Supreme Court',
    summary: 'What it says.',
    topics: ['environmental-law', 'civil-rights'] as const,
    cases: ['603 U.S. 369'],
    jurisdiction: 'US',
    confirmed: true,
    checkedOn: '2026-11-15',
    attorneyReviewed: false,
    questions: ['What changed?'],
  };
  const sync = (list: object[]) => syncBuiltInNews(createTestDeps({ db, library: createTestLibrary({ news: list as never }) }));
  expect(await sync([news])).toEqual({ written: 1, removed: 0 });
  expect(await sync([news])).toEqual({ written: 0, removed: 0 });
  expect(await database.rows('SELECT topic, position FROM news_topics ORDER BY position')).toEqual([
    { topic: 'environmental-law', position: 0 },
    { topic: 'civil-rights', position: 1 },
  ]);
  expect(await sync([{ ...news, summary: 'What it says now.' }])).toEqual({ written: 1, removed: 0 });
  expect(await stored()).toMatchObject([{ content: 'What it says now.', feed: 'built-in' }]);
  expect(await sync([])).toEqual({ written: 0, removed: 1 });
  expect(await database.rows('SELECT * FROM news_topics')).toEqual([]);
});

test('an operator adds an item once, and hears what is wrong with one', async () => {
  const { deps } = setUp([], {});
  const news = {
    title: 'A state passes a law on late rent',
    date: '2026-11-10',
    url: 'https://state.test/law',
    source: 'A state',
    topics: ['landlord-tenant'],
  };
  expect(await addNews(deps, news)).toMatchObject({ ok: true });
  expect(await addNews(deps, { ...news, url: 'https://state.test/law?utm_medium=mail' })).toMatchObject({
    ok: false,
    failure: { kind: 'conflict' },
  });
  expect(await addNews(deps, { ...news, url: 'javascript:alert(1)', topics: ['nonsense'] })).toMatchObject({
    ok: false,
    failure: { kind: 'invalid' },
  });
});
