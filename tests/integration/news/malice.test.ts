// While five megabytes of malice are fetched and read, others are answered as before and memory stays: measured in a process that has
// loaded what the app has loaded, with the malice in another one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/site-search/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/load-search-data.server.ts';
import { liveFeeds } from '#integrations/feeds/live-feeds.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { library } = loadLibrary(join(root, 'content'));
const index = buildSearchIndex(library, loadSearchData(join(root, 'content')).data);

test('pages at most twice as slow, memory at most 1.3 times', { retry: 2, timeout: 60_000 }, async () => {
  expect(index.topicWords.size).toBeGreaterThan(0);
  const child = spawn(process.execPath, ['tests/integration/news/malice-server.ts'], { cwd: root });
  const [line] = await once(child.stdout, 'data');
  const pages = createServer((_, response) => void response.end('a page'.repeat(5_000)));
  await new Promise<void>((done) => pages.listen(0, '127.0.0.1', done));
  const page = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
  const feeds = liveFeeds({ userAgent: 'test', resolve: async () => ['127.0.0.1'], isAllowed: () => true, limits: { totalMs: 3_000 } });
  const ask = (path: string) => feeds.ask({ url: `http://malice.test:${String(line).trim()}${path}` });
  const time = async () => {
    const started = performance.now();
    await (await fetch(page)).text();
    return performance.now() - started;
  };
  try {
    await ask('/none');
    // The same visitors without the malice, until everything is warm.
    const before: number[] = [];
    let memory = 0;
    for (let i = 0; i < 4_000; i++) {
      before.push(await time());
      memory = Math.max(memory, process.memoryUsage.rss());
    }
    const during: number[] = [];
    let most = memory;
    for (const path of ['/laughs', '/doctypes', '/entities', '/tags', '/json', '/bomb', '/drip']) {
      let ended = false;
      const asked = ask(path).finally(() => {
        ended = true;
      });
      while (!ended) {
        during.push(await time());
        most = Math.max(most, process.memoryUsage.rss());
      }
      await asked;
    }
    const [normal, then] = [median(before.slice(2_000)), median(during)];
    process.stderr.write(
      `pages ${normal.toFixed(2)} → ${then.toFixed(2)} ms (${during.length} asked), memory ${Math.round(memory / 1e6)} MB × ${(most / memory).toFixed(2)}\n`,
    );
    expect(then / normal).toBeLessThan(2);
    expect(most / memory).toBeLessThan(1.3);
  } finally {
    child.kill();
    pages.close();
  }
});

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
