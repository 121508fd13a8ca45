// Started as root, the embedded server runs as a system user of its own, so that no other service
// of the machine can read its files.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chooseServerUser,
  findOrCreateUser,
  SYSTEM_USER,
} from '#db/embedded/choose-server-user.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import {
  AS_ROOT,
  cleanUp,
  makeDataFolder,
  makeFolder,
  NOBODY,
  waitForLeftovers,
} from '#tests/database/helpers.ts';

afterAll(cleanUp);

const hasUseradd =
  spawnSync('useradd', ['--help']).error === undefined &&
  spawnSync('userdel', ['--help']).error === undefined;
const listOwners = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    [folder, ...entries.map((name) => join(folder, name))].map((path) => lstatSync(path).uid),
  );
};

describe.skipIf(!AS_ROOT || !hasUseradd)('as root', () => {
  const messages: string[] = [];
  const onProgress = (message: string) => void messages.push(message);
  let own: { uid: number; gid: number };
  beforeAll(() => {
    own = findOrCreateUser(SYSTEM_USER, onProgress) ?? expect.unreachable('no system user');
    messages.length = 0;
  });

  /** As an earlier version left it. */
  async function makeFolderOfNobody(): Promise<string> {
    const dataDir = await makeDataFolder();
    execFileSync('chown', [
      '-R',
      `${NOBODY}:${NOBODY}`,
      join(dataDir, 'postgres'),
      join(dataDir, 'socket'),
    ]);
    return dataDir;
  }
  async function addRow(dataDir: string): Promise<number> {
    const server = await startEmbedded({ dataDir, onProgress });
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('CREATE TABLE IF NOT EXISTS kept (round int)');
    const { rows } = await client.query(
      'WITH added AS (INSERT INTO kept VALUES (1)) SELECT count(*)::int AS n FROM kept',
    );
    await client.end();
    await server.stop();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
    return rows[0].n;
  }

  test('a new database belongs to a system user of its own', async () => {
    const dataDir = join(makeFolder(), 'data');
    expect(await addRow(dataDir)).toBe(0);
    expect(own.uid).not.toBe(NOBODY);
    expect(listOwners(join(dataDir, 'postgres'))).toEqual(new Set([own.uid]));
    expect(
      spawnSync('cat', [join(dataDir, 'postgres', 'PG_VERSION')], { uid: NOBODY, gid: NOBODY })
        .status,
    ).not.toBe(0);
  });

  test('a database of nobody is given to that user at the next start, with its rows', async () => {
    const dataDir = await makeDataFolder();
    expect(await addRow(dataDir)).toBe(0);
    execFileSync('chown', [
      '-R',
      `${NOBODY}:${NOBODY}`,
      join(dataDir, 'postgres'),
      join(dataDir, 'socket'),
    ]);
    messages.length = 0;
    expect(await addRow(dataDir)).toBe(1);
    expect(messages.join('\n')).toContain(`now belongs to the system user ${SYSTEM_USER}`);
    expect(listOwners(join(dataDir, 'postgres'))).toEqual(new Set([own.uid]));
    messages.length = 0;
    expect(await addRow(dataDir)).toBe(2);
    expect(messages.join('\n')).not.toMatch(/nobody|belongs/);
  });

  test('but not while a server runs on it, nor when links lead out of it', async () => {
    const dataDir = await makeFolderOfNobody();
    const pgDir = join(dataDir, 'postgres');
    const server = spawn('sleep', ['600'], { cwd: '/' });
    writeFileSync(
      join(pgDir, 'postmaster.pid'),
      [server.pid, pgDir, 1, 5432, join(dataDir, 'socket'), '', '0 0', 'ready', ''].join('\n'),
    );
    expect(chooseServerUser(pgDir, onProgress)).toEqual({ uid: NOBODY, gid: NOBODY });
    server.kill();
    expect(statSync(join(pgDir, 'PG_VERSION')).uid).toBe(NOBODY);

    const linked = await makeFolderOfNobody();
    symlinkSync(makeFolder(), join(linked, 'postgres', 'pg_tblspc', '1'));
    expect(chooseServerUser(join(linked, 'postgres'), onProgress)).toEqual({
      uid: NOBODY,
      gid: NOBODY,
    });
    expect(statSync(join(linked, 'postgres', 'PG_VERSION')).uid).toBe(NOBODY);
  });

  test('without such a user it is nobody, and every start says so', () => {
    const none = () => undefined;
    messages.length = 0;
    for (const _ of [1, 2])
      expect(chooseServerUser(join(makeFolder(), 'postgres'), onProgress, none)).toMatchObject({
        uid: NOBODY,
      });
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(
      /as the user nobody, .* other services .* useradd --system .* plainlaw/,
    );
  });

  test('a folder of any other user stays as it is', async () => {
    const dataDir = await makeDataFolder();
    execFileSync('chown', ['-R', '12345:12345', join(dataDir, 'postgres')]);
    messages.length = 0;
    expect(chooseServerUser(join(dataDir, 'postgres'), onProgress)).toEqual({
      uid: 12345,
      gid: 12345,
    });
    expect(messages).toEqual([]);
  });

  test('the user is created without a login and without a home', () => {
    const name = `plainlaw-t${process.pid}`;
    messages.length = 0;
    try {
      const user = findOrCreateUser(name, onProgress);
      expect(findOrCreateUser(name, onProgress)).toEqual(user);
      const [, , uid, gid, , home = '', shell] = execFileSync('getent', ['passwd', name], {
        encoding: 'utf8',
      })
        .trim()
        .split(':');
      expect(user).toEqual({ uid: Number(uid), gid: Number(gid) });
      expect(shell).toMatch(/nologin$/);
      expect(home === '/var/lib/plainlaw' || !existsSync(home)).toBe(true);
      expect(messages).toEqual([expect.stringContaining(`Created the system user ${name}`)]);
    } finally {
      execFileSync('userdel', [name]);
    }
  });
});
