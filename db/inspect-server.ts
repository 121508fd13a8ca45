// Asks one PostgreSQL server what it is and how far it has come, over a connection that is kept from one look to the next. A
// server that is gone, or says nothing in time, is no reason to fail: the answer is then that there is none.
import pg from 'pg';

export type Standing = {
  /** It follows another server and takes no writes. */
  standby: boolean;
  /** Where it stands in the write-ahead log, in bytes: written by a primary, replayed by a standby. */
  place: bigint;
  /** Grows by one with every promotion. Only a primary's is known. */
  timeline: number;
};
export type Look = { ask: () => Promise<Standing | undefined>; close: () => void };

const PATIENCE_MS = 2_000;
const QUESTION = `SELECT pg_is_in_recovery() AS standby,
  pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, '0/0')::text AS place,
  CASE WHEN pg_is_in_recovery() THEN NULL ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;

export function lookAt(config: pg.ClientConfig, applicationName: string): Look {
  let client: pg.Client | undefined;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const fresh = new pg.Client({
      ...config,
      application_name: applicationName,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client = fresh;
    fresh.on('error', () => {}); // 'end' follows
    fresh.once('end', () => {
      if (client === fresh) client = undefined;
    });
    await fresh.connect();
    return fresh;
  }

  function close(): void {
    if (client) cutConnection(client);
    client = undefined;
  }

  return {
    async ask() {
      try {
        const { rows } = await (await connected()).query<{ standby: boolean; place: string | null; timeline: string | null }>(QUESTION);
        const { standby = true, place, timeline } = rows[0] ?? {};
        return { standby, place: BigInt(place ?? 0), timeline: Number.parseInt(timeline ?? '0', 16) };
      } catch {
        close();
        return undefined;
      }
    },
    close,
  };
}

/** At once and without a goodbye: for a server that may never answer one. What waits on the connection fails. */
export function cutConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
