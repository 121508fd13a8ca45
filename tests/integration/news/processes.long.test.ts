// Several processes on one database: a feed is fetched once per round, and a killed process loses
// and duplicates nothing.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { startFeedServer } from './feed-server.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const database = await createTestDatabase();
const server = await startFeedServer();
afterAll(() => server.stop());
const FEEDS = 9;

beforeEach(async () => {
  server.asked.length = 0;
  server.hold = undefined;
  await database.empty('legal_news', 'feed_states');
});

function startRound() {
  const child = spawn(
    process.execPath,
    ['tests/integration/news/collect-child.ts', database.url, String(server.port), String(FEEDS)],
    {
      cwd: root,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(output)));
  return { ended, kill: () => child.kill('SIGKILL') };
}

const countNews = async () =>
  (
    await database.rows(
      'SELECT count(*)::int AS news, count(DISTINCT url)::int AS different FROM legal_news',
    )
  )[0];
const expectedCounts = { news: FEEDS * 20, different: FEEDS * 20 };
const paths = Array.from({ length: FEEDS }, (_, n) => `/feed-${n}`);

test('several processes at once fetch each feed once', async () => {
  // Slow responses, so that the processes really overlap.
  server.hold = () => new Promise((done) => setTimeout(done, 300));
  const outputs = await Promise.all(Array.from({ length: 3 }, () => startRound().ended));
  expect(server.asked.toSorted()).toEqual(paths);
  const rounds = outputs.map((output) => JSON.parse(output) as { asked: number; stored: number });
  expect(rounds.reduce((sum, { asked }) => sum + asked, 0)).toBe(FEEDS);
  expect(rounds.reduce((sum, { stored }) => sum + stored, 0)).toBe(FEEDS * 20);
  expect(await countNews()).toEqual(expectedCounts);
});

test.each([1, 4, FEEDS])(
  'killed with SIGKILL while response %i is pending, the next round stores everything once',
  async (nth) => {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    server.hold = () => {
      if (server.asked.length < nth) return undefined;
      resolve();
      return new Promise(() => {});
    };
    const killed = startRound();
    await reached;
    killed.kill();
    await killed.ended;
    server.hold = undefined;
    const before = server.asked.length;
    const nextRound = JSON.parse(await startRound().ended) as { asked: number; failed: number };
    expect(nextRound.failed).toBe(0);
    expect(server.asked).toHaveLength(before + nextRound.asked);
    expect(await countNews()).toEqual(expectedCounts);
    expect(JSON.parse(await startRound().ended)).toMatchObject({ asked: 0, stored: 0 });
  },
);

test('killed while storing, the next round stores everything once', async () => {
  for (const ms of [0, 60]) {
    await database.empty('legal_news', 'feed_states');
    server.asked.length = 0;
    const { promise: started, resolve } = Promise.withResolvers<void>();
    server.hold = () => void resolve();
    const killed = startRound();
    await started;
    await new Promise((done) => setTimeout(done, ms));
    killed.kill();
    await killed.ended;
    await startRound().ended;
    expect(await countNews()).toEqual(expectedCounts);
  }
});
