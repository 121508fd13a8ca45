// The database server is stopped, killed, and out of disk space while the app keeps running.
// (Refused or hanging connections: tests/integration/database-away.test.ts. A primary that is lost
// for good: tests/many/replicas.test.ts.)
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AS_ROOT, cleanUp, makeFolder } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app/app-processes.ts';
import { recordCounts, secondsSince } from '#tests/harness/app/counts.ts';
import { Member } from '#tests/harness/app/member.ts';
import { findLostEmails, readOnce, signUp, startVisitors } from '#tests/harness/app/visitors.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/db/postgres-node.ts';

/** Pages that need no database, at least once they are cached. */
const PAGES_WITHOUT_DATABASE = [
  '/',
  '/terms',
  '/topics/landlord-tenant',
  '/dictionary',
  '/search?q=eviction',
  '/cases/miranda-v-arizona-1966',
];

const startApp = (postgres: PostgresNode) =>
  startInstallation(1, {
    DATABASE_URL: postgres.url,
    DATABASE_POOL_SIZE: '5',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
const registerMember = async (
  email: string,
  installation: Installation,
  postgres: PostgresNode,
) => {
  const member = new Member(email);
  await member.join(installation.url, (who) =>
    postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [who]),
  );
  return member;
};

describe.skipIf(NO_POSTGRES)(`the server is down${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let installation: Installation;
  let ann: Member;
  beforeAll(async () => {
    postgres = await startPrimary();
    installation = await startApp(postgres);
    ann = await registerMember('ann@example.com', installation, postgres);
    for (const path of PAGES_WITHOUT_DATABASE)
      expect(await readOnce(installation.url + path), path).toBeUndefined();
  });
  afterAll(async () => {
    await installation?.stop();
    await postgres?.stop();
    await cleanUp();
  });
  const fetchReadiness = async () =>
    (await fetch(`${installation.processes[0]?.url}/readyz`)).status;

  test.each([
    ['stopped', () => postgres.stop()],
    ['killed', () => postgres.kill()],
  ])(
    '%s under load and restarted: pages are served throughout, readiness fails, and the app recovers',
    async (how, stopServer) => {
      const visitors = startVisitors(installation.url, {
        paths: PAGES_WITHOUT_DATABASE,
        readers: 3,
      });
      await delay(1_500);
      await stopServer();
      await expect.poll(fetchReadiness, { interval: 50 }).toBe(503);
      expect((await fetch(`${installation.processes[0]?.url}/healthz`)).status).toBe(200);
      await delay(1_000);
      await postgres.start();
      const restartedAt = performance.now();
      await expect.poll(fetchReadiness, { interval: 50 }).toBe(200);
      await expect
        .poll(() => signUp(installation.url, `${how}@example.com`), { interval: 50 })
        .toBeUndefined();
      recordCounts({
        recovered: { from: `PostgreSQL ${how} and started`, seconds: secondsSince(restartedAt) },
      });
      const { requests, failures, refused, acknowledged } = await visitors.leave();
      const lost = await findLostEmails([...acknowledged, `${how}@example.com`], postgres.rows);
      recordCounts({
        requests,
        failures: failures.length,
        refused: refused.length,
        acknowledged: acknowledged.length,
        lost: lost.length,
      });
      expect(failures).toEqual([]);
      expect(lost).toEqual([]);
      expect((await ann.ask(installation.url, '/account')).text).toContain(ann.email);
      // The job runner has recovered too.
      await postgres.rows(
        `INSERT INTO pgboss.job (name, policy) VALUES ('forget-old-reports', 'singleton')`,
      );
      const open = `SELECT 1 FROM pgboss.job WHERE name = 'forget-old-reports' AND state <> 'completed'`;
      await expect.poll(() => postgres.rows(open), { interval: 250 }).toEqual([]);
    },
  );
});

const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0;
function canMount(): boolean {
  if (!AS_ROOT || NO_POSTGRES) return false;
  const folder = makeFolder();
  return mount(folder, '1m') && unmount(folder);
}
const NO_MOUNT = canMount() ? '' : NO_POSTGRES || ' (not run: needs root, to mount a small disk)';

describe.skipIf(NO_MOUNT)(`the database’s disk is full${NO_MOUNT}`, () => {
  let disk: string;
  let postgres: PostgresNode;
  let installation: Installation;
  beforeAll(async () => {
    disk = join(makeFolder(), 'disk');
    mkdirSync(disk);
    if (!mount(disk, '140m')) throw new Error('the small disk could not be mounted');
    postgres = await startPrimary({ dataFolder: disk });
    installation = await startApp(postgres);
  });
  afterAll(async () => {
    await installation?.stop();
    await postgres?.stop();
    unmount(disk);
    await cleanUp();
  });

  /** Fills the disk to the last byte. */
  function fillDisk(): string {
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

  test('acknowledged data stays, reads work, a form reports the failure, and the app recovers with free space', async () => {
    const ann = await registerMember('ann@example.com', installation, postgres);
    const acknowledged: string[] = [];
    const ballast = fillDisk();
    let failure: string | undefined;
    for (let n = 0; n < 2_000 && !failure; n++) {
      failure = await signUp(installation.url, `full-${n}@example.com`);
      if (!failure) acknowledged.push(`full-${n}@example.com`);
    }
    expect(failure).toBe('status 500');
    const failures: string[] = [];
    for (const path of [...PAGES_WITHOUT_DATABASE, '/research?tab=cases&q=right+to+counsel']) {
      const readFailure = await readOnce(installation.url + path);
      if (readFailure) failures.push(`${path}: ${readFailure}`);
    }
    expect(failures).toEqual([]);
    expect((await ann.ask(installation.url, '/account')).text).toContain(ann.email);
    // Still ready: the database answers reads, and removing the process would take those pages down
    // too.
    expect((await fetch(`${installation.processes[0]?.url}/readyz`)).status).toBe(200);

    rmSync(ballast);
    const freedAt = performance.now();
    await expect
      .poll(() => signUp(installation.url, 'room@example.com'), { interval: 100 })
      .toBeUndefined();
    recordCounts({
      recovered: { from: 'a full disk with room again', seconds: secondsSince(freedAt) },
    });
    const lost = await findLostEmails([...acknowledged, 'room@example.com'], postgres.rows);
    recordCounts({
      requests: acknowledged.length + 10,
      failures: 0,
      refused: 1,
      acknowledged: acknowledged.length,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
  });
});
