// Brings one server up on a database folder, or says why not. The folder may still be held: by an app that
// was just killed and whose guard is shutting its server down (wait a moment), by a running app (refuse), or
// by a server that lost both its app and its guard (stop it, then start our own).
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { type GuardedProcess, startGuarded } from '#db/embedded/guarded-process.ts';
import { findLockHolder, type HeldLock, holdLock, OWNER_LOCK } from '#db/embedded/hold-lock.ts';
import { findHolder, processesIn, readPidFile } from '#db/embedded/running-server.ts';
import type { Programs } from '#db/embedded/server-binaries.ts';
import { logSince, logSize, logTail, withLogFile } from '#db/embedded/server-log.ts';
import { serverArguments } from '#db/embedded/server-settings.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';

const REFUSE_AFTER = 2_000; // the owner's lock is freed within milliseconds of its death
const ORPHAN_AFTER = 3_000;
const GIVE_UP_AFTER = 40_000; // a guard needs at most 25 s to end its server
const READY_WITHIN = 600_000; // recovery after a crash may replay a lot

// Said at start when another server was quicker, or when the last processes of a killed one are still ending.
const STILL_HELD = /lock file "[^"]+" already exists|shared memory block .* is still in use/;

export type LaunchPlan = {
  dataDir: string;
  pgDir: string;
  socketDir: string;
  logPath: string;
  user: ServerUser;
  programs: Programs;
  /** How to reach a server on this folder, given its port: the maintenance database, as its owner. */
  reach: (port: number) => pg.ClientConfig;
  choosePort: () => Promise<number>;
  onProgress: (message: string) => void;
  log: DatabaseLog;
};

export type LaunchedServer = { process: GuardedProcess; owner: HeldLock; port: number };

export async function launchServer(plan: LaunchPlan): Promise<LaunchedServer> {
  const begun = Date.now();
  let state = '';
  let since = begun;
  for (;;) {
    const holder = findHolder(plan.pgDir, plan.socketDir);
    if (!holder) {
      const launched = await tryLaunch(plan);
      if (launched) return launched;
    } else {
      const seen = await look(plan, holder.port);
      if (seen.state !== state) {
        state = seen.state;
        since = Date.now();
        if (state !== 'owned') plan.onProgress('Waiting for the previous database server to end');
      }
      const lasted = Date.now() - since;
      if (state === 'owned' && lasted > REFUSE_AFTER) throw refusal(plan.dataDir, seen.owner);
      if (state === 'orphan' && lasted > ORPHAN_AFTER) endOrphan(plan, holder.pid);
    }
    if (Date.now() - begun > GIVE_UP_AFTER) {
      throw new DatabaseStartError(
        `Another database server (process ${holder?.pid ?? 'unknown'}) holds ${plan.pgDir} and does not answer. ` +
          `End it, or choose another folder with DATA_DIR.\n${logTail(plan.logPath)}`,
      );
    }
    await delay(50);
  }
}

/** undefined when another server took the folder first. */
async function tryLaunch(plan: LaunchPlan): Promise<LaunchedServer | undefined> {
  const port = await plan.choosePort();
  const args = serverArguments({ ...plan, port });
  const { programs, user, pgDir } = plan;
  const logStart = logSize(plan.logPath);
  const server = await withLogFile(plan.logPath, (logFile) =>
    startGuarded({ program: programs.postgres, args, user, logFile, pgCtl: programs.pgCtl, pgDir }),
  );
  try {
    const begun = Date.now();
    for (let told = false; ; await delay(20)) {
      const found = readPidFile(plan.pgDir);
      if (found?.pid === server.pid && found.ready) break;
      if (server.hasExited()) {
        if (findHolder(plan.pgDir, plan.socketDir) || STILL_HELD.test(logSince(plan.logPath, logStart))) return undefined;
        throw new DatabaseStartError(`The embedded PostgreSQL did not start.\n${logTail(plan.logPath)}`);
      }
      const waited = Date.now() - begun;
      if (waited > 3_000 && !told) {
        told = true;
        plan.onProgress('The database is recovering from an interruption');
      }
      if (waited > READY_WITHIN) {
        throw new DatabaseStartError(`The embedded PostgreSQL did not get ready.\n${logTail(plan.logPath)}`);
      }
    }
    const config = { ...plan.reach(port), application_name: `plainlaw owner ${process.pid}` };
    const owner = await holdLock({ config, key: OWNER_LOCK, log: plan.log });
    if (owner) return { process: server, owner, port };
    throw refusal(plan.dataDir, undefined);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

type Seen = { state: 'unreachable' | 'owned' | 'orphan'; owner?: string };

async function look(plan: LaunchPlan, port: number): Promise<Seen> {
  const client = new pg.Client({ ...plan.reach(port), connectionTimeoutMillis: 1_000, application_name: 'look' });
  client.on('error', () => {});
  try {
    await client.connect();
    const owner = await findLockHolder(client, OWNER_LOCK);
    if (owner !== undefined) return { state: 'owned', owner };
    const { rows } = await client.query(`SELECT count(*)::int AS apps FROM pg_stat_activity WHERE application_name LIKE 'plainlaw%'`);
    return { state: rows[0].apps === 0 ? 'orphan' : 'owned' };
  } catch {
    return { state: 'unreachable' };
  } finally {
    await client.end().catch(() => {});
  }
}

function endOrphan(plan: LaunchPlan, pid: number): void {
  // We spoke with it over this folder's socket; on Linux its working folder proves the process id, too.
  if (processesIn(plan.pgDir)?.includes(pid) === false) return;
  plan.log.warn({ pid }, 'Stopping a database server that lost its app.');
  process.kill(pid, 'SIGINT');
}

function refusal(dataDir: string, owner: string | undefined): DatabaseStartError {
  const pid = owner?.match(/\d+$/)?.[0];
  return new DatabaseStartError(
    `Another Plainlaw${pid ? ` (process ${pid})` : ''} is already using the data folder ${dataDir}. ` +
      'Stop it first, or give this one a folder of its own with DATA_DIR.',
  );
}
