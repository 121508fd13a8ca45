// An external PostgreSQL server for tests. Apps get a role that owns its database and is not a
// superuser, like with a hosting provider. It uses the embedded programs on a loopback port, or
// those of a second PostgreSQL (TEST_POSTGRES_BIN, or Debian's if installed) on a Unix socket.
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startGuarded } from '#db/embedded/guarded-process.ts';
import { readPidFile } from '#db/embedded/running-server.ts';
import { prepareBinaries } from '#db/embedded/server-binaries.ts';
import { withLogFile } from '#db/embedded/server-log.ts';
import type { ServerUser } from '#db/embedded/server-user.ts';
import { AS_ROOT, makeFolder, makeFolderInMemory, NOBODY } from '#tests/database/helpers.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

function findSecondPostgres(): string | undefined {
  if (process.env.TEST_POSTGRES_BIN) return process.env.TEST_POSTGRES_BIN;
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).filter((name) => Number(name) >= 15)
    : [];
  const binFolders = versions
    .sort((a, b) => Number(a) - Number(b))
    .map((name) => join(DEBIAN_FOLDER, name, 'bin'));
  return binFolders.find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  );
}

/** The folder with the programs of a second PostgreSQL, if there is one. */
export const secondPostgresBin = findSecondPostgres();

export const EXTERNAL_SERVER_NAME = secondPostgresBin
  ? `an external server (Debian's PostgreSQL ${secondPostgresBin.split('/').at(-2)})`
  : 'an external server (the embedded programs on a loopback port)';

export type ExternalServer = { createDatabase(): Promise<string>; stop(): Promise<void> };

export type ExternalServerOptions = { programs?: 'embedded' | 'second' };

/** Durability is off: crash safety is tested in tests/database on the embedded server. */
const SETTINGS = [
  ...[
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'checkpoint_timeout=1h',
  ],
  ...['jit=off', 'autovacuum=off', 'max_connections=200', 'shared_buffers=256MB'],
];

export async function startExternalServer({
  programs = secondPostgresBin ? 'second' : 'embedded',
}: ExternalServerOptions = {}): Promise<ExternalServer> {
  const secondBin = programs === 'second' ? secondPostgresBin : undefined;
  if (programs === 'second' && !secondBin) throw new Error('There is no second PostgreSQL here.');
  const folder = makeFolder();
  const user: ServerUser = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : undefined;
  const pgDir = join(makeFolderInMemory(), 'data');
  const socket = join(folder, 'socket');
  for (const path of [pgDir, socket]) {
    mkdirSync(path);
    chmodSync(path, path === pgDir ? 0o700 : 0o755);
    if (user) chownSync(path, user.uid, user.gid);
  }
  const embeddedPrograms = secondBin
    ? undefined
    : prepareBinaries({ dataDir: folder, user, onProgress: () => {} });
  const getProgram = (name: 'initdb' | 'postgres') =>
    embeddedPrograms?.[name] ?? join(secondBin ?? '', name);
  const port = secondBin ? 5432 : await findFreePort();
  const startProgram = (name: 'initdb' | 'postgres', args: string[]) =>
    withLogFile(join(folder, 'log'), (logFile) =>
      startGuarded({
        program: getProgram(name),
        args: ['-D', pgDir, ...args],
        user,
        logFile,
        pgCtl: '',
        pgDir,
      }),
    );
  const initdb = await startProgram('initdb', [
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  if ((await initdb.exited) !== 0) throw new Error(`initdb failed, see ${folder}/log`);
  const address = secondBin ? '' : '127.0.0.1';
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = await startProgram('postgres', [
    '-k',
    socket,
    '-p',
    String(port),
    '-h',
    address,
    ...settings,
  ]);
  while (!readPidFile(pgDir)?.ready) {
    if (server.hasExited()) throw new Error(`the external server did not start, see ${folder}/log`);
    await delay(20);
  }
  const formatUrl = (who: string, name: string) =>
    secondBin
      ? `postgres://${who}@localhost/${name}?host=${socket}`
      : `postgres://${who}@127.0.0.1:${port}/${name}`;
  const runAsAdmin = async (statement: string) => {
    const admin = new pg.Client(formatUrl('postgres', 'postgres'));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await runAsAdmin('CREATE ROLE app LOGIN');
  let databaseCount = 0;
  return {
    async createDatabase() {
      databaseCount += 1;
      await runAsAdmin(`CREATE DATABASE test${databaseCount} OWNER app`);
      return formatUrl('app', `test${databaseCount}`);
    },
    stop: server.stop,
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
