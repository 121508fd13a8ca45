// One round of feeds in a separate process, as in the app, except that it may connect to the test's
// server on loopback. Arguments: database URL, port of the server, number of feeds.
import { connectDatabase } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { collectNews } from '#features/news/collect-news.server.ts';
import { createLiveFeeds } from '#integrations/feeds/live-feeds.ts';
import { systemClock } from '#lib/clock.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';

const [url = '', port = '', count = ''] = process.argv.slice(2);
const db = await connectDatabase({
  url,
  poolSize: 5,
  applicationName: 'plainlaw-test',
  log: silentLog,
});
const feeds = Array.from({ length: Number(count) }, (_, n) => ({
  id: `feed-${n}`,
  title: `Feed ${n}`,
  organization: 'An office',
  url: `http://feeds.test:${port}/feed-${n}`,
  format: 'rss' as const,
  topics: ['employment' as const],
  everyMinutes: 60,
  official: true,
  jurisdiction: 'US',
}));
const deps = {
  ...createTestDeps({ db, library: createTestLibrary({ feeds }) }),
  clock: systemClock,
};
const live = createLiveFeeds({
  userAgent: 'test',
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
});
process.stdout.write(`${JSON.stringify(await collectNews({ ...deps, feeds: live }))}\n`);
await db.close();
