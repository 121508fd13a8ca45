// The operator's command and the Prometheus metrics. Only one feed is due, and its server is on
// loopback: it must not be reached, because no setting can make loopback a public address.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFeedStates } from '#features/news/list-feed-states.server.ts';
import { createMetrics } from '#server/ops/metrics.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const database = await createTestDatabase();
const [first] = library.feeds;
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-news-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Only `fetch` and `status` need our feed, and a library with other content is parsed anew. */
function run(...words: string[]) {
  const ownContent = words[0] === 'add' ? {} : { CONTENT_DIR: folder };
  const env = { ...CHILD_ENV, DATABASE_URL: database.url, DATA_DIR: folder, ...ownContent };
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/news.ts', ...words],
      { cwd: root, env },
      (_, stdout, stderr) => resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

test('add stores a news item for its topic', async () => {
  const news = [
    '--title',
    'A law on late rent',
    '--date',
    '2026-11-10',
    '--url',
    'https://state.test/law',
    '--source',
    'A state',
  ];
  expect(await run('add', ...news, '--topic', 'landlord-tenant')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Added: n-/),
  });
  expect(await database.rows('SELECT topic, feed FROM legal_news')).toEqual([
    { topic: 'landlord-tenant', feed: 'operator' },
  ]);
});

// A process that parses another library takes seconds of processor time.
test.runIf(LONG)('fetch and status', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  writeFileSync(
    join(folder, 'feeds.yml'),
    JSON.stringify([{ ...first, url: `http://127.0.0.1:${port}/feed` }]),
  );
  await database.rows(
    `INSERT INTO feed_states (id, next_at) SELECT unnest($1::text[]), now() + interval '1 day'`,
    [library.feeds.slice(1).map(({ id }) => id)],
  );
  expect(await run('fetch')).toMatchObject({
    status: 1,
    stdout: '1 feeds asked, 1 failed, 0 news stored.\n',
  });
  expect(connections).toBe(0);
  server.close();
  const { stdout } = await run('status');
  expect(stdout.trim().split('\n')).toHaveLength(library.feeds.length);
  expect(stdout).toContain('last error: an address inside a private network');
  expect((await run('nonsense')).status).toBe(2);
});

test('a feed that failed is in the metrics', async () => {
  await database.empty('feed_states');
  await database.rows(
    `INSERT INTO feed_states (id, next_at, errors) VALUES ($1, now() + interval '1 day', 1)`,
    [first?.id],
  );
  const metrics = createMetrics();
  const db = await database.open();
  metrics.watchFeeds(() => listFeedStates({ db, library }));
  const figures = await metrics.registry.metrics();
  expect(figures).toContain(`plainlaw_feed_errors{feed="${first?.id}"} 1`);
  expect(figures).toContain(`plainlaw_feed_last_success_timestamp_seconds{feed="${first?.id}"} 0`);
});
