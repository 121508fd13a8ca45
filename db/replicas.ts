// Reads from replicas. Only data that visitors do not write is read there (cases, news). Everything
// that belongs to a user is read from the primary, so that users see their own writes no matter
// which process answers. If a replica fails during a read, it is skipped from then on and the read
// is repeated on the primary.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ServerWatch } from '#db/watch-servers.ts';
import type { Database, Replicas } from './database.ts';
import { cutConnection } from './inspect-server.ts';

export function openReplicas(
  urls: string[],
  watch: () => ServerWatch,
  poolConfig: pg.PoolConfig,
): Replicas {
  const pools = new Map(
    urls.map((url) => [url, openReplica({ ...poolConfig, connectionString: url })]),
  );
  let nextIndex = 0;
  return {
    next() {
      const usable = watch().listUsableReplicas();
      const replica = usable[nextIndex++ % Math.max(1, usable.length)];
      const replicaPool = replica && pools.get(replica.url);
      return replicaPool && { db: replicaPool.db, leaveOut: () => watch().leaveOut(replica) };
    },
    cut: ({ url }) => pools.get(url)?.cut(),
    close: async () => void (await Promise.all([...pools.values()].map(({ db }) => db.close()))),
  };
}

function openReplica(config: pg.PoolConfig) {
  const pool = new pg.Pool(config);
  const cut = trackConnections(pool);
  pool.on('error', () => {}); // the next poll finds out
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= pool.end();
    return closing;
  };
  return { db: { pool, db: drizzle(pool), close } satisfies Database, cut };
}

/** Returns a function that destroys all connections of a pool, including those in use. */
export function trackConnections(pool: pg.Pool): () => void {
  const openClients = new Set<pg.ClientBase>();
  pool.on('connect', (client) => {
    client.on('error', () => {}); // without it, losing an idle connection would crash the process
    openClients.add(client);
  });
  pool.on('remove', (client) => openClients.delete(client));
  return () => {
    for (const client of openClients) cutConnection(client);
  };
}

/** Statement timeout: it would time out on the primary too, so it is not retried. */
const QUERY_CANCELED = '57014';

/** `work` may only read data that visitors do not write, and may run twice. */
export async function readFromReplica<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const replica = db.replicas?.next();
  if (!replica) return work(db);
  try {
    return await work(replica.db);
  } catch (error) {
    const state = getSqlState(error);
    if (state === QUERY_CANCELED) throw error;
    if (!/^[1-4]/.test(state)) replica.leaveOut();
    return work(db);
  }
}

/** The server's five-character error code, or '' when the connection itself failed. */
function getSqlState(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? getSqlState(cause) : '';
}
