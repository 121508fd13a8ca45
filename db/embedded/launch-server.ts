// Starts one server on a database folder, or throws with the reason. The folder may still be in
// use: by an app that was just killed and whose guard is shutting its server down (wait), by a
// running app (refuse), or by a server that lost both its app and its guard (stop it, then start a
// new one).
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { type GuardedProcess, startGuarded } from '#db/embedded/guarded-process.ts';
import { findLockHolder, type HeldLock, holdLock, OWNER_LOCK } from '#db/embedded/hold-lock.ts';
import { findHolder, listProcessesIn, readPidFile } from '#db/embedded/running-server.ts';
import type { Programs } from '#db/embedded/server-binaries.ts';
import { getLogSize, readLogSince, readLogTail, withLogFile } from '#db/embedded/server-log.ts';
import { getServerArguments } from '#db/embedded/server-settings.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';

const REFUSE_AFTER_MS = 2_000; // the owner's lock is released within milliseconds of its death
const ORPHAN_AFTER_MS = 3_000;
const GIVE_UP_AFTER_MS = 40_000; // a guard needs at most 25 s to end its server
const MAX_STARTUP_MS = 600_000; // recovery after a crash may replay a lot

// Logged at startup when another server was faster, or when processes of a killed one are still
// exiting.
const STILL_HELD = /lock file "[^"]+" already exists|shared memory block .* is still in use/;

export type LaunchPlan = {
  dataDir: string;
  pgDir: string;
  socketDir: string;
  logPath: string;
  user: ServerUser;
  programs: Programs;
  /** Connection settings for the maintenance database of a server on this folder. */
  getMaintenanceConfig: (port: number) => pg.ClientConfig;
  choosePort: () => Promise<number>;
  onProgress: (message: string) => void;
  log: DatabaseLog;
};

export type LaunchedServer = { process: GuardedProcess; owner: HeldLock; port: number };

export async function launchServer(plan: LaunchPlan): Promise<LaunchedServer> {
  const startedAt = Date.now();
  let state = '';
  let stateSince = startedAt;
  for (;;) {
    const holder = findHolder(plan.pgDir, plan.socketDir);
    if (!holder) {
      const launched = await tryLaunch(plan);
      if (launched) return launched;
    } else {
      const observed = await inspectHolder(plan, holder.port);
      if (observed.state !== state) {
        state = observed.state;
        stateSince = Date.now();
        if (state !== 'owned') plan.onProgress('Waiting for the previous database server to end');
      }
      const stateMs = Date.now() - stateSince;
      if (state === 'owned' && stateMs > REFUSE_AFTER_MS)
        throw createInUseError(plan.dataDir, observed.owner);
      if (state === 'orphan' && stateMs > ORPHAN_AFTER_MS) endOrphan(plan, holder.pid);
    }
    if (Date.now() - startedAt > GIVE_UP_AFTER_MS) {
      throw new DatabaseStartError(
        `Another database server (process ${holder?.pid ?? 'unknown'}) holds ${plan.pgDir} and does not answer. ` +
          `End it, or choose another folder with DATA_DIR.\n${readLogTail(plan.logPath)}`,
      );
    }
    await delay(50);
  }
}

/** Returns undefined when another server took the folder first. */
async function tryLaunch(plan: LaunchPlan): Promise<LaunchedServer | undefined> {
  const port = await plan.choosePort();
  const args = getServerArguments({ ...plan, port });
  const { programs, user, pgDir } = plan;
  const logStart = getLogSize(plan.logPath);
  const server = await withLogFile(plan.logPath, (logFile) =>
    startGuarded({ program: programs.postgres, args, user, logFile, pgCtl: programs.pgCtl, pgDir }),
  );
  try {
    const startedAt = Date.now();
    for (let hasReportedRecovery = false; ; await delay(20)) {
      const pidFile = readPidFile(plan.pgDir);
      if (pidFile?.pid === server.pid && pidFile.ready) break;
      if (server.hasExited()) {
        if (
          findHolder(plan.pgDir, plan.socketDir) ||
          STILL_HELD.test(readLogSince(plan.logPath, logStart))
        )
          return undefined;
        throw new DatabaseStartError(
          `The embedded PostgreSQL did not start.\n${readLogTail(plan.logPath)}`,
        );
      }
      const waitedMs = Date.now() - startedAt;
      if (waitedMs > 3_000 && !hasReportedRecovery) {
        hasReportedRecovery = true;
        plan.onProgress('The database is recovering from an interruption');
      }
      if (waitedMs > MAX_STARTUP_MS) {
        throw new DatabaseStartError(
          `The embedded PostgreSQL did not get ready.\n${readLogTail(plan.logPath)}`,
        );
      }
    }
    const config = {
      ...plan.getMaintenanceConfig(port),
      application_name: `plainlaw owner ${process.pid}`,
    };
    const owner = await holdLock({ config, key: OWNER_LOCK, log: plan.log });
    if (owner) return { process: server, owner, port };
    throw createInUseError(plan.dataDir, undefined);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

type HolderState = { state: 'unreachable' | 'owned' | 'orphan'; owner?: string };

async function inspectHolder(plan: LaunchPlan, port: number): Promise<HolderState> {
  const client = new pg.Client({
    ...plan.getMaintenanceConfig(port),
    connectionTimeoutMillis: 1_000,
    application_name: 'look',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const owner = await findLockHolder(client, OWNER_LOCK);
    if (owner !== undefined) return { state: 'owned', owner };
    const { rows } = await client.query(
      `SELECT count(*)::int AS apps FROM pg_stat_activity WHERE application_name LIKE 'plainlaw%'`,
    );
    return { state: rows[0].apps === 0 ? 'orphan' : 'owned' };
  } catch {
    return { state: 'unreachable' };
  } finally {
    await client.end().catch(() => {});
  }
}

function endOrphan(plan: LaunchPlan, pid: number): void {
  // It answered on this folder's socket; on Linux its working directory also confirms the process
  // id.
  if (listProcessesIn(plan.pgDir)?.includes(pid) === false) return;
  plan.log.warn({ pid }, 'Stopping a database server that lost its app.');
  process.kill(pid, 'SIGINT');
}

function createInUseError(dataDir: string, owner: string | undefined): DatabaseStartError {
  const pid = owner?.match(/\d+$/)?.[0];
  return new DatabaseStartError(
    `Another Plainlaw${pid ? ` (process ${pid})` : ''} is already using the data folder ${dataDir}. ` +
      'Stop it first, or give this one a folder of its own with DATA_DIR.',
  );
}
