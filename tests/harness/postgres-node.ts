// Debian's PostgreSQL as an operator runs it: a primary, a replica that streams from it, and every way to lose them. Each server
// has a folder and a unix socket of its own, and ends with the test process however that ends.
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type GuardedProcess, startGuarded } from '#db/embedded/guarded-process.ts';
import { processesIn, readPidFile } from '#db/embedded/running-server.ts';
import { withLogFile } from '#db/embedded/server-log.ts';
import { debian } from '#tests/database/external-server.ts';
import { AS_ROOT, makeFolder, NOBODY } from '#tests/database/helpers.ts';
import { withClient } from '#tests/harness/database-server.ts';

/** For the names of tests: empty where they can run. */
export const NO_POSTGRES = debian ? '' : ' (not run: needs PostgreSQL 15 or newer from Debian, apt-get install postgresql)';

type Row = Record<string, unknown>;
export type PostgresNode = {
  folder: string;
  socket: string;
  /** As the app's user, who is no superuser. */
  url: string;
  rows: (statement: string, values?: unknown[]) => Promise<Row[]>;
  /** As the superuser. */
  admin: (statement: string) => Promise<Row[]>;
  start: () => Promise<void>;
  /** Fast shutdown, as `systemctl stop` does. */
  stop: () => Promise<void>;
  /** kill -9 of the whole server. */
  kill: () => Promise<void>;
};

const user = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : undefined;
const PORT = '5432';

/** An empty server with a database for the app. `dataFolder`: where the tables live, when it is a place of its own. */
export async function startPrimary(options: { dataFolder?: string; settings?: string[] } = {}): Promise<PostgresNode> {
  const { pgDir, node } = prepare(options.dataFolder, options.settings);
  const wal = options.dataFolder ? ['--waldir', own(join(node.folder, 'wal'))] : [];
  await runTool(node.folder, 'initdb', ['-D', pgDir, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync', ...wal]);
  await node.start();
  await withClient(adminUrl(node.socket, 'postgres'), async (client) => {
    await client.query('CREATE ROLE app LOGIN');
    await client.query('CREATE DATABASE law OWNER app');
  });
  return node;
}

/** A hot standby that follows the primary. */
export async function startReplica(primary: PostgresNode): Promise<PostgresNode> {
  const { pgDir, node } = prepare();
  const from = ['-h', primary.socket, '-p', PORT, '-U', 'postgres', '-D', pgDir];
  await runTool(node.folder, 'pg_basebackup', [...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
  await node.start();
  return node;
}

function prepare(dataFolder?: string, settings: string[] = []) {
  const folder = makeFolder();
  const socket = own(join(folder, 'socket'), 0o755);
  const pgDir = own(join(dataFolder ?? folder, 'data'));
  let server: GuardedProcess | undefined;
  const args = ['-D', pgDir, '-k', socket, '-p', PORT, '-h', '', '-c', 'fsync=off', '-c', 'max_connections=200'];
  const gone = async () => {
    while ((processesIn(pgDir) ?? []).length > 0) await delay(20);
  };
  const url = `postgres://app@localhost:${PORT}/law?host=${socket}`;
  const node: PostgresNode = {
    folder,
    socket,
    url,
    rows: (statement, values) => withClient(url, async (client) => (await client.query(statement, values)).rows),
    admin: (statement) => withClient(adminUrl(socket, 'law'), async (client) => (await client.query(statement)).rows),
    async start() {
      const started = await tool(folder, 'postgres', [...args, ...settings.flatMap((setting) => ['-c', setting])]);
      server = started;
      while (!readPidFile(pgDir)?.ready) {
        if (started.hasExited()) throw new Error(`the server did not start, see ${folder}/log`);
        await delay(20);
      }
    },
    async stop() {
      await server?.stop();
      await gone();
    },
    async kill() {
      if (server && !server.hasExited()) process.kill(server.pid, 'SIGKILL');
      await server?.exited;
      await gone();
    },
  };
  return { pgDir, node };
}

const adminUrl = (socket: string, name: string) => `postgres://postgres@localhost:${PORT}/${name}?host=${socket}`;

function own(path: string, mode = 0o700): string {
  mkdirSync(path);
  chmodSync(path, mode);
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}

function tool(folder: string, name: string, args: string[]): Promise<GuardedProcess> {
  return withLogFile(join(folder, 'log'), (logFile) =>
    startGuarded({ program: join(debian ?? '', name), args, user, logFile, pgCtl: '', pgDir: folder }),
  );
}

async function runTool(folder: string, name: string, args: string[]): Promise<void> {
  if ((await (await tool(folder, name, args)).exited) !== 0) throw new Error(`${name} failed, see ${folder}/log`);
}
