// Fetches and reads five megabytes of hostile content while the same process serves pages, and
// counts the pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { createLiveFeeds } from '#integrations/feeds/live-feeds.ts';
import { checkout } from '#server/boot/content-source.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const PATHS = ['/laughs', '/doctypes', '/entities', '/tags', '/json', '/bomb', '/drip'];
/** Requests without hostile content, until everything is warm. */
const WARM_UP_PAGES = 4_000;

type Pages = { path: string; answered: number; outcome: string };
export type HostileFeedResult = {
  during: Pages[];
  calmMemory: number;
  maxMemory: number;
};

export async function readHostileFeeds(): Promise<HostileFeedResult> {
  // Load the same data as the app, so that memory use is comparable.
  const index = buildSearchIndex(
    loadLibrary(checkout).library,
    loadSearchData(checkout).data,
    checkout.snapshots,
  );
  const child = spawn(process.execPath, ['tests/integration/news/hostile-feed-server.ts'], {
    cwd: root,
  });
  const [line] = await once(child.stdout, 'data');
  const pages = createServer((_, response) => void response.end('a page'.repeat(5_000)));
  await new Promise<void>((done) => pages.listen(0, '127.0.0.1', done));
  const page = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
  let maxMemory = 0;
  const readPage = async () => {
    await (await fetch(page)).text();
    maxMemory = Math.max(maxMemory, process.memoryUsage.rss());
  };
  // Only the drip never ends by itself; the others are read to the end, also on a busy machine.
  const ask = (path: string) =>
    createLiveFeeds({
      userAgent: 'test',
      resolve: async () => ['127.0.0.1'],
      isAllowed: () => true,
      readMs: 120_000,
      limits: {
        connectMs: 120_000,
        headersMs: 120_000,
        totalMs: path === '/drip' ? 3_000 : 120_000,
      },
    }).ask({ url: `http://malice.test:${String(line).trim()}${path}` });
  try {
    await ask('/none');
    for (let i = 0; i < WARM_UP_PAGES; i++) await readPage();
    const calmMemory = maxMemory;
    const during: Pages[] = [];
    for (const path of PATHS) {
      let answered = 0;
      let outcome = '';
      const fetching = ask(path).then((answer) => {
        outcome = answer.status === 'failed' ? answer.reason : answer.status;
      });
      for (; outcome === ''; answered++) await readPage();
      await fetching;
      during.push({ path, answered, outcome });
    }
    if (index.topicWords.size === 0) throw new Error('the library was not loaded');
    return { during, calmMemory, maxMemory };
  } finally {
    child.kill();
    pages.close();
  }
}
