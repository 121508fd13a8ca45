import { describe, expect, test, vi } from 'vitest';
import { deleteExpiredAccounts } from '#features/accounts/delete-expired-accounts.server.ts';
import { accounts as texts } from '#features/accounts/messages.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const signUp = (email: unknown, password: unknown = GOOD_PASSWORD, browser = new Browser()) =>
  world.accounts.signUp(browser.caller, { email, password });
const signIn = (email: string, password = GOOD_PASSWORD) => world.accounts.signIn(new Browser().caller, { email, password });

describe('registering', () => {
  test('creates an unverified account, hashes the password, and sends one mail with text and HTML', async () => {
    await world.register('  Ann@Example.com ');
    expect(await world.users()).toMatchObject([{ email: ANN, email_verified: false, name: '' }]);
    const [method] = await world.methods();
    expect(method).toMatchObject({ provider_id: 'credential' });
    expect(String(method?.password)).not.toContain(GOOD_PASSWORD);
    expect(world.deps.sent).toHaveLength(1);
    const mail = world.lastMail(ANN);
    expect(mail.subject).toBe('Verify your email address for Plainlaw');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain(`/auth/verify-email?token=${world.getTokenSentTo(ANN)}`);
    expect(await world.tasks()).toEqual([]);
  });

  test('the link verifies the address, even twice, and then signing in works', async () => {
    await world.register(ANN);
    const token = world.getTokenSentTo(ANN);
    for (let i = 0; i < 2; i++) expect(await world.accounts.verifyEmail(token)).toEqual({ ok: true, value: { email: ANN } });
    expect(await signIn(ANN)).toMatchObject({ ok: true, value: { state: 'signed-in' } });
  });

  test.each(['', 'x', 'a.b', null, undefined, 7, 'x'.repeat(3000)])('refuses %s as a token', async (token) => {
    expect(await world.accounts.verifyEmail(token)).toMatchObject({ ok: false, failure: { kind: 'not_found' } });
  });

  test('a link expires after a day', async () => {
    await world.register(ANN);
    world.deps.clock.set('2026-11-16T12:00:01Z');
    expect(await world.accounts.verifyEmail(world.getTokenSentTo(ANN))).toMatchObject({ ok: false });
  });
});

describe('a known address', () => {
  test('gets the same answer with the same queries as an unknown one: a hash and one row', async () => {
    await world.createMember(ANN);
    const querySpy = vi.spyOn(world.db.pool, 'query');
    const paths: string[][] = [];
    const answers = [];
    for (const email of [ANN, 'new@example.com']) {
      querySpy.mockClear();
      answers.push({ ...(await signUp(email)), value: undefined });
      paths.push(querySpy.mock.calls.map(([query]) => (query as unknown as { text: string }).text));
      await world.accounts.settle();
    }
    querySpy.mockRestore();
    expect(answers[0]).toEqual(answers[1]);
    expect(paths[0]).toEqual(paths[1]);
    expect(paths[0]).toHaveLength(1);
    expect(paths[0]?.[0]).toMatch(/^insert into "account_tasks"/);
  });

  test('is not changed, and its owner gets a mail that says so', async () => {
    await world.createMember(ANN);
    const before = [await world.users(), await world.methods()];
    await world.register(ANN, OTHER_PASSWORD);
    expect([await world.users(), await world.methods()]).toEqual(before);
    expect(world.lastMail(ANN).subject).toBe('You already have an account at Plainlaw');
    expect(world.lastMail(ANN).text).not.toContain('token=');
    expect(await signIn(ANN, OTHER_PASSWORD)).toMatchObject({ ok: false });
    expect(await signIn(ANN)).toMatchObject({ ok: true });
  });

  // Guards against an attacker who registers my address first: my verification mail must not activate their password.
  test('that is unverified gets the newest password, and older links stop working', async () => {
    await world.register(ANN, OTHER_PASSWORD);
    const strangersLink = world.getTokenSentTo(ANN);
    await world.register(ANN, GOOD_PASSWORD);
    expect(await world.accounts.verifyEmail(strangersLink)).toMatchObject({ ok: false });
    expect(await world.accounts.verifyEmail(world.getTokenSentTo(ANN))).toMatchObject({ ok: true });
    expect(await signIn(ANN, OTHER_PASSWORD)).toMatchObject({ ok: false });
    expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject({ ok: true });
    expect(await world.users()).toHaveLength(1);
    expect(await world.methods()).toHaveLength(1);
  });

  test('ten concurrent registrations create one account', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => signUp(i % 2 ? ANN : 'ANN@example.com')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await Promise.all([world.accounts.runTasks(), world.accounts.settle()]);
    expect(await world.users()).toHaveLength(1);
    expect(await world.methods()).toHaveLength(1);
  });
});

