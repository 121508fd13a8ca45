// The operator's commands, run as child processes against a database that an app could be using at
// the same time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import { reportMistake } from '#features/contact/report-mistake.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const database = await createTestDatabase();
beforeEach(() =>
  database.empty('users', 'support_requests', 'newsletter_subscriptions', 'mistake_reports'),
);

function run(
  script: string,
  ...args: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...CHILD_ENV, DATABASE_URL: database.url },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

test('grant EMAIL TIER [--until DATE]', async () => {
  await createTestAccount(database, { email: 'ann@example.com' });
  expect(await run('grant', 'ann@example.com', 'ultimate', '--until', '2099-12-31')).toMatchObject({
    code: 0,
    stdout: 'The account now has the tier ultimate. Granted until the end of 2099-12-31.\n',
  });
  expect(await database.rows('SELECT tier, source FROM plan_grants')).toEqual([
    { tier: 'ultimate', source: 'operator' },
  ]);
  expect(await run('grant', 'nobody@example.com', 'premium')).toMatchObject({
    code: 1,
    stderr: 'There is no account with this address.\n',
  });
  if (!LONG) return;
  expect(await run('grant', 'ann@example.com', 'basic')).toMatchObject({
    code: 0,
    stdout: 'The account now has the tier basic.\n',
  });
  expect(await run('grant', 'ann@example.com', 'gold')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('must be one of'),
  });
  expect(await run('grant')).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage') });
});

test('support lists stored requests, Priority first, and removes terminal control characters', async () => {
  await database.rows(
    `INSERT INTO support_requests (name, email, message, priority, created_at) VALUES
     ('Ann', 'ann@example.com', $1, false, now()), (NULL, 'bob@example.com', 'Second', true, now() - interval '1 day')`,
    ['First \u001b[2J line\nand more'],
  );
  const { code, stdout } = await run('support');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /Priority {2}bob@example\.com\n {2}Second\n\n.*Ann <ann@example\.com>\n {2}First \[2J line\n {2}and more\n\n2 requests\n$/,
  );
});

test('feedback lists reports without terminal control characters, and none are stored', async () => {
  const hostile = 'hello \u001b]0;PWNED\u0007\u001b[2J\u009b1A';
  await database.rows(
    `INSERT INTO mistake_reports (about, text, created_at) VALUES ('guides/x', $1, now() - interval '1 day')`,
    [hostile],
  );
  const deps = createTestDeps({ db: await database.open() });
  for (const text of [hostile, `\u001b${hostile}`])
    expect(await reportMistake(deps, asCaller(VISITOR), { about: 'guides/y', text })).toEqual({
      ok: true,
      value: null,
    });
  expect(
    await reportMistake(deps, asCaller(VISITOR), { about: 'guides/y', text: '\u001b'.repeat(9) }),
  ).toMatchObject({ failure: { kind: 'invalid' } });
  expect(
    await database.rows("SELECT DISTINCT text FROM mistake_reports WHERE about = 'guides/y'"),
  ).toEqual([{ text: 'hello ]0;PWNED[2J1A' }]);
  const { code, stdout } = await run('feedback');
  expect(code).toBe(0);
  expect(stdout).toMatch(/guides\/x\n {2}hello \]0;PWNED\[2J1A\n/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
});

test('newsletter export writes only the list', async () => {
  await database.rows(
    `INSERT INTO newsletter_subscriptions (email, status, created_at) VALUES ('ann@example.com', 'confirmed', now()), ('p@example.com', 'pending', now())`,
  );
  const { code, stdout } = await run('newsletter', 'export');
  expect(code).toBe(0);
  expect(stdout).toBe(
    'email,name,legal_updates,newsletters,confirmed_at\r\nann@example.com,,true,true,\r\n',
  );
  expect(await run('newsletter', 'burn')).toMatchObject({ code: 2 });
});
