// Rounds of feeds on a real database, with fake feeds.
import { beforeEach, expect, test } from 'vitest';
import type { Feed } from '#features/library/schema/news-schema.ts';
import { addNews } from '#features/news/add-news.server.ts';
import { collectNews } from '#features/news/collect-news.server.ts';
import { listTrending } from '#features/news/list-trending.server.ts';
import { syncBuiltInNews } from '#features/news/sync-built-in-news.server.ts';
import type { FeedItem, FeedRequest, FeedResponse } from '#integrations/feeds/feeds.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();

const createFeed = (id: string, parts: Partial<Feed> = {}): Feed => ({
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
const createItem = (n: number | string, parts: Partial<FeedItem> = {}): FeedItem => ({
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
const createAnswer = (...items: FeedItem[]): FeedResponse => ({
  status: 'read',
  items,
  etag: '"1"',
  lastModified: '',
});

function setUp(
  feeds: Feed[],
  answers: Record<string, FeedResponse | (() => Promise<FeedResponse>)>,
) {
  const questions: FeedRequest[] = [];
  const deps = createTestDeps({ db, library: createTestLibrary({ feeds }) });
  const ask = async (question: FeedRequest): Promise<FeedResponse> => {
    questions.push(question);
    const answer = answers[new URL(question.url).hostname.replace('.test', '')];
    return typeof answer === 'function'
      ? answer()
      : (answer ?? { status: 'failed', reason: 'status 404' });
  };
  return { deps: { ...deps, feeds: { ask } }, questions, answers };
}

const runRound = (deps: Parameters<typeof collectNews>[0]) =>
  collectNews(deps, { chance: () => 0.5 });
const listStored = () =>
  database.rows(
    'SELECT title, url, source, content, topic, feed, date::text FROM legal_news ORDER BY url',
  );
const readState = async (id: string) =>
  (await database.rows('SELECT *, next_at::text FROM feed_states WHERE id = $1', [id]))[0];

beforeEach(() => database.empty('legal_news', 'feed_states', 'trending_topics'));

test('stores an item with an excerpt, its topics and the cases it cites', async () => {
  const longText = `In Loper Bright Enterprises v. Raimondo, 603 U.S. 369 (2024), the Court spoke. ${'More was said. '.repeat(60)}`;
  const { deps } = setUp([createFeed('one')], {
    one: createAnswer(createItem(1, { text: longText })),
  });
  expect(await runRound(deps)).toEqual({ asked: 1, failed: 0, stored: 1 });
  const [row] = await listStored();
  expect(row).toMatchObject({
    source: 'The one office',
    topic: 'employment',
    date: '2026-11-14',
    feed: 'one',
  });
  expect(String(row?.content).length).toBeLessThanOrEqual(300);
  expect(await database.rows('SELECT volume, reporter, page FROM news_cases')).toEqual([
    { volume: '603', reporter: 'U.S.', page: '369' },
  ]);
  expect(await database.rows('SELECT topic, position, date::text FROM news_topics')).toEqual([
    { topic: 'employment', position: 0, date: '2026-11-14' },
  ]);
  expect(
    await database.rows('SELECT topic_id, news_count, case_count FROM trending_topics'),
  ).toEqual([{ topic_id: 'employment', news_count: 1, case_count: 1 }]);
});

test('stores an item from two feeds once, by URL or title; two notices of one office with the same title are separate', async () => {
  const answers = {
    one: createAnswer(
      createItem(1),
      createItem('same-title-a', { title: 'Notice of the Board on Wage Claims and Hours' }),
      createItem('same-title-b', { title: 'Notice of the Board on Wage Claims and Hours' }),
    ),
    two: createAnswer(
      createItem(1, { link: 'https://www.news.test/1/?utm_source=x#top' }),
      createItem(9, {
        title: 'A ruling on overtime pay number 1, for workers everywhere',
        day: '2026-11-15',
      }),
    ),
  };
  // One feed after the other, because the first to answer would win.
  await runRound(setUp([createFeed('one')], answers).deps);
  const { deps } = setUp([createFeed('two')], answers);
  await runRound(deps);
  expect(
    (await listStored()).map(({ url }) =>
      String(url)
        .replace(/^https:\/\/(www\.)?/, '')
        .replace(/\/?\?.*/, ''),
    ),
  ).toEqual(['news.test/1', 'news.test/same-title-a', 'news.test/same-title-b']);
});

test('a second round waits for the interval, sends a conditional request and stores no duplicates', async () => {
  const { deps, questions, answers } = setUp([createFeed('one')], {
    one: createAnswer(createItem(1)),
  });
  await runRound(deps);
  expect((await runRound(deps)).asked).toBe(0);
  deps.clock.set('2026-11-15T13:10:00Z');
  answers.one = { status: 'unchanged' };
  expect(await runRound(deps)).toEqual({ asked: 1, failed: 0, stored: 0 });
  expect(questions[1]).toMatchObject({ etag: '"1"' });
  deps.clock.set('2026-11-15T14:20:00Z');
  answers.one = createAnswer(createItem(1), createItem(2));
  expect(await runRound(deps)).toEqual({ asked: 1, failed: 0, stored: 1 });
  expect(await listStored()).toHaveLength(2);
  expect(await readState('one')).toMatchObject({ fetches: 3, items: 2, stored: 2, errors: 0 });
});

test('what is trending says the day of the newest item where none is recent, and whether every feed failed', async () => {
  const { deps, answers } = setUp([createFeed('one')], {
    one: createAnswer(createItem(1, { day: '2026-07-01' })),
  });
  await runRound(deps);
  expect((await listTrending(deps))?.library).toEqual({
    latest: 'July 1, 2026',
    feedsFailed: false,
  });
  deps.clock.set('2026-11-15T14:20:00Z');
  answers.one = { status: 'failed', reason: 'status 500' };
  await runRound(deps);
  expect((await listTrending(deps))?.library?.feedsFailed).toBe(true);
  deps.clock.set('2026-11-16T14:20:00Z');
  answers.one = createAnswer(createItem(2));
  await runRound(deps);
  expect((await listTrending(deps))?.library).toBeNull();
});

test('failing feeds back off, respect Retry-After and never stop the others', async () => {
  const { deps } = setUp(
    [createFeed('bad'), createFeed('busy'), createFeed('broken'), createFeed('fine')],
    {
      bad: { status: 'failed', reason: 'status 500' },
      busy: { status: 'failed', reason: 'status 429', retryAfterSeconds: 6 * 3600 },
      broken: () => Promise.reject(new Error('a fault of our own')),
      fine: createAnswer(createItem(1)),
    },
  );
  expect(await runRound(deps)).toEqual({ asked: 4, failed: 3, stored: 1 });
  const minutes = async (id: string) =>
    Math.round(
      (Date.parse(String((await readState(id))?.next_at)) - deps.clock.now().getTime()) / 60_000,
    );
  expect([
    await minutes('bad'),
    await minutes('busy'),
    await minutes('broken'),
    await minutes('fine'),
  ]).toEqual([120, 360, 60, 60]);
  deps.clock.set('2026-11-15T14:30:00Z');
  await runRound(deps);
  expect(await minutes('bad')).toBe(240);
  expect(await readState('bad')).toMatchObject({
    failures: 2,
    errors: 2,
    last_error: 'status 500',
    last_success_at: null,
  });
});

test('missing and future dates become today; routine notices and items without a topic are left out', async () => {
  const { deps } = setUp([createFeed('one'), createFeed('loose', { topics: [] })], {
    one: createAnswer(
      createItem(1, { day: '' }),
      createItem(2, { day: '2031-01-01' }),
      createItem(3, { title: 'Sunshine Act Meetings' }),
    ),
    loose: createAnswer(
      createItem(4, {
        title: 'Airworthiness Directives; Airbus SAS Airplanes',
        text: '',
        categories: ['federal-aviation-administration'],
      }),
    ),
  });
  await runRound(deps);
  expect((await listStored()).map(({ url, date }) => [url, date])).toEqual([
    ['https://news.test/1', '2026-11-15'],
    ['https://news.test/2', '2026-11-15'],
  ]);
  expect(await readState('one')).toMatchObject({ items: 3, left_out: 1 });
  expect(await readState('loose')).toMatchObject({ items: 1, left_out: 1 });
});

test('built-in news is stored, updated and removed with the content', async () => {
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
  const sync = (list: object[]) =>
    syncBuiltInNews(createTestDeps({ db, library: createTestLibrary({ news: list as never }) }));
  expect(await sync([news])).toEqual({ written: 1, removed: 0 });
  expect(await sync([news])).toEqual({ written: 0, removed: 0 });
  expect(await database.rows('SELECT topic, position FROM news_topics ORDER BY position')).toEqual([
    { topic: 'environmental-law', position: 0 },
    { topic: 'civil-rights', position: 1 },
  ]);
  expect(await sync([{ ...news, summary: 'What it says now.' }])).toEqual({
    written: 1,
    removed: 0,
  });
  expect(await listStored()).toMatchObject([{ content: 'What it says now.', feed: 'built-in' }]);
  expect(await sync([])).toEqual({ written: 0, removed: 1 });
  expect(await database.rows('SELECT * FROM news_topics')).toEqual([]);
});

test('an operator can add an item once, and invalid input is rejected', async () => {
  const { deps } = setUp([], {});
  const news = {
    title: 'A state passes a law on late rent',
    date: '2026-11-10',
    url: 'https://state.test/law',
    source: 'A state',
    topics: ['landlord-tenant'],
  };
  expect(await addNews(deps, news)).toMatchObject({ ok: true });
  expect(
    await addNews(deps, { ...news, url: 'https://state.test/law?utm_medium=mail' }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'conflict' },
  });
  expect(
    await addNews(deps, { ...news, url: 'javascript:alert(1)', topics: ['nonsense'] }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'invalid' },
  });
});