describe('bad input gets a clear message, nothing is stored, nothing is sent', () => {
  test.each<[what: string, email: unknown, password: unknown, field: 'email' | 'password', sentence: string]>([
    ['no address', '', GOOD_PASSWORD, 'email', texts.badEmail],
    ['quotes', `"o'brien"@example.com`, GOOD_PASSWORD, 'email', texts.badEmail],
    ['unicode', 'änn@exämple.com', GOOD_PASSWORD, 'email', texts.badEmail],
    ['320 characters', `${'a'.repeat(64)}@${'b'.repeat(251)}.com`, GOOD_PASSWORD, 'email', texts.badEmail],
    ['a million characters', `${'a'.repeat(1_000_000)}@example.com`, GOOD_PASSWORD, 'email', texts.badEmail],
    ['a NUL in the address', 'ann\u0000@example.com', GOOD_PASSWORD, 'email', texts.badEmail],
    ['a header in the address', 'ann@example.com\r\nBcc: all@example.com', GOOD_PASSWORD, 'email', texts.badEmail],
    ['a list', [ANN], GOOD_PASSWORD, 'email', texts.badEmail],
    ['no password', ANN, '', 'password', texts.shortPassword],
    ['nine characters', ANN, 'ninechars', 'password', texts.shortPassword],
    ['five emoji, ten code units', ANN, '🦊🦉🐢🐝🦋', 'password', texts.shortPassword],
    ['a common one', ANN, 'qwertyuiop', 'password', texts.commonPassword],
    ['a common one in capitals with a year', ANN, 'Basketball2024!', 'password', texts.commonPassword],
    ['the address itself', 'long.address@example.com', 'Long.Address@Example.com', 'password', texts.emailPassword],
    ['a NUL in the password', ANN, 'seven quiet\u0000lanterns', 'password', texts.controlPassword],
    ['129 characters', ANN, 'ab '.repeat(43), 'password', texts.longPassword],
    ['a 1 MB password', ANN, 'x'.repeat(1_000_000), 'password', texts.longPassword],
    ['a password that is no text', ANN, { $ne: null }, 'password', texts.shortPassword],
  ])('%s', async (_what, email, password, field, sentence) => {
    expect(await signUp(email, password)).toMatchObject({ ok: false, failure: { kind: 'invalid', fields: { [field]: sentence } } });
    expect(await world.tasks()).toEqual([]);
    expect(await world.users()).toEqual([]);
    expect(world.deps.sent).toEqual([]);
    expect(world.deps.logged).toEqual([]);
  });

  test('accepts plus signs and apostrophes in addresses and unicode in passwords', async () => {
    await world.createMember("o'brien+law@example.com", 'пароль из слов 🦉');
    expect(await signIn("o'brien+law@example.com", 'пароль из слов 🦉')).toMatchObject({ ok: true });
  });
});

