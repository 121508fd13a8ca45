// Reads the role and WAL position of one PostgreSQL server over a connection that is reused between
// polls. A server that is unreachable or does not answer in time is not an error: the result is
// then undefined.
import pg from 'pg';

export type ServerStatus = {
  /** In recovery: it replicates from another server and accepts no writes. */
  standby: boolean;
  /** Position in the write-ahead log, in bytes: written on a primary, replayed on a standby. */
  walPosition: bigint;
  /** Increases with every promotion. Zero for a standby. */
  timeline: number;
};
export type ServerInspector = {
  inspect: () => Promise<ServerStatus | undefined>;
  close: () => void;
};

const TIMEOUT_MS = 2_000;
const STATUS_QUERY = `SELECT pg_is_in_recovery() AS standby,
  pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, '0/0')::text AS wal_position,
  CASE WHEN pg_is_in_recovery() THEN NULL ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;

export function createServerInspector(
  config: pg.ClientConfig,
  applicationName: string,
): ServerInspector {
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    if (client) return client;
    const newClient = new pg.Client({
      ...config,
      application_name: applicationName,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = newClient;
    newClient.on('error', () => {}); // 'end' follows and clears the client
    newClient.once('end', () => {
      if (client === newClient) client = undefined;
    });
    await newClient.connect();
    return newClient;
  }

  function close(): void {
    if (client) cutConnection(client);
    client = undefined;
  }

  return {
    async inspect() {
      try {
        const { rows } = await (await connect()).query<{
          standby: boolean;
          wal_position: string | null;
          timeline: string | null;
        }>(STATUS_QUERY);
        const { standby = true, wal_position, timeline } = rows[0] ?? {};
        return {
          standby,
          walPosition: BigInt(wal_position ?? 0),
          timeline: Number.parseInt(timeline ?? '0', 16),
        };
      } catch {
        close();
        return undefined;
      }
    },
    close,
  };
}

/**
 * Destroys the socket without PostgreSQL's Terminate message, because the server may be
 * unreachable. Pending queries fail.
 */
export function cutConnection(client: pg.ClientBase): void {
  (
    client as unknown as { connection: { stream: { destroy: () => void } } }
  ).connection.stream.destroy();
}
