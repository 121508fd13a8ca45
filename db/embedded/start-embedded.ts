// The default database: a real PostgreSQL from npm that runs inside the data folder, so that `npm
// start` needs nothing else. One app owns it at a time; it stops when the app does, however the app
// ends, and is restarted if it stops by itself. This file holds the sequence of steps; each pitfall
// is handled in its own file of `db/embedded/`.
import { chmodSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { chooseServerUser } from '#db/embedded/choose-server-user.ts';
import { type DatabaseLog, silentLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import {
  checkMajorVersion,
  getPasswordFile,
  initialize,
  isInitialized,
  removeLeftovers,
} from '#db/embedded/init-folder.ts';
import { type LaunchedServer, type LaunchPlan, launchServer } from '#db/embedded/launch-server.ts';
import { isAlive, readPidFile } from '#db/embedded/running-server.ts';
import { prepareBinaries } from '#db/embedded/server-binaries.ts';
import { getLogPath, rotateLog, withLogFile } from '#db/embedded/server-log.ts';
import { DATABASE_NAME, DATABASE_USER, writeAccessFiles } from '#db/embedded/server-settings.ts';
import { canEnter } from '#db/embedded/server-user.ts';
import { prepareSocketFolder, UNIX_PORT } from '#db/embedded/socket-folder.ts';

export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
  ssl: false; // explicit, because pg would otherwise follow PGSSLMODE
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
  rotateLog(plan.logPath);
  if (!isInitialized(plan.pgDir)) {
    onProgress('Making the database folder (first start only)');
    await withLogFile(plan.logPath, (logFile) => initialize({ ...plan, logFile }));
  }
  checkMajorVersion(plan.pgDir, plan.programs.major);
  onProgress('Starting the database');
  const firstServer = await launchServer(plan);
  try {
    await createDatabase(plan.getMaintenanceConfig(firstServer.port));
  } catch (error) {
    await endServer(firstServer);
    throw error;
  }
  // once more: an interrupted first start may have been writing until a moment ago
  removeLeftovers(plan.pgDir);
  const supervisor = superviseServer(plan, firstServer);
  return {
    connection: getConnection(plan.dataDir, plan.socketDir, firstServer.port),
    stop: supervisor.stop,
  };
}

/** Connection to the server of an app that is running on this folder, for operator commands. */
export function findRunningEmbedded(dataDir: string): EmbeddedConnection | undefined {
  const pgDir = join(dataDir, 'postgres');
  const pidFile = readPidFile(pgDir);
  if (!pidFile?.ready || !isAlive(pidFile.pid)) return undefined;
  return getConnection(dataDir, pidFile.socketDir, pidFile.port);
}

function preparePlan(
  requestedDir: string,
  onProgress: (message: string) => void,
  log: DatabaseLog,
): LaunchPlan {
  const asRoot = process.getuid?.() === 0;
  let dataDir: string;
  try {
    const createdDir = mkdirSync(requestedDir, { recursive: true });
    dataDir = realpathSync(requestedDir);
    if (createdDir) chmodSync(dataDir, asRoot ? 0o711 : 0o700);
  } catch (error) {
    throw new DatabaseStartError(
      `The data folder ${requestedDir} cannot be made: ${(error as Error).message}. Choose another with DATA_DIR.`,
    );
  }
  const pgDir = join(dataDir, 'postgres');
  const user = chooseServerUser(pgDir, onProgress);
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
    logPath: getLogPath(dataDir),
    getMaintenanceConfig: (port) => ({
      ...getConnection(dataDir, socketDir, port),
      database: 'postgres',
    }),
    choosePort: windows ? findFreePort : async () => UNIX_PORT,
  };
}

function getConnection(dataDir: string, socketDir: string, port: number): EmbeddedConnection {
  const common = { port, user: DATABASE_USER, database: DATABASE_NAME, ssl: false as const };
  if (!windows) return { ...common, host: socketDir };
  return { ...common, host: '127.0.0.1', password: readFileSync(getPasswordFile(dataDir), 'utf8') };
}

async function findFreePort(): Promise<number> {
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
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      DATABASE_NAME,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function endServer(server: LaunchedServer): Promise<void> {
  await server.owner.release();
  await server.process.stop();
}

/**
 * If only the guard died, its server still runs and would outlive the app, so it is stopped before
 * a new one starts.
 */
function endUnguarded(pgDir: string, pid: number): void {
  if (readPidFile(pgDir)?.pid === pid && isAlive(pid)) process.kill(pid, 'SIGINT');
}

function superviseServer(plan: LaunchPlan, firstServer: LaunchedServer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const logTimer = setInterval(() => rotateLog(plan.logPath), 60_000);
  logTimer.unref();
  let current = firstServer;
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
        plan.log.error(
          { reason: (error as Error).message },
          'The database server did not start again.',
        );
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
        await endServer(current);
        await loop; // a restart that was in progress has finished…
        await endServer(current); // …and its server is stopped too
      })();
      return stopped;
    },
  };
}
