// Polls the configured servers once a second to find the primary and the replicas that are current
// enough to read from. Replica lag is measured with this process's clock only: the time since the
// primary was at the WAL position that the replica has replayed. If two servers accept writes, the
// one with the newer timeline (promoted last) is the primary.
import type pg from 'pg';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import {
  createServerInspector,
  type ServerInspector,
  type ServerStatus,
} from './inspect-server.ts';

export type WatchedServer = { url: string; config: pg.ClientConfig; status?: ServerStatus };
export type ServerWatch = {
  primary: () => WatchedServer;
  /** Replicas within the lag limit at the last poll. */
  listUsableReplicas: () => WatchedServer[];
  /** Called when a read failed: skips the replica until it answers the next poll. */
  leaveOut: (replica: WatchedServer) => void;
  close: () => void;
};

type Options = {
  primaries: string[];
  replicas: string[];
  applicationName: string;
  log: DatabaseLog;
  /** The primary has changed: connections to the old one must be closed. */
  onFailover: () => void;
  onLeftOut: (replica: WatchedServer) => void;
};

const POLL_INTERVAL_MS = 1_000;
/** Replicas that lag further behind are not read from. */
export const MAX_LAG_MS = 5_000;

export async function watchServers(options: Options): Promise<ServerWatch> {
  const { log } = options;
  const servers = new Map<string, WatchedServer & { inspector: ServerInspector }>();
  for (const url of [...options.primaries, ...options.replicas]) {
    const config = { connectionString: url };
    if (!servers.has(url))
      servers.set(url, {
        url,
        config,
        inspector: createServerInspector(config, `${options.applicationName} watch`),
      });
  }
  const findServers = (urls: string[]) => urls.flatMap((url) => servers.get(url) ?? []);
  const candidates = findServers(options.primaries);
  const replicas = findServers(options.replicas);
  let primary = candidates[0] as WatchedServer;
  let hasPolled = false;
  let usableReplicas = new Set<WatchedServer>();
  let samples: Sample[] = [];
  let isClosed = false;

  async function pollServers(): Promise<void> {
    const sampledAt = performance.now();
    await Promise.all(
      [...servers.values()].map(async (server) => {
        server.status = await server.inspector.inspect();
      }),
    );
    if (isClosed) return;
    const previous = primary;
    primary = choosePrimary(candidates, previous) ?? previous;
    if (primary !== previous && hasPolled) {
      samples = [];
      log.warn(
        { server: formatServerName(primary) },
        'Another database server takes the writes now.',
      );
      options.onFailover();
    }
    hasPolled = true;
    const primaryStatus = primary.status;
    if (primaryStatus && !primaryStatus.standby)
      samples = [{ sampledAt, walPosition: primaryStatus.walPosition }, ...samples].slice(0, 12);
    const upToDate = replicas.filter((replica) =>
      isUpToDate(replica.status, primaryStatus, samples),
    );
    for (const replica of replicas) {
      if (upToDate.includes(replica) === usableReplicas.has(replica)) continue;
      if (upToDate.includes(replica))
        log.info({ server: formatServerName(replica) }, 'A replica is read from.');
      else
        log.warn(
          { server: formatServerName(replica) },
          'A replica is left out: it is gone or too far behind.',
        );
      if (!replica.status) options.onLeftOut(replica);
    }
    usableReplicas = new Set(upToDate);
  }

  await pollServers();
  let timer: NodeJS.Timeout | undefined;
  const scheduleNext = () => {
    timer = setTimeout(
      () => pollServers().then(() => isClosed || scheduleNext()),
      POLL_INTERVAL_MS,
    ).unref();
  };
  scheduleNext();
  return {
    primary: () => primary,
    listUsableReplicas: () => [...usableReplicas],
    leaveOut(replica) {
      usableReplicas.delete(replica);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { inspector } of servers.values()) inspector.close();
    },
  };
}

/**
 * The server that accepts writes. If none does, the previous primary, which may only be restarting.
 */
export function choosePrimary<T extends { status?: ServerStatus }>(
  candidates: T[],
  previous = candidates[0],
): T | undefined {
  const writableServers = candidates.filter(({ status }) => status && !status.standby);
  const newestTimeline = Math.max(...writableServers.map(({ status }) => status?.timeline ?? 0));
  const best = writableServers.filter(({ status }) => status?.timeline === newestTimeline);
  return previous && best.includes(previous) ? previous : (best[0] ?? previous);
}

export type Sample = { sampledAt: number; walPosition: bigint };

/**
 * `samples`: recent WAL positions of the primary, newest first. Without a primary, any replica may
 * be read.
 */
export function isUpToDate(
  replica: ServerStatus | undefined,
  primary: ServerStatus | undefined,
  samples: Sample[],
  now = performance.now(),
): boolean {
  if (!replica?.standby) return false;
  if (!primary || primary.standby) return true;
  const sample = samples.find(({ walPosition }) => walPosition <= replica.walPosition);
  return sample !== undefined && now - sample.sampledAt <= MAX_LAG_MS;
}

/** Host and port for the log, without the password. */
export function formatServerName({ url }: { url: string }): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${port || 5432}`;
}
