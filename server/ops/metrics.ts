// Prometheus metrics on a private port.
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../cache/page-cache.ts';
import type { Admission } from '../load/admission-control.ts';

export type FeedFigures = {
  id: string;
  lastSuccessAt: Date | null;
  items: number;
  stored: number;
  errors: number;
};
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Counted as plain numbers and copied into the counter on scrape, because labels are slow
  // compared with a cached page.
  const answered = {
    memory: [0, 0, 0, 0, 0, 0],
    asset: [0, 0, 0, 0, 0, 0],
    app: [0, 0, 0, 0, 0, 0],
    refused: [0, 0, 0, 0, 0, 0],
  };
  new Counter({
    name: 'plainlaw_http_requests_total',
    help: 'Requests by how they were answered and by status class',
    labelNames: ['from', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, classes] of Object.entries(answered)) {
        for (const [first, count] of classes.entries())
          if (count > 0) this.inc({ from, status: `${first}xx` }, count);
      }
    },
  });
  const seconds = new Histogram({
    name: 'plainlaw_http_request_seconds',
    help: 'Time to answer requests that were not served from memory',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    count(from: keyof typeof answered, status: number) {
      const first = Math.floor(status / 100);
      answered[from][first] = (answered[from][first] ?? 0) + 1;
    },
    time: (s: number) => seconds.observe(s),
    watchOverload(overload: Admission) {
      const perClass = (figure: 'refused' | 'working' | 'waiting') =>
        Object.entries(overload.figures()[figure]);
      new Counter({
        name: 'plainlaw_overload_refusals_total',
        help: 'Requests refused with 503 because there was too much to do, by what they asked for',
        labelNames: ['work'],
        registers: [registry],
        collect() {
          this.reset();
          for (const [work, count] of perClass('refused')) this.inc({ work }, count);
        },
      });
      new Gauge({
        name: 'plainlaw_requests',
        help: 'Requests being worked on, and waiting for a place, by what they asked for',
        labelNames: ['work', 'state'],
        registers: [registry],
        collect() {
          for (const state of ['working', 'waiting'] as const) {
            for (const [work, count] of perClass(state)) this.set({ work, state }, count);
          }
        },
      });
      new Gauge({
        name: 'plainlaw_requests_open',
        help: 'Requests that were let in and are not fully answered, streams included',
        registers: [registry],
        collect() {
          this.set(overload.figures().open);
        },
      });
    },
    watchPages(memory: Pick<PageCache, 'stats'>) {
      new Gauge({
        name: 'plainlaw_page_memory_bytes',
        help: 'Bytes of pages kept in memory',
        registers: [registry],
        collect() {
          this.set(memory.stats().bytes);
        },
      });
    },
    /** Read on scrape; the last values stay while the database is unreachable. */
    watchFeeds(list: () => Promise<FeedFigures[]>) {
      const gauge = (name: string, help: string, value: (feed: FeedFigures) => number) =>
        new Gauge({
          name: `plainlaw_feed_${name}`,
          help,
          labelNames: ['feed'],
          registers: [registry],
          async collect() {
            for (const feed of await list().catch(() => []))
              this.set({ feed: feed.id }, value(feed));
          },
        });
      gauge(
        'last_success_timestamp_seconds',
        'When a feed last answered well; 0 is never',
        (f) => (f.lastSuccessAt?.getTime() ?? 0) / 1000,
      );
      gauge('items', 'Items in the last answer of a feed', (f) => f.items);
      gauge('stored_items', 'News stored from a feed since the beginning', (f) => f.stored);
      gauge('errors', 'Answers of a feed that failed since the beginning', (f) => f.errors);
    },
    watchPool(pool: { totalCount: number; idleCount: number; waitingCount: number }) {
      new Gauge({
        name: 'plainlaw_database_connections',
        help: 'Database connections by state',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'waited_for' }, pool.waitingCount);
        },
      });
    },
  };
}

export async function serveMetrics(
  metrics: Metrics,
  listenOn: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    res
      .writeHead(200, { 'Content-Type': metrics.registry.contentType })
      .end(await metrics.registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listenOn.port, listenOn.host, resolve);
  });
  return server;
}
