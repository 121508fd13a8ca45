// Runs Debian's PostgreSQL like an operator would: a primary and a streaming replica that can be
// stopped and killed. Each server has its own folder and Unix socket, and stops when the test
// process does.
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type GuardedProcess, startGuarded } from '#db/embedded/guarded-process.ts';
import { listProcessesIn, readPidFile } from '#db/embedded/running-server.ts';
import { withLogFile } from '#db/embedded/server-log.ts';
import { secondPostgresBin } from '#tests/database/external-server.ts';
import { AS_ROOT, makeFolder, NOBODY } from '#tests/database/helpers.ts';
import { withClient } from '#tests/harness/db/database-server.ts';

/** Skip reason for test names; empty if the tests can run. */
export const NO_POSTGRES = secondPostgresBin
  ? ''
  : ' (not run: needs PostgreSQL 15 or newer from Debian, apt-get install postgresql)';

type Row = Record<string, unknown>;
export type PostgresNode = {
  folder: string;
  socket: string;
  /** For the app's role, which is not a superuser. */
  url: string;
  rows: (statement: string, values?: unknown[]) => Promise<Row[]>;
  /** Runs a statement as superuser. */
  admin: (statement: string) => Promise<Row[]>;
  start: () => Promise<void>;
  /** Fast shutdown, like `systemctl stop`. */
  stop: () => Promise<void>;
  /** kill -9 of the server. */
  kill: () => Promise<void>;
};

const user = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : undefined;
const PORT = '5432';

/** An empty server with a database for the app. `dataFolder`: a separate folder for the tables. */
export async function startPrimary(
  options: { dataFolder?: string; settings?: string[] } = {},
): Promise<PostgresNode> {
  const { pgDir, node } = prepareNode(options.dataFolder, options.settings);
  const walArgs = options.dataFolder
    ? ['--waldir', createOwnedFolder(join(node.folder, 'wal'))]
    : [];
  await runTool(node.folder, 'initdb', [
    '-D',
    pgDir,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    ...walArgs,
  ]);
  await node.start();
  await withClient(formatAdminUrl(node.socket, 'postgres'), async (client) => {
    await client.query('CREATE ROLE app LOGIN');
    await client.query('CREATE DATABASE law OWNER app');
  });
  return node;
}

/** A hot standby of the primary. */
export async function startReplica(primary: PostgresNode): Promise<PostgresNode> {
  const { pgDir, node } = prepareNode();
  const connectionArgs = ['-h', primary.socket, '-p', PORT, '-U', 'postgres', '-D', pgDir];
  await runTool(node.folder, 'pg_basebackup', [
    ...connectionArgs,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  await node.start();
  return node;
}

function prepareNode(dataFolder?: string, settings: string[] = []) {
  const folder = makeFolder();
  const socket = createOwnedFolder(join(folder, 'socket'), 0o755);
  const pgDir = createOwnedFolder(join(dataFolder ?? folder, 'data'));
  let server: GuardedProcess | undefined;
  const args = [
    '-D',
    pgDir,
    '-k',
    socket,
    '-p',
    PORT,
    '-h',
    '',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
  ];
  const waitUntilStopped = async () => {
    while ((listProcessesIn(pgDir) ?? []).length > 0) await delay(20);
  };
  const url = `postgres://app@localhost:${PORT}/law?host=${socket}`;
  const node: PostgresNode = {
    folder,
    socket,
    url,
    rows: (statement, values) =>
      withClient(url, async (client) => (await client.query(statement, values)).rows),
    admin: (statement) =>
      withClient(
        formatAdminUrl(socket, 'law'),
        async (client) => (await client.query(statement)).rows,
      ),
    async start() {
      const started = await startTool(folder, 'postgres', [
        ...args,
        ...settings.flatMap((setting) => ['-c', setting]),
      ]);
      server = started;
      while (!readPidFile(pgDir)?.ready) {
        if (started.hasExited()) throw new Error(`the server did not start, see ${folder}/log`);
        await delay(20);
      }
    },
    async stop() {
      await server?.stop();
      await waitUntilStopped();
    },
    async kill() {
      if (server && !server.hasExited()) process.kill(server.pid, 'SIGKILL');
      await server?.exited;
      await waitUntilStopped();
    },
  };
  return { pgDir, node };
}

const formatAdminUrl = (socket: string, name: string) =>
  `postgres://postgres@localhost:${PORT}/${name}?host=${socket}`;

function createOwnedFolder(path: string, mode = 0o700): string {
  mkdirSync(path);
  chmodSync(path, mode);
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}

function startTool(folder: string, name: string, args: string[]): Promise<GuardedProcess> {
  return withLogFile(join(folder, 'log'), (logFile) =>
    startGuarded({
      program: join(secondPostgresBin ?? '', name),
      args,
      user,
      logFile,
      pgCtl: '',
      pgDir: folder,
    }),
  );
}

async function runTool(folder: string, name: string, args: string[]): Promise<void> {
  if ((await (await startTool(folder, name, args)).exited) !== 0)
    throw new Error(`${name} failed, see ${folder}/log`);
}
