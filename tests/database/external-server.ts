// A PostgreSQL server for tests that the app knows only by its address. Apps get a role that owns its database and is no superuser, as
// at a hosting company. Its programs are the embedded ones, on a loopback port, or those of a second PostgreSQL (TEST_POSTGRES_BIN, or
// Debian's where it is installed), on a unix socket.
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
import { AS_ROOT, makeFolder, NOBODY } from '#tests/database/helpers.ts';

const DEBIAN = '/usr/lib/postgresql';

function findDebian(): string | undefined {
  if (process.env.TEST_POSTGRES_BIN) return process.env.TEST_POSTGRES_BIN;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : [];
  const places = versions.sort((a, b) => Number(a) - Number(b)).map((name) => join(DEBIAN, name, 'bin'));
  return places.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** The folder with the programs of a second PostgreSQL, where there is one. */
export const debian = findDebian();

export const OUTSIDE_NAME = debian
  ? `an outside server (Debian's PostgreSQL ${debian.split('/').at(-2)})`
  : 'an outside server (the embedded programs on a loopback port)';

export type OutsideServer = { createDatabase(): Promise<string>; stop(): Promise<void> };

export type OutsideOptions = { programs?: 'embedded' | 'second' };

/** Nothing is written durably: what must survive a crash is tested in tests/database, on a server that the app runs itself. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off', 'max_connections=200', 'shared_buffers=256MB'];

export async function startOutside({ programs = debian ? 'second' : 'embedded' }: OutsideOptions = {}): Promise<OutsideServer> {
  const second = programs === 'second' ? debian : undefined;
  if (programs === 'second' && !second) throw new Error('There is no second PostgreSQL here.');
  const folder = makeFolder();
  const user: ServerUser = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : undefined;
  const pgDir = join(folder, 'data');
  const socket = join(folder, 'socket');
  for (const path of [pgDir, socket]) {
    mkdirSync(path);
    chmodSync(path, path === pgDir ? 0o700 : 0o755);
    if (user) chownSync(path, user.uid, user.gid);
  }
  const own = second ? undefined : prepareBinaries({ dataDir: folder, user, onProgress: () => {} });
  const program = (name: 'initdb' | 'postgres') => own?.[name] ?? join(second ?? '', name);
  const port = second ? 5432 : await freePort();
  const start = (name: 'initdb' | 'postgres', args: string[]) =>
    withLogFile(join(folder, 'log'), (logFile) =>
      startGuarded({ program: program(name), args: ['-D', pgDir, ...args], user, logFile, pgCtl: '', pgDir }),
    );
  const initdb = await start('initdb', ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  if ((await initdb.exited) !== 0) throw new Error(`initdb failed, see ${folder}/log`);
  const address = second ? '' : '127.0.0.1';
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = await start('postgres', ['-k', socket, '-p', String(port), '-h', address, ...settings]);
  while (!readPidFile(pgDir)?.ready) {
    if (server.hasExited()) throw new Error(`the outside server did not start, see ${folder}/log`);
    await delay(20);
  }
  const url = (who: string, name: string) =>
    second ? `postgres://${who}@localhost/${name}?host=${socket}` : `postgres://${who}@127.0.0.1:${port}/${name}`;
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client(url('postgres', 'postgres'));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await asAdmin('CREATE ROLE app LOGIN');
  let made = 0;
  return {
    async createDatabase() {
      made += 1;
      await asAdmin(`CREATE DATABASE test${made} OWNER app`);
      return url('app', `test${made}`);
    },
    stop: server.stop,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
