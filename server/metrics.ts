// Figures for Prometheus, on a private port of their own.
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageMemory } from './page-memory.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'plainlaw_http_requests_total',
    help: 'Requests by how they were answered and by status class',
    labelNames: ['from', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'plainlaw_http_request_seconds',
    help: 'Time to answer requests that were not served from memory',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    count: (from: 'memory' | 'asset' | 'app', status: number) => requests.inc({ from, status: `${Math.floor(status / 100)}xx` }),
    time: (s: number) => seconds.observe(s),
    watchPages(memory: PageMemory) {
      new Gauge({
        name: 'plainlaw_page_memory_bytes',
        help: 'Bytes of pages kept in memory',
        registers: [registry],
        collect() {
          this.set(memory.stats().bytes);
        },
      });
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

export async function serveMetrics(metrics: Metrics, at: { port: number; host: string }): Promise<Server> {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    res.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(await metrics.registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return server;
}