describe('mail', () => {
  test('that cannot be sent is retried later, and the form succeeds', async () => {
    const { send } = world.deps.mail;
    world.deps.mail.send = () => Promise.reject(new Error('421 try later'));
    expect(await signUp(ANN)).toMatchObject({ ok: true });
    await world.accounts.settle();
    expect(world.deps.logged).toMatchObject([{ level: 'error', message: 'an account task failed' }]);
    expect(JSON.stringify(world.deps.logged)).not.toContain(ANN);
    world.deps.mail.send = send;
    await world.accounts.runTasks();
    expect(world.deps.sent).toEqual([]);
    world.deps.clock.set('2026-11-15T12:05:00Z');
    await world.accounts.runTasks();
    expect(world.deps.sent).toHaveLength(1);
    expect(await world.accounts.verifyEmail(world.getTokenSentTo(ANN))).toMatchObject({ ok: true });
  });

  test('a task of a crashed process is run by the next one', async () => {
    await world.database.rows(
      `INSERT INTO account_tasks (kind, email, due_at, created_at) VALUES ('account-deleted', '${ANN}', '2026-11-15T11:00:00Z', '2026-11-15T11:00:00Z')`,
    );
    await world.accounts.runTasks();
    expect(world.deps.sent).toMatchObject([{ to: ANN }]);
    expect(await world.tasks()).toEqual([]);
  });

  test('is given up after a while', async () => {
    world.deps.mail.send = () => Promise.reject(new Error('550 no such user'));
    await signUp(ANN);
    for (let day = 15; day < 30; day++) {
      world.deps.clock.set(`2026-11-${day}T12:00:00Z`);
      await world.accounts.runTasks();
    }
    expect(await world.tasks()).toEqual([]);
    expect(world.deps.logged.at(-1)).toMatchObject({ message: 'an account task was given up' });
  });

  test('a new verification mail: the same answer for all, a mail only for unverified accounts', async () => {
    await world.createMember('verified@example.com');
    await world.register('waiting@example.com');
    const sentBefore = world.deps.sent.length;
    for (const email of ['verified@example.com', 'waiting@example.com', 'nobody@example.com']) {
      expect(await world.accounts.requestVerification(new Browser().caller, { email })).toEqual({ ok: true, value: { email } });
    }
    await world.accounts.settle();
    expect(world.deps.sent.slice(sentBefore).map(({ to }) => to)).toEqual(['waiting@example.com']);
    expect(await world.accounts.requestVerification(new Browser().caller, { email: '' })).toMatchObject({
      failure: { fields: { email: 'Please enter your email address' } },
    });
  });

  test('is limited per address and per network', async () => {
    const limits = { ...LIMITS, 'account-mail': { count: 2, seconds: 3600 }, 'account-mail-network': { count: 4, seconds: 3600 } };
    world.deps.limits = createRateLimiter({
      db: world.db,
      limits,
      mode: 'on',
      secret: 's',
      patienceMs: 60_000,
      clock: world.deps.clock,
      log: world.deps.log,
    });
    const ask = (email: string, network: string) => world.accounts.requestVerification(new Browser(network).caller, { email });
    const rotating = [];
    for (let i = 0; i < 4; i++) rotating.push(await ask(ANN, `198.51.100.${i}`));
    expect(rotating.map(({ ok }) => ok)).toEqual([true, true, false, false]);
    const many = [];
    for (let i = 0; i < 6; i++) many.push(await ask(`p${i}@example.com`, '192.0.2.5'));
    expect(many.map(({ ok }) => ok)).toEqual([true, true, true, true, false, false]);
  });
});

describe('an unreachable database', () => {
  test('registering fails with a message', async () => {
    world.deps.db = { ...world.db, db: { insert: () => ({ values: () => Promise.reject(new Error('gone')) }) } } as never;
    const { createAccounts } = await import('#features/accounts/create-accounts.server.ts');
    const accounts = createAccounts(world.deps);
    expect(await accounts.signUp(new Browser().caller, { email: ANN, password: GOOD_PASSWORD })).toMatchObject({
      failure: { kind: 'unavailable', message: 'Error creating account. Please try again.' },
    });
  });
});

test('unverified registrations are deleted after 30 days', async () => {
  await world.register('waiting@example.com');
  await world.createMember('verified@example.com');
  await world.signInAs('verified@example.com');
  world.deps.clock.set('2026-12-15T11:59:00Z');
  await deleteExpiredAccounts(world.deps);
  expect(await world.users()).toHaveLength(2);
  world.deps.clock.set('2027-12-15T12:01:00Z');
  await deleteExpiredAccounts(world.deps);
  expect(await world.users()).toMatchObject([{ email: 'verified@example.com' }]);
  expect(await world.sessions()).toEqual([]);
});
