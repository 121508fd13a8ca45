// An account that was deleted after a backup is gone from what is restored of it.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  createDeletionLog,
  getDeletionFile,
} from '#features/accounts/changes/deletion-log.server.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { quickPasswords } from '#tests/harness/app/quick-passwords.ts';
import { createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { setUp } from './setup.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const world = await setUp();
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

test('deleted, a backup restored: gone, with all that stood under the address', async () => {
  const secret = 'a secret of the installation, of a fair length';
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const deletions = createDeletionLog(getDeletionFile(dataDir), secret);
  world.deps = Object.assign(world.deps, { passwords: quickPasswords, deletions });
  world.accounts = createAccounts(world.deps);
  world.deps.accounts = world.accounts;
  await world.createMember(ANN);
  await createTestAccount(world.database, { email: 'stays@example.com' });
  const browser = await world.signInAs(ANN);
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
  expect(await target.rows('SELECT * FROM users')).toEqual([]);

  await target.rows('DROP SCHEMA IF EXISTS pgboss CASCADE');
  const restored = await run('restore.ts', withList, into);
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('deleted again: 1')]);
  expect(await target.rows('SELECT email FROM users')).toEqual([{ email: 'stays@example.com' }]);
  for (const table of ['sessions', 'sign_in_methods', 'account_events', 'account_tasks'])
    expect(await target.rows(`SELECT * FROM ${table}`)).toEqual([]);
});
