// The one way an app process gets at PostgreSQL, embedded or not: a bounded pool whose connections can neither
// crash the process nor run or idle for ever. While connected, the process holds a shared lock that says "an
// app is attached", which a restore looks for. int8 stays text; columns that are safe as numbers say so. DATABASE_URL may name
// several servers: the one that takes writes is used, and another as soon as it does (db/watch-servers.ts).
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { splitUrls } from '#db/database-urls.ts';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { ATTACHED_LOCK, holdLock } from '#db/embedded/hold-lock.ts';
import type { EmbeddedConnection } from '#db/embedded/start-embedded.ts';
import { openReplicas, trackConnections } from '#db/replicas.ts';
import { choosePrimary, nameOf, type ServerWatch, watchServers } from '#db/watch-servers.ts';
import type { Database } from './database.ts';
import { lookAt } from './inspect-server.ts';

/** `url`: one, or several separated by commas. */
export type DatabasePlace = { url?: string; embedded?: EmbeddedConnection };

export type ConnectOptions = DatabasePlace & {
  poolSize: number;
  replicaUrls?: string[];
  /** Shown by the server; starts with "plainlaw". */
  applicationName: `plainlaw${string}`;
  log: DatabaseLog;
  /** How long to wait for an outside server that is still coming up. */
  patienceMs?: number;
};

const OLDEST_VERSION = 15;
const STILL_COMING_UP = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { poolSize, applicationName, log, patienceMs = 10_000, replicaUrls = [] } = options;
  const urls = splitUrls(options.url ?? '');
  const several = urls.length > 1;
  const first = clientConfig(await writablePlace(options, patienceMs));
  await checkServer({ ...first, application_name: applicationName }, options.url !== undefined, patienceMs);

  let watch: ServerWatch | undefined;
  const place = () => (several ? (watch?.primary().config ?? first) : first);
  const attached = await holdLock({
    config: () => ({ ...place(), application_name: `${applicationName} attached` }),
    key: ATTACHED_LOCK,
    shared: true,
    log,
  });
  if (!attached) {
    throw new DatabaseStartError('A restore is running on this database. Start Plainlaw when it has finished.');
  }
  const poolConfig: pg.PoolConfig = {
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  const pool = new pg.Pool({ ...poolConfig, ...first, ...(several && followingPrimary(place)) });
  const cutAll = trackConnections(pool);
  let closed: Promise<void> | undefined;
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', (error) => {
    if (!closed) log.warn({ reason: error.message }, 'A database connection was lost.');
  });
  const replicas = replicaUrls.length > 0 ? openReplicas(replicaUrls, () => watch as ServerWatch, poolConfig) : undefined;
  if (several || replicas) {
    const onLeftOut: Parameters<typeof watchServers>[0]['onLeftOut'] = (replica) => replicas?.cut(replica);
    watch = await watchServers({ primaries: urls, replicas: replicaUrls, applicationName, log, onMove: cutAll, onLeftOut });
  }
  return {
    pool,
    db: drizzle(pool),
    replicas,
    close() {
      watch?.close();
      closed ??= Promise.all([pool.end(), replicas?.close()]).then(() => attached.release());
      return closed;
    },
  };
}

/** Each new connection goes to the server that takes writes now; one that has stopped taking them is refused. */
function followingPrimary(place: () => pg.ClientConfig): pg.PoolConfig {
  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(config as pg.ClientConfig), ...place() });
    }
  }
  const onConnect = async (client: pg.ClientBase) => {
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS standby');
    if (rows[0].standby) throw new Error('the server takes no writes');
  };
  return { Client: PrimaryClient, onConnect } as pg.PoolConfig;
}

/** Of several servers the one that takes writes, for an app that starts and for the commands beside it. */
export async function writablePlace(place: DatabasePlace, patienceMs = 10_000): Promise<DatabasePlace> {
  const urls = splitUrls(place.url ?? '');
  if (urls.length < 2) return place;
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    const looked = await Promise.all(
      urls.map(async (url) => {
        const look = lookAt({ connectionString: url }, 'plainlaw watch');
        const standing = await look.ask();
        look.close();
        return { url, standing };
      }),
    );
    const found = choosePrimary(looked);
    if (found?.standing && !found.standing.standby) return { url: found.url };
    if (Date.now() > giveUp) {
      throw new DatabaseStartError(`None of the servers in DATABASE_URL takes writes (${looked.map(nameOf).join(', ')}).`);
    }
    await delay(250);
  }
}

/** Where to connect, for an app and for the commands beside it. */
export function clientConfig({ url, embedded }: DatabasePlace): pg.ClientConfig {
  if (url !== undefined) return { connectionString: url };
  if (embedded) return embedded;
  throw new DatabaseStartError('No database was chosen: neither DATABASE_URL nor the embedded server.');
}

/** For readiness checks: an answer within the time-out from a server that takes writes, or no. */
export async function isReady(pool: pg.Pool, timeoutMs = 1_500): Promise<boolean> {
  const timer = new AbortController();
  const answered = pool
    .query('SELECT pg_is_in_recovery() AS standby')
    .then(({ rows }) => !rows[0].standby)
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
