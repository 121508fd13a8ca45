// Starting and stopping the embedded server: as root and as an ordinary user, for one app at a
// time, and without leaving processes behind no matter how the app ends.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { findLockHolder, OWNER_LOCK } from '#db/embedded/hold-lock.ts';
import { readPidFile } from '#db/embedded/running-server.ts';
import { canEnter } from '#db/embedded/server-user.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import {
  AS_ROOT,
  cleanUp,
  FIXTURES,
  listProcessesNaming,
  makeDataFolder,
  makeFolder,
  NOBODY,
  ROOT,
  runApp,
  waitForLeftovers,
} from '#tests/database/helpers.ts';
import { LONG } from '#tests/harness/app/long-form.ts';

const APP = join(FIXTURES, 'writer-app.ts');
const noop = () => {};
afterAll(cleanUp);

/**
 * The guard consists of two shells with the folder on their command line, started by an app of this
 * test.
 */
function killGuard(dataDir: string): void {
  for (const line of listProcessesNaming(dataDir).filter((text) => text.includes('/bin/sh'))) {
    process.kill(Number.parseInt(line, 10), 'SIGKILL');
  }
}

describe('the embedded server', () => {
  test(`starts, stops, restarts and leaves no process (as ${AS_ROOT ? 'root' : 'an ordinary user'})`, async () => {
    const dataDir = join(makeFolder(), 'data');
    for (const round of [1, 2]) {
      const server = await startEmbedded({ dataDir, onProgress: noop });
      const client = new pg.Client(server.connection);
      await client.connect();
      await client.query('CREATE TABLE IF NOT EXISTS kept (round int)');
      await client.query('INSERT INTO kept VALUES ($1)', [round]);
      const { rows } = await client.query('SELECT count(*)::int AS n FROM kept');
      expect(rows[0].n).toBe(round);
      await client.end();
      await server.stop();
      expect(await waitForLeftovers(dataDir)).toEqual([]);
    }
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    if (AS_ROOT) expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  });

  const nobodyCanRun = AS_ROOT && canEnter({ uid: NOBODY, gid: NOBODY }, ROOT);
  test.skipIf(!nobodyCanRun)('starts for an ordinary user, and stops on SIGTERM', async () => {
    const dataDir = makeFolder(NOBODY);
    const app = runApp(APP, [dataDir, '1', 'wait'], { uid: NOBODY });
    await app.line('ready');
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY);
    app.child.kill('SIGTERM');
    await app.ended;
    expect(app.child.exitCode).toBe(0);
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  });

  test('refuses a second app on the same folder with a message, and does not disturb the first', async () => {
    const dataDir = await makeDataFolder();
    const app = runApp(APP, [dataDir, '1']);
    await app.line('ready');
    await expect(startEmbedded({ dataDir, onProgress: noop })).rejects.toThrow(
      `Another Plainlaw (process ${app.child.pid}) is already using the data folder ${dataDir}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
    );
    // Refused while the first one is running, without waiting for it to end.
    expect(app.child.exitCode).toBeNull();
    const before = app.lines.length;
    await expect.poll(() => app.lines.length).toBeGreaterThan(before);
    expect(app.lines.join('\n')).not.toContain('failed');
    await app.kill();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  });

  test.runIf(LONG)(
    'of two simultaneous first starts, one succeeds and one is refused',
    async () => {
      const dataDir = makeFolder();
      const apps = [runApp(APP, [dataDir, '1', 'wait']), runApp(APP, [dataDir, '2', 'wait'])];
      const outcomes = await Promise.all(
        apps.map((app) =>
          Promise.race([app.line('ready'), app.line('failed')]).catch((error) => String(error)),
        ),
      );
      expect(outcomes.filter((line) => line === 'ready')).toHaveLength(1);
      expect(outcomes.find((line) => line !== 'ready')).toMatch(
        /Another Plainlaw .*is already using the data folder/,
      );
      expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
      await Promise.all(apps.map((app) => app.kill()));
      expect(await waitForLeftovers(dataDir)).toEqual([]);
    },
  );

  test('stops when its app is killed with -9', async () => {
    const dataDir = await makeDataFolder();
    const app = runApp(APP, [dataDir, '1']);
    await app.line('ack');
    await app.kill();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('is restarted when it dies, and its lock is acquired again', async () => {
    const dataDir = await makeDataFolder();
    const server = await startEmbedded({ dataDir, onProgress: noop });
    const first = readPidFile(join(dataDir, 'postgres'));
    process.kill(first?.pid ?? 0, 'SIGKILL');
    let second = first;
    while (second?.pid === first?.pid || !second?.ready) {
      await delay(20);
      second = readPidFile(join(dataDir, 'postgres'));
    }
    let owner: string | undefined;
    while (!owner) {
      const client = new pg.Client({ ...server.connection, database: 'postgres' });
      await client.connect();
      owner = await findLockHolder(client, OWNER_LOCK);
      await client.end();
    }
    expect(owner).toBe(`plainlaw owner ${process.pid}`);
    await server.stop();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  });

  test('is replaced by a guarded server when only its guard dies', async () => {
    const dataDir = await makeDataFolder();
    const server = await startEmbedded({ dataDir, onProgress: noop });
    const first = readPidFile(join(dataDir, 'postgres'))?.pid;
    killGuard(dataDir);
    while (
      readPidFile(join(dataDir, 'postgres'))?.pid === first ||
      !readPidFile(join(dataDir, 'postgres'))?.ready
    ) {
      await delay(20);
    }
    await server.stop();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  });

  test('a server that lost both its app and its guard is stopped and replaced', async () => {
    const dataDir = await makeDataFolder();
    const app = runApp(APP, [dataDir, '1']);
    await app.line('ack');
    const orphan = readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;
    // Suspend the app first, so that it cannot react; then kill the guard, so that it cannot stop
    // the server.
    app.child.kill('SIGSTOP');
    killGuard(dataDir);
    app.child.kill('SIGKILL');
    await app.ended;
    const server = await startEmbedded({ dataDir, onProgress: noop });
    expect(readPidFile(join(dataDir, 'postgres'))?.pid).not.toBe(orphan);
    await server.stop();
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  });
});
