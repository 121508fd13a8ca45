// What is restored from a backup: an account that was deleted since is gone, and what opened
// accounts when the backup was made opens nothing.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  createDeletionLog,
  getDeletionFile,
} from '#features/accounts/changes/deletion-log.server.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { showCode } from '#tests/harness/app/authenticator-app.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { quickPasswords } from '#tests/harness/app/quick-passwords.ts';
import { createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { DAY_MS, MINUTE_MS, withFactors } from './enrolled.ts';
import { Browser, OTHER_PASSWORD, setUp } from './setup.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const world = await setUp();
const {
  asCaller,
  confirm,
  createEnrolled,
  createSettled,
  enrol,
  isPending,
  moveTo,
  nextCode,
  readToken,
  takeStep,
} = withFactors(world);
const target = await createTestDatabase();
const ANN = 'ann@example.com';

function run(script: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts', script), ...args],
      { cwd: folder, env: { ...CHILD_ENV, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    );
  });
}

const SECRET = 'a secret of the installation, of a fair length';

test('deleted, a backup restored: gone, with all that stood under the address', async () => {
  const secret = SECRET;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const deletions = createDeletionLog(getDeletionFile(dataDir), secret);
  world.deps = Object.assign(world.deps, { passwords: quickPasswords, deletions });
  world.accounts = createAccounts(world.deps);
  world.deps.accounts = world.accounts;
  await world.createMember(ANN);
  await createTestAccount(world.database, { email: 'stays@example.com' });
  const browser = await world.signInAs(ANN);
  const [{ id: annId }] = (await world.database.rows(
    `SELECT id FROM users WHERE email = '${ANN}'`,
  )) as [{ id: string }];
  await world.accounts.settle();
  const file = join(folder, 'monday.backup');
  const source = { DATABASE_URL: world.database.url, APP_SECRET: secret };
  expect(await run('backup.ts', [file], source)).toMatchObject({ code: 0 });
  const caller = { ...browser.caller, viewer: await world.viewer(browser) };
  expect(await world.accounts.deleteAccount(caller)).toMatchObject({ ok: true });

  const into = { DATABASE_URL: target.url, APP_SECRET: secret, DATA_DIR: join(folder, 'new') };
  const refused = await run('restore.ts', [file], into);
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('--deletions FILE')]);
  const withList = [file, '--deletions', getDeletionFile(dataDir)];
  const foreign = await run('restore.ts', withList, {
    ...into,
    APP_SECRET: 'another secret of a fair length, no less',
  });
  expect([foreign.code, foreign.text]).toEqual([1, expect.stringContaining('another APP_SECRET')]);
  // A list with a part of another installation may not be the one that is needed.
  const mixed = join(folder, 'mixed');
  createDeletionLog(mixed, 'a secret of another installation, as long').add('somebody');
  createDeletionLog(mixed, secret).add('somebody else');
  const asks = await run('restore.ts', [file, '--deletions', mixed], into);
  expect([asks.code, asks.text]).toEqual([
    1,
    expect.stringContaining('add --without-foreign-deletions'),
  ]);
  expect(await target.rows('SELECT * FROM users')).toEqual([]);

  await target.rows('DROP SCHEMA IF EXISTS pgboss CASCADE');
  const restored = await run('restore.ts', withList, into);
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('deleted again: 1')]);
  expect(await target.rows('SELECT email FROM users')).toEqual([{ email: 'stays@example.com' }]);
  for (const table of ['sessions', 'sign_in_methods', 'account_events', 'account_tasks'])
    expect(await target.rows(`SELECT * FROM ${table}`)).toEqual([]);
  // Whoever restores the older backup once more, from the new folder alone.
  const carried = getDeletionFile(into.DATA_DIR);
  expect(readFileSync(carried, 'utf8')).toBe(readFileSync(getDeletionFile(dataDir), 'utf8'));

  // The same database as PostgreSQL's own tools bring it back.
  const copy = await createTestDatabase();
  const bare = { ...into, DATABASE_URL: copy.url };
  await copy.rows(
    `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
     VALUES ('${annId}', '', '${ANN}', true, now(), now()), ('other', '', 'stays@example.com', true, now(), now());
     INSERT INTO sessions (id, token, user_id, expires_at, created_at, updated_at)
     VALUES ('s', 't', 'other', now() + interval '1 day', now(), now())`,
  );
  const neither = await run('restore.ts', ['--already-restored', file], bare);
  expect(neither.code).toBe(2);
  const app = await copy.open();
  const attached = await app.pool.connect();
  await attached.query(`SET application_name = 'plainlaw'`);
  expect(await run('restore.ts', ['--already-restored'], bare)).toMatchObject({
    code: 1,
    text: expect.stringContaining('Nothing was changed. Plainlaw is running'),
  });
  attached.release(true);
  await app.close();
  const finished = await run('restore.ts', ['--already-restored'], bare);
  expect([finished.code, finished.text]).toEqual([0, expect.stringContaining('deleted again: 1')]);
  expect(await copy.rows('SELECT email FROM users')).toEqual([{ email: 'stays@example.com' }]);
  expect(await copy.rows('SELECT * FROM sessions')).toEqual([]);
});

