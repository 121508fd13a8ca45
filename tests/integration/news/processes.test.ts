// Several processes on one database: a feed is asked once in a round, and a process that is killed leaves nothing lost or doubled.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { LONG } from '#tests/harness/long-form.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
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
  const child = spawn(process.execPath, ['tests/integration/news/collect-child.ts', database.url, String(server.port), String(FEEDS)], {
    cwd: root,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(output)));
  return { ended, kill: () => child.kill('SIGKILL') };
}

const counted = async () => (await database.rows('SELECT count(*)::int AS news, count(DISTINCT url)::int AS different FROM legal_news'))[0];
const everything = { news: FEEDS * 20, different: FEEDS * 20 };
const paths = Array.from({ length: FEEDS }, (_, n) => `/feed-${n}`);

test('two processes at once: each feed is asked once', async () => {
  // Slow answers, so that both are really at work.
  server.hold = () => new Promise((done) => setTimeout(done, 300));
  const outputs = await Promise.all([startRound(), startRound(), startRound()].map(({ ended }) => ended));
  expect(server.asked.toSorted()).toEqual(paths);
  const rounds = outputs.map((output) => JSON.parse(output) as { asked: number; stored: number });
  expect(rounds.reduce((sum, { asked }) => sum + asked, 0)).toBe(FEEDS);
  expect(rounds.reduce((sum, { stored }) => sum + stored, 0)).toBe(FEEDS * 20);
  expect(await counted()).toEqual(everything);
});

test.each(LONG ? [1, 4, FEEDS] : [4])('killed with -9 while answer %i is on its way: the next round has everything, once', async (nth) => {
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
  const again = JSON.parse(await startRound().ended) as { asked: number; failed: number };
  expect(again.failed).toBe(0);
  expect(server.asked).toHaveLength(before + again.asked);
  expect(await counted()).toEqual(everything);
  expect(JSON.parse(await startRound().ended)).toMatchObject({ asked: 0, stored: 0 });
});

test.runIf(LONG)('killed at any moment of storing: the same', async () => {
  for (const ms of [0, 60]) {
    await database.empty('legal_news', 'feed_states');
    server.asked.length = 0;
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    server.hold = () => void resolve();
    const killed = startRound();
    await begun;
    await new Promise((done) => setTimeout(done, ms));
    killed.kill();
    await killed.ended;
    await startRound().ended;
    expect(await counted()).toEqual(everything);
  }
});
