// Which of several servers takes the writes, and which replicas are near enough to be read, looked at once a second. A replica's
// lag is measured by one clock, ours: it has everything that the primary had when the primary stood where the replica stands
// now. Of two servers that both take writes, the one that was promoted last is right.
import type pg from 'pg';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import { type Look, lookAt, type Standing } from './inspect-server.ts';

export type Watched = { url: string; config: pg.ClientConfig; standing?: Standing };
export type ServerWatch = {
  primary: () => Watched;
  /** Replicas that may be asked now. */
  near: () => Watched[];
  /** A reader found it broken: it is left out until it has answered the next look. */
  leaveOut: (replica: Watched) => void;
  close: () => void;
};

type Options = {
  primaries: string[];
  replicas: string[];
  applicationName: string;
  log: DatabaseLog;
  /** Another server is the primary now: connections to the one before are of no use. */
  onMove: () => void;
  onLeftOut: (replica: Watched) => void;
};

const LOOK_EVERY_MS = 1_000;
/** A replica that is further behind is not read. */
export const MAX_LAG_MS = 5_000;

export async function watchServers(options: Options): Promise<ServerWatch> {
  const { log } = options;
  const servers = new Map<string, Watched & { look: Look }>();
  for (const url of [...options.primaries, ...options.replicas]) {
    const config = { connectionString: url };
    if (!servers.has(url)) servers.set(url, { url, config, look: lookAt(config, `${options.applicationName} watch`) });
  }
  const all = (urls: string[]) => urls.flatMap((url) => servers.get(url) ?? []);
  const candidates = all(options.primaries);
  const replicas = all(options.replicas);
  let primary = candidates[0] as Watched;
  let looked = false;
  let near = new Set<Watched>();
  let samples: Sample[] = [];
  let closed = false;

  async function lookAround(): Promise<void> {
    const at = performance.now();
    await Promise.all(
      [...servers.values()].map(async (server) => {
        server.standing = await server.look.ask();
      }),
    );
    if (closed) return;
    const before = primary;
    primary = choosePrimary(candidates, before) ?? before;
    if (primary !== before && looked) {
      samples = [];
      log.warn({ server: nameOf(primary) }, 'Another database server takes the writes now.');
      options.onMove();
    }
    looked = true;
    const standing = primary.standing;
    if (standing && !standing.standby) samples = [{ at, place: standing.place }, ...samples].slice(0, 12);
    const usable = replicas.filter((replica) => isNear(replica.standing, standing, samples));
    for (const replica of replicas) {
      if (usable.includes(replica) === near.has(replica)) continue;
      if (usable.includes(replica)) log.info({ server: nameOf(replica) }, 'A replica is read from.');
      else log.warn({ server: nameOf(replica) }, 'A replica is left out: it is gone or too far behind.');
      if (!replica.standing) options.onLeftOut(replica);
    }
    near = new Set(usable);
  }

  await lookAround();
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    timer = setTimeout(() => lookAround().then(() => closed || next()), LOOK_EVERY_MS).unref();
  };
  next();
  return {
    primary: () => primary,
    near: () => [...near],
    leaveOut(replica) {
      near.delete(replica);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const { look } of servers.values()) look.close();
    },
  };
}

/** The one that takes writes. When none is known to, the one before: it may be back in a moment. */
export function choosePrimary<T extends { standing?: Standing }>(candidates: T[], before = candidates[0]): T | undefined {
  const writable = candidates.filter(({ standing }) => standing && !standing.standby);
  const newest = Math.max(...writable.map(({ standing }) => standing?.timeline ?? 0));
  const best = writable.filter(({ standing }) => standing?.timeline === newest);
  return before && best.includes(before) ? before : (best[0] ?? before);
}

export type Sample = { at: number; place: bigint };

/** `samples`: where the primary stood and when, the newest first. Without a primary any replica is better than none. */
export function isNear(replica: Standing | undefined, primary: Standing | undefined, samples: Sample[], now = performance.now()): boolean {
  if (!replica?.standby) return false;
  if (!primary || primary.standby) return true;
  const reached = samples.find(({ place }) => place <= replica.place);
  return reached !== undefined && now - reached.at <= MAX_LAG_MS;
}

/** For the log: never with a password. */
export function nameOf({ url }: { url: string }): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${port || 5432}`;
}
