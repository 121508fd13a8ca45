// Connects an app process to PostgreSQL, embedded or external: a bounded pool with timeouts, whose
// connection errors cannot crash the process. While connected, the process holds a shared advisory
// lock so that a restore can tell that an app is attached. int8 values stay text; columns that are
// safe as numbers declare it. DATABASE_URL may list several servers: the primary is used, and the
// pool follows a failover (db/watch-servers.ts).
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { splitUrls } from '#db/database-urls.ts';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { ATTACHED_LOCK, holdLock } from '#db/embedded/hold-lock.ts';
import type { EmbeddedConnection } from '#db/embedded/start-embedded.ts';
import { openReplicas, trackConnections } from '#db/replicas.ts';
import {
  choosePrimary,
  formatServerName,
  type ServerWatch,
  watchServers,
} from '#db/watch-servers.ts';
import type { Database } from './database.ts';
import { createServerInspector } from './inspect-server.ts';

/** `url`: one or more URLs separated by commas. */
export type DatabaseTarget = { url?: string; embedded?: EmbeddedConnection };

export type ConnectOptions = DatabaseTarget & {
  poolSize: number;
  replicaUrls?: string[];
  /** Visible in pg_stat_activity; starts with "plainlaw". */
  applicationName: `plainlaw${string}`;
  log: DatabaseLog;
  /** How long to wait for an external server that is still starting. */
  startupTimeoutMs?: number;
};

const MIN_VERSION = 15;
const RETRYABLE_CODES = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { poolSize, applicationName, log, startupTimeoutMs = 10_000, replicaUrls = [] } = options;
  const urls = splitUrls(options.url ?? '');
  const isMultiServer = urls.length > 1;
  const initialConfig = toClientConfig(await findWritableTarget(options, startupTimeoutMs));
  await checkServer(
    { ...initialConfig, application_name: applicationName },
    options.url !== undefined,
    startupTimeoutMs,
  );

  let watch: ServerWatch | undefined;
  const getPrimaryConfig = () =>
    isMultiServer ? (watch?.primary().config ?? initialConfig) : initialConfig;
  const attachedLock = await holdLock({
    config: () => ({ ...getPrimaryConfig(), application_name: `${applicationName} attached` }),
    key: ATTACHED_LOCK,
    shared: true,
    log,
  });
  if (!attachedLock) {
    throw new DatabaseStartError(
      'A restore is running on this database. Start Plainlaw when it has finished.',
    );
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
  const pool = new pg.Pool({
    ...poolConfig,
    ...initialConfig,
    ...(isMultiServer && createPrimaryPoolConfig(getPrimaryConfig)),
  });
  const cutAllConnections = trackConnections(pool);
  let closing: Promise<void> | undefined;
  // Without a listener, losing an idle connection would crash the process.
  pool.on('error', (error) => {
    if (!closing) log.warn({ reason: error.message }, 'A database connection was lost.');
  });
  const replicas =
    replicaUrls.length > 0
      ? openReplicas(replicaUrls, () => watch as ServerWatch, poolConfig)
      : undefined;
  if (isMultiServer || replicas) {
    const onLeftOut: Parameters<typeof watchServers>[0]['onLeftOut'] = (replica) =>
      replicas?.cut(replica);
    watch = await watchServers({
      primaries: urls,
      replicas: replicaUrls,
      applicationName,
      log,
      onFailover: cutAllConnections,
      onLeftOut,
    });
  }
  return {
    pool,
    db: drizzle(pool),
    replicas,
    close() {
      watch?.close();
      closing ??= Promise.all([pool.end(), replicas?.close()]).then(() => attachedLock.release());
      return closing;
    },
  };
}

/**
 * Each new connection goes to the current primary; a server that has become a standby is rejected.
 */
function createPrimaryPoolConfig(getPrimaryConfig: () => pg.ClientConfig): pg.PoolConfig {
  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(config as pg.ClientConfig), ...getPrimaryConfig() });
    }
  }
  const onConnect = async (client: pg.ClientBase) => {
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS standby');
    if (rows[0].standby) throw new Error('the server takes no writes');
  };
  return { Client: PrimaryClient, onConnect } as pg.PoolConfig;
}

/** Picks the server that accepts writes, for a starting app and for operator commands. */
export async function findWritableTarget(
  target: DatabaseTarget,
  timeoutMs = 10_000,
): Promise<DatabaseTarget> {
  const urls = splitUrls(target.url ?? '');
  if (urls.length < 2) return target;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const candidates = await Promise.all(
      urls.map(async (url) => {
        const inspector = createServerInspector({ connectionString: url }, 'plainlaw watch');
        const status = await inspector.inspect();
        inspector.close();
        return { url, status };
      }),
    );
    const primary = choosePrimary(candidates);
    if (primary?.status && !primary.status.standby) return { url: primary.url };
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        `None of the servers in DATABASE_URL takes writes (${candidates.map(formatServerName).join(', ')}).`,
      );
    }
    await delay(250);
  }
}

/** pg's connection settings for a target. */
export function toClientConfig({ url, embedded }: DatabaseTarget): pg.ClientConfig {
  if (url !== undefined) return { connectionString: url };
  if (embedded) return embedded;
  throw new DatabaseStartError(
    'No database was chosen: neither DATABASE_URL nor the embedded server.',
  );
}

/** For readiness checks: true if a server that accepts writes answers within the timeout. */
export async function isReady(pool: pg.Pool, timeoutMs = 1_500): Promise<boolean> {
  const timer = new AbortController();
  const check = pool
    .query('SELECT pg_is_in_recovery() AS standby')
    .then(({ rows }) => !rows[0].standby)
    .catch(() => false);
  const timeout = delay(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const ready = await Promise.race([check, timeout]);
  timer.abort();
  return ready;
}

async function checkServer(
  config: pg.ClientConfig,
  isExternal: boolean,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await checkOnce(config);
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      const code = (error as { code?: string }).code ?? '';
      if (!RETRYABLE_CODES.includes(code) || Date.now() > deadline)
        throw toStartError(error as Error, code, config, isExternal);
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
    if (number < MIN_VERSION * 10_000) {
      throw new DatabaseStartError(
        `The server in DATABASE_URL is PostgreSQL ${name}; Plainlaw needs version ${MIN_VERSION} or newer.`,
      );
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

function toStartError(
  error: Error,
  code: string,
  config: pg.ClientConfig,
  isExternal: boolean,
): DatabaseStartError {
  const { host, port, database } = new pg.Client(config);
  const where = isExternal
    ? `the database in DATABASE_URL (${host}:${port}/${database})`
    : 'the embedded database';
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
  return new DatabaseStartError(
    `Could not connect to ${where}: ${reasons[code] ?? error.message}.`,
  );
}
