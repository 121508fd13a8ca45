// Reading from replicas. Only what no visitor writes is read there (cases, news): what belongs to a person, or was just stored by
// one, is always asked of the primary, so that everybody sees their own writes whichever process answers. A replica that fails in
// the middle is left out, and the same read is done on the primary.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ServerWatch } from '#db/watch-servers.ts';
import type { Database, Replicas } from './database.ts';
import { cutConnection } from './inspect-server.ts';

export function openReplicas(urls: string[], watch: () => ServerWatch, poolConfig: pg.PoolConfig): Replicas {
  const opened = new Map(urls.map((url) => [url, openOne({ ...poolConfig, connectionString: url })]));
  let turn = 0;
  return {
    next() {
      const near = watch().near();
      const replica = near[turn++ % Math.max(1, near.length)];
      const open = replica && opened.get(replica.url);
      return open && { db: open.db, leaveOut: () => watch().leaveOut(replica) };
    },
    cut: ({ url }) => opened.get(url)?.cut(),
    close: async () => void (await Promise.all([...opened.values()].map(({ db }) => db.close()))),
  };
}

function openOne(config: pg.PoolConfig) {
  const pool = new pg.Pool(config);
  const cut = trackConnections(pool);
  pool.on('error', () => {}); // the next look tells
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= pool.end();
    return closed;
  };
  return { db: { pool, db: drizzle(pool), close } satisfies Database, cut };
}

/** Gives a function that cuts all connections of a pool, those in use too. */
export function trackConnections(pool: pg.Pool): () => void {
  const open = new Set<pg.ClientBase>();
  pool.on('connect', (client) => {
    client.on('error', () => {}); // without it, one that is lost between two queries would end the process
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  return () => {
    for (const client of open) cutConnection(client);
  };
}

/** Took too long there, and would here. */
const TOO_LONG = '57014';

/** `work` only reads, and only what no visitor writes; it may be done twice. */
export async function readFromReplica<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const replica = db.replicas?.next();
  if (!replica) return work(db);
  try {
    return await work(replica.db);
  } catch (error) {
    const state = sqlState(error);
    if (state === TOO_LONG) throw error;
    if (!/^[1-4]/.test(state)) replica.leaveOut();
    return work(db);
  }
}

/** Five characters from the server; anything else, or nothing, when the connection itself failed. */
function sqlState(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? sqlState(cause) : '';
}
