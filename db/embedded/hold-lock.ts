// Holds a PostgreSQL advisory lock on a dedicated connection for the lifetime of the process. The
// server releases it when the process dies, so there is no stale lock file. If only the connection
// is lost, the lock is acquired again.
import pg from 'pg';
import { type DatabaseLog, silentLog } from '#db/embedded/database-log.ts';

// Arbitrary numbers, one per purpose.
export const OWNER_LOCK = 7_526_001; // exclusive: the process that runs the embedded server
// shared by every app on a database; exclusive for a restore
export const ATTACHED_LOCK = 7_526_002;
export const MIGRATE_LOCK = 7_526_003; // exclusive while migrations run

export type HeldLock = { release(): Promise<void> };

/** `config` as a function is called for every attempt to acquire the lock. */
type LockOptions = {
  config: pg.ClientConfig | (() => pg.ClientConfig);
  key: number;
  shared?: boolean;
  log?: DatabaseLog;
};

/** Returns undefined when another process holds the lock. */
export async function holdLock({
  config,
  key,
  shared = false,
  log = silentLog,
}: LockOptions): Promise<HeldLock | undefined> {
  let client = await tryLock();
  let released = false;
  let retryTimer: NodeJS.Timeout | undefined;
  if (!client) return undefined;
  relockOnDisconnect(client);

  async function tryLock(): Promise<pg.Client | undefined> {
    const candidate = new pg.Client({
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      ...(typeof config === 'function' ? config() : config),
    });
    candidate.on('error', () => {}); // 'end' follows and is handled
    try {
      await candidate.connect();
      const name = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
      const { rows } = await candidate.query(`SELECT ${name}($1) AS held`, [key]);
      if (rows[0].held) return candidate;
    } catch (error) {
      await candidate.end().catch(() => {});
      throw error;
    }
    await candidate.end();
    return undefined;
  }

  function relockOnDisconnect(lockClient: pg.Client): void {
    lockClient.once('end', () => {
      if (released) return;
      log.warn({}, 'The connection that holds a database lock was lost; taking the lock again.');
      scheduleRetry();
    });
  }

  function scheduleRetry(): void {
    retryTimer = setTimeout(async () => {
      const newClient = await tryLock().catch(() => undefined);
      if (!newClient) {
        if (!released) scheduleRetry();
        return;
      }
      client = newClient;
      if (released) await newClient.end().catch(() => {});
      else relockOnDisconnect(newClient);
    }, 500);
    retryTimer.unref();
  }

  return {
    async release() {
      released = true;
      clearTimeout(retryTimer);
      await client?.end().catch(() => {});
    },
  };
}

/** The application name of the process that holds a lock on the connected database. */
export async function findLockHolder(client: pg.Client, key: number): Promise<string | undefined> {
  const { rows } = await client.query(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = $1 AND l.objsubid = 1 AND l.granted
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [key],
  );
  return rows[0]?.name;
}
