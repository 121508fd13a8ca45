// The database server stopped, killed, and out of disk, with the app running on. (Connections that are refused or silent:
// tests/integration/database-away.test.ts. A primary that is lost for good: tests/many/replicas.test.ts.)
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AS_ROOT, cleanUp, makeFolder } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app-processes.ts';
import { note, secondsSince } from '#tests/harness/counts.ts';
import { Member } from '#tests/harness/member.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/postgres-node.ts';
import { lostOf, readOnce, signUp, startVisitors } from '#tests/harness/visitors.ts';

/** Pages that need no database once they are in memory, or never did. */
const WITHOUT = ['/', '/terms', '/topics/landlord-tenant', '/dictionary', '/search?q=eviction', '/cases/miranda-v-arizona-1966'];

const start = (postgres: PostgresNode) =>
  startInstallation(1, { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '5', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
const joinAs = async (email: string, all: Installation, postgres: PostgresNode) => {
  const member = new Member(email);
  await member.join(all.url, (who) => postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [who]));
  return member;
};

describe.skipIf(NO_POSTGRES)(`the server is not there${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let all: Installation;
  let ann: Member;
  beforeAll(async () => {
    postgres = await startPrimary();
    all = await start(postgres);
    ann = await joinAs('ann@example.com', all, postgres);
    for (const path of WITHOUT) expect(await readOnce(all.url + path), path).toBeUndefined();
  });
  afterAll(async () => {
    await all?.stop();
    await postgres?.stop();
    await cleanUp();
  });
  const ready = async () => (await fetch(`${all.processes[0]?.url}/readyz`)).status;

  test.each([
    ['stopped', () => postgres.stop()],
    ['killed', () => postgres.kill()],
  ])('%s under load and started again: pages are read throughout, readiness says no, and nobody need do anything', async (how, end) => {
    const visitors = startVisitors(all.url, { paths: WITHOUT, readers: 3 });
    await delay(1_500);
    await end();
    await expect.poll(ready, { interval: 50 }).toBe(503);
    expect((await fetch(`${all.processes[0]?.url}/healthz`)).status).toBe(200);
    await delay(1_000);
    await postgres.start();
    const back = performance.now();
    await expect.poll(ready, { interval: 50 }).toBe(200);
    await expect.poll(() => signUp(all.url, `${how}@example.com`), { interval: 50 }).toBeUndefined();
    note({ recovered: { from: `PostgreSQL ${how} and started`, seconds: secondsSince(back) } });
    const { requests, failures, refused, acknowledged } = await visitors.leave();
    const lost = await lostOf([...acknowledged, `${how}@example.com`], postgres.rows);
    note({ requests, failures: failures.length, refused: refused.length, acknowledged: acknowledged.length, lost: lost.length });
    expect(failures).toEqual([]);
    expect(lost).toEqual([]);
    expect((await ann.ask(all.url, '/account')).text).toContain(ann.email);
    // The job runner is back, too.
    await postgres.rows(`INSERT INTO pgboss.job (name, policy) VALUES ('forget-old-reports', 'singleton')`);
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'forget-old-reports' AND state <> 'completed'`;
    await expect.poll(() => postgres.rows(open), { interval: 250 }).toEqual([]);
  });
});

const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0;
function mayMount(): boolean {
  if (!AS_ROOT || NO_POSTGRES) return false;
  const folder = makeFolder();
  return mount(folder, '1m') && unmount(folder);
}
const NO_MOUNT = mayMount() ? '' : NO_POSTGRES || ' (not run: needs root, to mount a small disk)';

describe.skipIf(NO_MOUNT)(`the database’s disk is full${NO_MOUNT}`, () => {
  let disk: string;
  let postgres: PostgresNode;
  let all: Installation;
  beforeAll(async () => {
    disk = join(makeFolder(), 'disk');
    mkdirSync(disk);
    if (!mount(disk, '140m')) throw new Error('the small disk could not be mounted');
    postgres = await startPrimary({ dataFolder: disk });
    all = await start(postgres);
  });
  afterAll(async () => {
    await all?.stop();
    await postgres?.stop();
    unmount(disk);
    await cleanUp();
  });

  /** All that is left, to the last byte. */
  function fill(): string {
    const path = join(disk, 'ballast');
    const file = openSync(path, 'w');
    for (const size of [1 << 20, 4096, 1]) {
      const piece = Buffer.alloc(size);
      try {
        while (writeSync(file, piece) === size);
      } catch {
        // full
      }
    }
    closeSync(file);
    return path;
  }

  test('what was acknowledged stays, reading goes on, a form says that it failed; with room again all is well', async () => {
    const ann = await joinAs('ann@example.com', all, postgres);
    const acknowledged: string[] = [];
    const ballast = fill();
    let failure: string | undefined;
    for (let n = 0; n < 2_000 && !failure; n++) {
      failure = await signUp(all.url, `full-${n}@example.com`);
      if (!failure) acknowledged.push(`full-${n}@example.com`);
    }
    expect(failure).toBe('status 500');
    const failures: string[] = [];
    for (const path of [...WITHOUT, '/research?tab=cases&q=right+to+counsel']) {
      const seen = await readOnce(all.url + path);
      if (seen) failures.push(`${path}: ${seen}`);
    }
    expect(failures).toEqual([]);
    expect((await ann.ask(all.url, '/account')).text).toContain(ann.email);
    // The database answers, and pages that need it work: taking the process away would take those, too.
    expect((await fetch(`${all.processes[0]?.url}/readyz`)).status).toBe(200);

    rmSync(ballast);
    const freed = performance.now();
    await expect.poll(() => signUp(all.url, 'room@example.com'), { interval: 100 }).toBeUndefined();
    note({ recovered: { from: 'a full disk with room again', seconds: secondsSince(freed) } });
    const lost = await lostOf([...acknowledged, 'room@example.com'], postgres.rows);
    note({ requests: acknowledged.length + 10, failures: 0, refused: 1, acknowledged: acknowledged.length, lost: lost.length });
    expect(lost).toEqual([]);
  });
});