test('who left a mailbox or got a first factor since is not given back to the mailbox', async () => {
  const older = await createTestDatabase();
  const list = getDeletionFile(join(folder, 'moved'));
  world.deps = Object.assign(world.deps, { deletions: createDeletionLog(list, SECRET) });
  world.accounts = createAccounts(world.deps);
  world.deps.accounts = world.accounts;
  const BOB = 'bob@example.com';
  const early = await createSettled('early@example.com');
  const { browser, key: annKey } = await createSettled(ANN);
  await world.createMember(BOB);
  // Who moved and enrolled before the backup is in doubt for nobody.
  const mover = await world.signInAs('early@example.com');
  await takeStep(mover, { code: await nextCode(early.key) });
  expect(await confirm(mover, early.key)).toMatchObject({ ok: true });
  expect(await moveTo(mover, 'arrived@example.com')).toMatchObject({ ok: true });
  const file = join(folder, 'wednesday.backup');
  const source = { DATABASE_URL: world.database.url, APP_SECRET: SECRET };
  expect(await run('backup.ts', [file], source)).toMatchObject({ code: 0 });
  world.deps.clock.advance(DAY_MS / 48);
  expect(await confirm(browser, annKey)).toMatchObject({ ok: true });
  expect(await moveTo(browser, 'new-home@example.com')).toMatchObject({ ok: true });
  await enrol(await world.signInAs(BOB));
  expect(readFileSync(list, 'utf8')).not.toMatch(/ann|bob|home/);

  const into = { DATABASE_URL: older.url, APP_SECRET: SECRET, DATA_DIR: join(folder, 'moved-to') };
  await older.rows('DROP SCHEMA IF EXISTS pgboss CASCADE');
  const restored = await run('restore.ts', [file, '--deletions', list], into);
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('are stopped: 2')]);
  expect(
    await older.rows(
      'SELECT email, reason FROM account_freezes JOIN users ON users.id = user_id ORDER BY email',
    ),
  ).toEqual([
    { email: ANN, reason: 'address' },
    { email: BOB, reason: 'address' },
  ]);
  const before = world.deps.db;
  const db = await older.open();
  world.deps = Object.assign(world.deps, { db });
  world.accounts = createAccounts(world.deps);
  world.deps.sent.length = 0;
  for (const email of [ANN, BOB, 'arrived@example.com'])
    await world.accounts.requestPasswordReset(new Browser().caller, { email });
  await world.accounts.settle();
  expect(world.deps.sent.map(({ to }) => to)).toEqual(['arrived@example.com']);
  world.deps = Object.assign(world.deps, { db: before, deletions: undefined });
  world.accounts = createAccounts(world.deps);
  world.deps.accounts = world.accounts;
});

test('sessions, codes and links of a backup open nothing; what stops a change still does', async () => {
  const other = await createTestDatabase();
  const { browser, key, codes } = await createEnrolled(ANN);
  const pending = await world.signInAs(ANN);
  expect(await isPending(pending)).toBe(true);
  expect(await world.accounts.startRecovery(await asCaller(pending))).toMatchObject({ ok: true });
  await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
  const asks = { email: 'new-home@example.com' };
  expect(await world.accounts.requestAddressChange(await asCaller(browser), asks)).toMatchObject({
    ok: true,
  });
  await world.accounts.settle();
  const mails = world.deps.sent.map(({ text }) => text).join('\n');
  const read = (path: string) =>
    new RegExp(`${path}\\?token=(\\S+)`).exec(mails)?.[1] ?? expect.unreachable(path);
  const links = {
    reset: read('/auth/reset-password'),
    address: readToken(asks.email, '/auth/address'),
    notMe: read('/auth/not-me'),
  };
  const file = join(folder, 'tuesday.backup');
  const source = { DATABASE_URL: world.database.url, APP_SECRET: SECRET };
  expect(await run('backup.ts', [file], source)).toMatchObject({ code: 0 });
  // Another data folder: a database of its own was never in this one.
  const into = { DATABASE_URL: other.url, APP_SECRET: SECRET, DATA_DIR: join(folder, 'newer') };
  await other.rows('DROP SCHEMA IF EXISTS pgboss CASCADE');
  const restored = await run('restore.ts', [file, '--deletions', 'none'], into);
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('session is ended')]);

  // The same site, on what was restored.
  const db = await other.open();
  world.deps = Object.assign(world.deps, { db });
  world.deps.clock.advance(Date.now() - world.deps.clock.now().getTime());
  world.accounts = createAccounts(world.deps);
  world.deps.accounts = world.accounts;
  expect(await world.accounts.findSession(browser.caller.headers)).toBeNull();
  const back = await world.signInAs(ANN);
  const spent = await showCode(key, world.deps.clock.now());
  expect(await takeStep(back, { code: spent })).toMatchObject({ ok: false });
  expect(await takeStep(back, { code: codes[0] ?? '' })).toMatchObject({ ok: false });
  const reset = { token: links.reset, password: OTHER_PASSWORD };
  expect(await world.accounts.resetPassword(new Browser().caller, reset)).toMatchObject({
    failure: { kind: 'not_found' },
  });
  const address = { token: links.address };
  expect(await world.accounts.confirmAddressChange(new Browser().caller, address)).toMatchObject({
    failure: { kind: 'not_found' },
  });
  expect(await other.rows('SELECT * FROM account_recoveries')).toEqual([]);
  world.deps.clock.advance(MINUTE_MS);
  expect(await takeStep(back, { code: await nextCode(key) })).toMatchObject({ ok: true });
  expect(await world.accounts.disownEvent({ token: links.notMe })).toMatchObject({ ok: true });
});
