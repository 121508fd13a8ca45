// Holds a PostgreSQL advisory lock on a connection of its own for as long as the process lives: the server
// frees it when the process dies, however it dies, so there is no stale lock file to reason about. If only
// the connection is lost, it is taken again.
import pg from 'pg';
import { type DatabaseLog, silentLog } from '#db/embedded/database-log.ts';

// Numbers of our own choosing, one per meaning.
export const OWNER_LOCK = 7_526_001; // exclusive: the process that runs the embedded server
export const ATTACHED_LOCK = 7_526_002; // shared by every app on a database; exclusive for a restore
export const MIGRATE_LOCK = 7_526_003; // exclusive while migrations run

export type HeldLock = { release(): Promise<void> };

/** `config` as a function: asked anew each time the lock is taken. */
type Wanted = { config: pg.ClientConfig | (() => pg.ClientConfig); key: number; shared?: boolean; log?: DatabaseLog };

/** undefined when someone else holds the lock. */
export async function holdLock({ config, key, shared = false, log = silentLog }: Wanted): Promise<HeldLock | undefined> {
  let client = await take();
  let released = false;
  let retry: NodeJS.Timeout | undefined;
  if (!client) return undefined;
  watch(client);

  async function take(): Promise<pg.Client | undefined> {
    const candidate = new pg.Client({
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      ...(typeof config === 'function' ? config() : config),
    });
    candidate.on('error', () => {}); // 'end' follows, and is what we act on
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

  function watch(held: pg.Client): void {
    held.once('end', () => {
      if (released) return;
      log.warn({}, 'The connection that holds a database lock was lost; taking the lock again.');
      again();
    });
  }

  function again(): void {
    retry = setTimeout(async () => {
      const taken = await take().catch(() => undefined);
      if (!taken) {
        if (!released) again();
        return;
      }
      client = taken;
      if (released) await taken.end().catch(() => {});
      else watch(taken);
    }, 500);
    retry.unref();
  }

  return {
    async release() {
      released = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** The process that holds a lock on the connected database, as its application name tells it. */
export async function findLockHolder(client: pg.Client, key: number): Promise<string | undefined> {
  const { rows } = await client.query(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = $1 AND l.objsubid = 1 AND l.granted
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [key],
  );
  return rows[0]?.name;
}
