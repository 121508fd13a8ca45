// The default database: the real PostgreSQL from npm, run by us inside the data folder, so that `npm start`
// needs nothing else. One app owns it at a time; it ends with the app however the app ends, and is started
// again should it end alone. `db/embedded/` holds the traps one by one, this file only the order of steps.
import { chmodSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseLog, silentLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { checkMajor, initialise, isInitialised, passwordFile, removeLeftovers } from '#db/embedded/init-folder.ts';
import { type LaunchedServer, type LaunchPlan, launchServer } from '#db/embedded/launch-server.ts';
import { isAlive, readPidFile } from '#db/embedded/running-server.ts';
import { prepareBinaries } from '#db/embedded/server-binaries.ts';
import { boundLog, logPathOf, withLogFile } from '#db/embedded/server-log.ts';
import { DATABASE_NAME, DATABASE_USER, writeAccessFiles } from '#db/embedded/server-settings.ts';
import { canEnter, chooseServerUser } from '#db/embedded/server-user.ts';
import { prepareSocketFolder, UNIX_PORT } from '#db/embedded/socket-folder.ts';

export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
  ssl: false; // said aloud, because pg would otherwise follow PGSSLMODE
};

export type EmbeddedServer = { connection: EmbeddedConnection; stop(): Promise<void> };

export type EmbeddedOptions = {
  dataDir: string;
  onProgress: (message: string) => void;
  log?: DatabaseLog;
};

const windows = process.platform === 'win32';

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { onProgress, log = silentLog } = options;
  const plan = preparePlan(options.dataDir, onProgress, log);
  removeLeftovers(plan.pgDir);
  boundLog(plan.logPath);
  if (!isInitialised(plan.pgDir)) {
    onProgress('Making the database folder (first start only)');
    await withLogFile(plan.logPath, (logFile) => initialise({ ...plan, logFile }));
  }
  checkMajor(plan.pgDir, plan.programs.major);
  onProgress('Starting the database');
  const first = await launchServer(plan);
  try {
    await createDatabase(plan.reach(first.port));
  } catch (error) {
    await end(first);
    throw error;
  }
  const keeper = keepRunning(plan, first);
  return {
    connection: connectionTo(plan.dataDir, plan.socketDir, first.port),
    stop: keeper.stop,
  };
}

/** The server of an app that is running on this folder right now, for commands beside it. */
export function findRunningEmbedded(dataDir: string): EmbeddedConnection | undefined {
  const pgDir = join(dataDir, 'postgres');
  const found = readPidFile(pgDir);
  if (!found?.ready || !isAlive(found.pid)) return undefined;
  return connectionTo(dataDir, found.socketDir, found.port);
}

function preparePlan(wanted: string, onProgress: (message: string) => void, log: DatabaseLog): LaunchPlan {
  const asRoot = process.getuid?.() === 0;
  let dataDir: string;
  try {
    const made = mkdirSync(wanted, { recursive: true });
    dataDir = realpathSync(wanted);
    if (made) chmodSync(dataDir, asRoot ? 0o711 : 0o700);
  } catch (error) {
    throw new DatabaseStartError(`The data folder ${wanted} cannot be made: ${(error as Error).message}. Choose another with DATA_DIR.`);
  }
  const pgDir = join(dataDir, 'postgres');
  const user = chooseServerUser(pgDir);
  if (!canEnter(user, dataDir)) {
    throw new DatabaseStartError(
      `Plainlaw runs as root, so its database runs as an unprivileged user (uid ${user?.uid}), and that user may ` +
        `not enter the data folder ${dataDir}: a folder above it is closed to others. Set DATA_DIR to a folder ` +
        'that every user may pass through (for example /var/lib/plainlaw), or start Plainlaw as an ordinary user.',
    );
  }
  const programs = prepareBinaries({ dataDir, user, onProgress });
  const socketDir = windows ? '' : prepareSocketFolder(dataDir, user);
  writeAccessFiles(dataDir);
  return {
    dataDir,
    pgDir,
    socketDir,
    user,
    programs,
    onProgress,
    log,
    logPath: logPathOf(dataDir),
    reach: (port) => ({ ...connectionTo(dataDir, socketDir, port), database: 'postgres' }),
    choosePort: windows ? freePort : async () => UNIX_PORT,
  };
}

function connectionTo(dataDir: string, socketDir: string, port: number): EmbeddedConnection {
  const common = { port, user: DATABASE_USER, database: DATABASE_NAME, ssl: false as const };
  if (!windows) return { ...common, host: socketDir };
  return { ...common, host: '127.0.0.1', password: readFileSync(passwordFile(dataDir), 'utf8') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : UNIX_PORT;
}

async function createDatabase(maintenance: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(maintenance);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function end(server: LaunchedServer): Promise<void> {
  await server.owner.release();
  await server.process.stop();
}

/** When only the guard died, its server still runs, and would outlive us: it is stopped before a new one starts. */
function endUnguarded(pgDir: string, pid: number): void {
  if (readPidFile(pgDir)?.pid === pid && isAlive(pid)) process.kill(pid, 'SIGINT');
}

function keepRunning(plan: LaunchPlan, first: LaunchedServer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const logTimer = setInterval(() => boundLog(plan.logPath), 60_000);
  logTimer.unref();
  let current = first;
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await current.process.exited;
      if (stopping.signal.aborted) return;
      plan.log.error({}, 'The database server ended unexpectedly; starting it again.');
      await current.owner.release();
      endUnguarded(plan.pgDir, current.process.pid);
      try {
        current = await launchServer({ ...plan, choosePort: async () => current.port });
      } catch (error) {
        plan.log.error({ reason: (error as Error).message }, 'The database server did not start again.');
        await delay(5_000, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  })();
  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopped ??= (async () => {
        stopping.abort();
        clearInterval(logTimer);
        await end(current);
        await loop; // a restart that was under way in this moment has finished…
        await end(current); // …and is ended, too
      })();
      return stopped;
    },
  };
}
