// npm run bench -- search   how long a search and a suggestion take for 1, 16 and 64 clients, as a
//   multiple of a primary-key read in the same run on the embedded PostgreSQL; the event-loop delay
//   meanwhile; and the model's memory.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { connectDatabase } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { searchLibrary } from '#features/search/search-library.server.ts';
import { suggest } from '#features/search/suggest.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { type Ratio, withoutAim } from './ratios.ts';

export const quick = true;

type Row = {
  what: string;
  clients: number;
  perSecond: number;
  p50: number;
  p99: number;
  loopP99: number;
  note: string;
};
const READ = 'primary-key read';
const CLIENTS = [1, 16, 64];
const RUN_MS = 3_000;
const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
const readMemoryMb = () => Math.round(process.memoryUsage.rss() / 1e6);

export async function run(): Promise<Ratio[]> {
  const { library } = loadLibrary(checkout);
  const { data } = loadSearchData(checkout);
  const started = performance.now();
  const index = buildSearchIndex(library, data, checkout.snapshots);
  console.log(
    `index built in ${Math.round(performance.now() - started)} ms: ${index.items.length} items, ${index.meaning.passages.scales.length} vectors`,
  );
  const queries = index.items.flatMap((item) => item.questions);
  const rows: Row[] = [];
  const before = readMemoryMb();

  await withDatabase(async (read) => {
    for (const clients of CLIENTS) rows.push(await measure(READ, clients, read));
    for (const clients of CLIENTS)
      rows.push(await measure('suggest', clients, createTyping(index, queries)));
    for (const clients of CLIENTS)
      rows.push(await measure('search, words', clients, createSearching(index, queries)));
    const embedder = createEmbedder({ log: silentLog });
    await embedder.embed(['warm up']);
    // First a few hundred repeated queries, whose vectors are cached. Then only new queries, each
    // of which needs the model.
    const repeatedQueries = queries.slice(0, 200);
    for (const query of repeatedQueries) await embedder.embed([query]);
    for (const clients of CLIENTS)
      rows.push(
        await measure(
          'search, known meaning',
          clients,
          createSearching(index, repeatedQueries, embedder),
        ),
      );
    let next = 0;
    const searchNew = createSearching(
      index,
      queries.map((query) => `${query} ${next++}`),
      embedder,
    );
    for (const clients of CLIENTS)
      rows.push(await measure('search, new meaning', clients, searchNew));
    // Type-ahead under load: 16 clients send new searches, one types.
    const busy = new AbortController();
    const backgroundSearches = Promise.all(
      Array.from({ length: 16 }, async () => {
        while (!busy.signal.aborted) await searchNew();
      }),
    );
    rows.push(await measure('suggest beside 16 searches', 1, createTyping(index, queries)));
    busy.abort();
    await backgroundSearches;
    console.log(`memory: ${before} MB without the model, ${readMemoryMb()} MB with it`);
    await embedder.close();
  });
  printRows(rows);
  return rows
    .filter(({ what }) => what !== READ)
    .map((row) =>
      withoutAim(
        `${row.what}, ${row.clients} at once: median against a primary-key read`,
        row.p50 / findRead(rows, row.clients).p50,
        row.note,
      ),
    );
}
const findRead = (rows: Row[], clients: number) =>
  rows.find((row) => row.what === READ && row.clients === clients) as Row;

function createTyping(index: SearchIndex, queries: string[]): () => Promise<string> {
  let next = 0;
  return async () => {
    const query = queries[next++ % queries.length] as string;
    // one key press per iteration of the event loop
    await new Promise((resolve) => setImmediate(resolve));
    suggest(index, { query: query.slice(0, 3 + (next % 20)), jurisdiction: 'TX' });
    return '';
  };
}

function createSearching(
  index: SearchIndex,
  queries: string[],
  embedder?: ReturnType<typeof createEmbedder>,
): () => Promise<string> {
  let next = 0;
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const { mode } = await searchLibrary(
      { index, embedder },
      { query: queries[next++ % queries.length] as string, jurisdiction: 'TX' },
    );
    return mode;
  };
}

async function measure(what: string, clients: number, once: () => Promise<string>): Promise<Row> {
  for (let i = 0; i < 20; i++) await once();
  const times: number[] = [];
  const modes = new Map<string, number>();
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const until = performance.now() + RUN_MS;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const from = performance.now();
        const mode = await once();
        times.push(performance.now() - from);
        modes.set(mode, (modes.get(mode) ?? 0) + 1);
      }
    }),
  );
  loop.disable();
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const byMeaning = modes.get('meaning');
  const note =
    byMeaning === undefined ? '' : `${Math.round((100 * byMeaning) / times.length)}% by meaning`;
  return {
    what,
    clients,
    perSecond: Math.round((times.length / RUN_MS) * 1000),
    p50: percentile(0.5),
    p99: percentile(0.99),
    loopP99: loop.percentile(99) / 1e6,
    note,
  };
}

async function withDatabase(work: (read: () => Promise<string>) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainlaw-bench-'));
  chmodSync(dataDir, 0o711); // as root, the database runs as another user
  const server = await startEmbedded({ dataDir, onProgress: () => {} });
  const database = await connectDatabase({
    embedded: server.connection,
    poolSize: 10,
    applicationName: 'plainlaw bench',
    log: silentLog,
  });
  try {
    await database.pool.query('CREATE TABLE bench (id int PRIMARY KEY, body text)');
    await database.pool.query(
      `INSERT INTO bench SELECT n, repeat('x', 200) FROM generate_series(1, 1000) n`,
    );
    let next = 0;
    await work(async () => {
      await database.pool.query({
        name: 'bench',
        text: 'SELECT body FROM bench WHERE id = $1',
        values: [1 + (next++ % 1000)],
      });
      return '';
    });
  } finally {
    await database.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function printRows(rows: Row[]): void {
  console.log(
    `${'what'.padEnd(28)}clients   per s      p50 ms (x)       p99 ms (x)   loop delay p99`,
  );
  for (const r of rows) {
    const read = findRead(rows, r.clients);
    const formatTime = (value: number, unit: number) =>
      `${value.toFixed(2).padStart(8)} ${`(${(value / unit).toFixed(1)})`.padStart(7)}`;
    console.log(
      `${r.what.padEnd(28)}${String(r.clients).padStart(7)}${String(r.perSecond).padStart(8)}${formatTime(r.p50, read.p50)} ${formatTime(r.p99, read.p99)}${r.loopP99.toFixed(1).padStart(10)} ms  ${r.note}`,
    );
  }
}
