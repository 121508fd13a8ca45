// The one way an app process gets at PostgreSQL, embedded or not: a bounded pool whose connections can neither
// crash the process nor run or idle for ever. While connected, the process holds a shared lock that says "an
// app is attached", which a restore looks for. int8 stays text; columns that are safe as numbers say so.
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { ATTACHED_LOCK, holdLock } from '#db/embedded/hold-lock.ts';
import type { EmbeddedConnection } from '#db/embedded/start-embedded.ts';

export type Database = { pool: pg.Pool; db: NodePgDatabase; close(): Promise<void> };

export type DatabasePlace = { url?: string; embedded?: EmbeddedConnection };

export type ConnectOptions = DatabasePlace & {
  poolSize: number;
  /** Shown by the server; starts with "plainlaw". */
  applicationName: `plainlaw${string}`;
  log: DatabaseLog;
  /** How long to wait for an outside server that is still coming up. */
  patienceMs?: number;
};

const OLDEST_VERSION = 15;
const STILL_COMING_UP = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { poolSize, applicationName, log, patienceMs = 10_000 } = options;
  const place = clientConfig(options);
  await checkServer({ ...place, application_name: applicationName }, options.url !== undefined, patienceMs);
  const attached = await holdLock({
    config: { ...place, application_name: `${applicationName} attached` },
    key: ATTACHED_LOCK,
    shared: true,
    log,
  });
  if (!attached) {
    throw new DatabaseStartError('A restore is running on this database. Start Plainlaw when it has finished.');
  }
  const pool = new pg.Pool({
    ...place,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  let closed: Promise<void> | undefined;
  // Without listeners, a connection lost while idle, or held between two queries, would end the process.
  pool.on('error', (error) => {
    if (!closed) log.warn({ reason: error.message }, 'A database connection was lost.');
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    db: drizzle(pool),
    close() {
      closed ??= pool.end().then(() => attached.release());
      return closed;
    },
  };
}

/** Where to connect, for an app and for the commands beside it. */
export function clientConfig({ url, embedded }: DatabasePlace): pg.ClientConfig {
  if (url !== undefined) return { connectionString: url };
  if (embedded) return embedded;
  throw new DatabaseStartError('No database was chosen: neither DATABASE_URL nor the embedded server.');
}

/** For readiness checks: an answer within the time-out, or no. */
export async function isReady(pool: pg.Pool, timeoutMs = 1_500): Promise<boolean> {
  const timer = new AbortController();
  const answered = pool
    .query('SELECT 1')
    .then(() => true)
    .catch(() => false);
  const late = delay(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const ready = await Promise.race([answered, late]);
  timer.abort();
  return ready;
}

async function checkServer(config: pg.ClientConfig, outside: boolean, patienceMs: number): Promise<void> {
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    try {
      return await checkOnce(config);
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      const code = (error as { code?: string }).code ?? '';
      if (!STILL_COMING_UP.includes(code) || Date.now() > giveUp) throw explain(error as Error, code, config, outside);
      await delay(250);
    }
  }
}

async function checkOnce(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name,
              current_setting('server_encoding') AS encoding`,
    );
    const { number, name, encoding } = rows[0];
    if (number < OLDEST_VERSION * 10_000) {
      throw new DatabaseStartError(`The server in DATABASE_URL is PostgreSQL ${name}; Plainlaw needs version ${OLDEST_VERSION} or newer.`);
    }
    if (encoding !== 'UTF8') {
      throw new DatabaseStartError(
        `The database in DATABASE_URL stores text as ${encoding}. Make it with: CREATE DATABASE … ENCODING 'UTF8'.`,
      );
    }
  } finally {
    await client.end().catch(() => {});
  }
}

function explain(error: Error, code: string, config: pg.ClientConfig, outside: boolean): DatabaseStartError {
  const { host, port, database } = new pg.Client(config);
  const where = outside ? `the database in DATABASE_URL (${host}:${port}/${database})` : 'the embedded database';
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers at that address',
    ENOENT: 'there is no such socket',
    ENOTFOUND: 'the host name is not known',
    EAI_AGAIN: 'the host name cannot be looked up',
    '28P01': 'the user name or the password is wrong',
    '28000': 'the server does not let this user in',
    '3D000': 'there is no database of that name',
    '53300': 'the server has no connection left',
  };
  return new DatabaseStartError(`Could not connect to ${where}: ${reasons[code] ?? error.message}.`);
}
