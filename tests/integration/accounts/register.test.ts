import { describe, expect, test, vi } from 'vitest';
import { deleteExpiredAccounts } from '#features/accounts/delete-expired-accounts.server.ts';
import { findKnownDevice } from '#features/accounts/known-device.server.ts';
import * as texts from '#features/accounts/messages/accounts.ts';
import { Browser, GOOD_PASSWORD, OTHER_PASSWORD, setUp } from './setup.ts';

const world = await setUp();
const ANN = 'ann@example.com';
const signUp = (email: unknown, password: unknown = GOOD_PASSWORD, browser = new Browser()) =>
  world.accounts.signUp(browser.caller, { email, password });
const signIn = (email: string, password = GOOD_PASSWORD) =>
  world.accounts.signIn(new Browser().caller, { email, password });

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
    for (let i = 0; i < 2; i++)
      expect(await world.verify(token)).toMatchObject({ ok: true, value: { email: ANN } });
    expect(await signIn(ANN)).toMatchObject({ ok: true, value: { state: 'signed-in' } });
  });

  test('the link with the password signs in, with a new session and without the one before', async () => {
    await world.createMember('ben@example.com');
    const browser = await world.signInAs('ben@example.com');
    const bensCookie = browser.jar.get('plainlaw.session_token');
    await world.register(ANN);
    const wrong = await world.verify(world.getTokenSentTo(ANN), 'not the password', browser);
    expect(wrong).toMatchObject({ ok: false });
    expect(await world.viewer(browser)).toMatchObject({ email: 'ben@example.com' });
    const answer = await world.verify(world.getTokenSentTo(ANN), GOOD_PASSWORD, browser);
    if (answer.ok) browser.saveCookies(answer.value.cookies);
    expect(await world.viewer(browser)).toMatchObject({ kind: 'account', email: ANN });
    expect(browser.jar.get('plainlaw.session_token')).not.toBe(bensCookie);
    const old = new Browser();
    old.jar.set('plainlaw.session_token', bensCookie ?? '');
    expect(await world.viewer(old)).toEqual({ kind: 'visitor' });
  });

  test('the device that verified is known', async () => {
    await world.register(ANN);
    const answer = await world.verify(world.getTokenSentTo(ANN));
    const browser = new Browser();
    if (answer.ok) browser.saveCookies(answer.value.cookies);
    expect(findKnownDevice(world.deps, browser.caller.headers, ANN)).not.toBeNull();
  });

  test('the password on the page of the link is limited, too', async () => {
    await world.register(ANN);
    world.enableLimits();
    const token = world.getTokenSentTo(ANN);
    for (let i = 0; i < 10; i++)
      expect(await world.verify(token, `wrong ${i}`)).toMatchObject({
        failure: { kind: 'invalid' },
      });
    expect(await world.verify(token)).toMatchObject({ failure: { kind: 'rate_limited' } });
  });

  test.each(['', 'x', 'a.b', null, undefined, 7, 'x'.repeat(3000)])(
    'refuses %s as a token',
    async (token) => {
      expect(await world.verify(token)).toMatchObject({
        ok: false,
        failure: { kind: 'not_found' },
      });
    },
  );

  test('a link expires after a day', async () => {
    await world.register(ANN);
    world.deps.clock.set('2026-11-16T12:00:01Z');
    expect(await world.verify(world.getTokenSentTo(ANN))).toMatchObject({ ok: false });
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

  test('ten concurrent registrations create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => signUp(i % 2 ? ANN : 'ANN@example.com')),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await Promise.all([world.accounts.runTasks(), world.accounts.settle()]);
    expect(await world.users()).toHaveLength(1);
    expect(await world.methods()).toHaveLength(1);
  });
});

// Guards against a stranger who registers my address with their password, before or after I do, and
// waits for me to press a link.
describe('two registrations of one address, mine and a stranger’s', () => {
  const STRANGERS = OTHER_PASSWORD;
  const wrongPassword = {
    failure: { kind: 'invalid', fields: { password: texts.verifyWrongPassword } },
  };
  async function registerBoth(passwords: [string, string]) {
    const links = [];
    for (const password of passwords) {
      await world.register(ANN, password);
      links.push(world.getTokenSentTo(ANN));
    }
    return links;
  }
  const expectMine = async () => {
    expect(await signIn(ANN, STRANGERS)).toMatchObject({ ok: false });
    expect(await signIn(ANN, GOOD_PASSWORD)).toMatchObject({
      ok: true,
      value: { state: 'signed-in' },
    });
    expect(await world.users()).toHaveLength(1);
    expect(await world.methods()).toHaveLength(1);
  };

  test('my link works, though the stranger registered later', async () => {
    const [mine] = await registerBoth([GOOD_PASSWORD, STRANGERS]);
    expect(await world.verify(mine, GOOD_PASSWORD)).toMatchObject({ ok: true });
    await expectMine();
  });

  test('my link works, though the stranger registered first', async () => {
    const [, mine] = await registerBoth([STRANGERS, GOOD_PASSWORD]);
    expect(await world.verify(mine, GOOD_PASSWORD)).toMatchObject({ ok: true });
    await expectMine();
  });

  test.each<[order: string, passwords: [string, string], strangersLink: number]>([
    ['the older', [STRANGERS, GOOD_PASSWORD], 0],
    ['the newest', [GOOD_PASSWORD, STRANGERS], 1],
  ])(
    'a stranger’s link, %s, needs the stranger’s password and does not take mine',
    async (_order, passwords, strangersLink) => {
      const links = await registerBoth(passwords);
      expect(await world.verify(links[strangersLink], GOOD_PASSWORD)).toMatchObject(wrongPassword);
      expect(await signIn(ANN, STRANGERS)).not.toMatchObject({ value: { state: 'signed-in' } });
      expect(await world.verify(links[1 - strangersLink], GOOD_PASSWORD)).toMatchObject({
        ok: true,
      });
      expect(await world.verify(links[strangersLink], STRANGERS)).toMatchObject({
        failure: { kind: 'not_found' },
      });
      await expectMine();
    },
  );

  test('a reset is the way out when I have none of my own links', async () => {
    const [, strangers] = await registerBoth([GOOD_PASSWORD, STRANGERS]);
    await world.accounts.requestPasswordReset(new Browser().caller, { email: ANN });
    await world.accounts.settle();
    const input = { token: world.getTokenSentTo(ANN), password: GOOD_PASSWORD };
    expect(await world.accounts.resetPassword(new Browser().caller, input)).toMatchObject({
      ok: true,
    });
    expect(await world.verify(strangers, STRANGERS)).toMatchObject({
      failure: { kind: 'not_found' },
    });
    await expectMine();
  });
});

describe('bad input gets a clear message, nothing is stored, nothing is sent', () => {
  test.each<
    [what: string, email: unknown, password: unknown, field: 'email' | 'password', sentence: string]
  >([
    ['no address', '', GOOD_PASSWORD, 'email', texts.badEmail],
    ['quotes', `"o'brien"@example.com`, GOOD_PASSWORD, 'email', texts.badEmail],
    ['unicode', 'änn@exämple.com', GOOD_PASSWORD, 'email', texts.badEmail],
    [
      '320 characters',
      `${'a'.repeat(64)}@${'b'.repeat(251)}.com`,
      GOOD_PASSWORD,
      'email',
      texts.badEmail,
    ],
    [
      'a million characters',
      `${'a'.repeat(1_000_000)}@example.com`,
      GOOD_PASSWORD,
      'email',
      texts.badEmail,
    ],
    ['a NUL in the address', 'ann\u0000@example.com', GOOD_PASSWORD, 'email', texts.badEmail],
    [
      'a header in the address',
      'ann@example.com\r\nBcc: all@example.com',
      GOOD_PASSWORD,
      'email',
      texts.badEmail,
    ],
    ['a list', [ANN], GOOD_PASSWORD, 'email', texts.badEmail],
    ['no password', ANN, '', 'password', texts.shortPassword],
    ['nine characters', ANN, 'ninechars', 'password', texts.shortPassword],
    ['five emoji, ten code units', ANN, '🦊🦉🐢🐝🦋', 'password', texts.shortPassword],
    ['a common one', ANN, 'qwertyuiop', 'password', texts.commonPassword],
    [
      'a common one in capitals with a year',
      ANN,
      'Basketball2024!',
      'password',
      texts.commonPassword,
    ],
    [
      'the address itself',
      'long.address@example.com',
      'Long.Address@Example.com',
      'password',
      texts.emailPassword,
    ],
    ['a NUL in the password', ANN, 'seven quiet\u0000lanterns', 'password', texts.controlPassword],
    ['129 characters', ANN, 'ab '.repeat(43), 'password', texts.longPassword],
    ['a 1 MB password', ANN, 'x'.repeat(1_000_000), 'password', texts.longPassword],
    ['a password that is no text', ANN, { $ne: null }, 'password', texts.shortPassword],
  ])('%s', async (_what, email, password, field, sentence) => {
    expect(await signUp(email, password)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { [field]: sentence } },
    });
    expect(await world.tasks()).toEqual([]);
    expect(await world.users()).toEqual([]);
    expect(world.deps.sent).toEqual([]);
    expect(world.warnings()).toEqual([]);
  });

  test('accepts plus signs and apostrophes in addresses and unicode in passwords', async () => {
    await world.createMember("o'brien+law@example.com", 'пароль из слов 🦉');
    expect(await signIn("o'brien+law@example.com", 'пароль из слов 🦉')).toMatchObject({
      ok: true,
    });
  });
});

describe('mail', () => {
  test('that cannot be sent is retried later, and the form succeeds', async () => {
    const { send } = world.deps.mail;
    world.deps.mail.send = () => Promise.reject(new Error('421 try later'));
    expect(await signUp(ANN)).toMatchObject({ ok: true });
    await world.accounts.settle();
    expect(world.warnings()).toMatchObject([{ level: 'error', message: 'an account task failed' }]);
    expect(JSON.stringify(world.deps.logged)).not.toContain(ANN);
    world.deps.mail.send = send;
    await world.accounts.runTasks();
    expect(world.deps.sent).toEqual([]);
    world.deps.clock.set('2026-11-15T12:05:00Z');
    await world.accounts.runTasks();
    expect(world.deps.sent).toHaveLength(1);
    expect(await world.verify(world.getTokenSentTo(ANN))).toMatchObject({ ok: true });
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
      expect(await world.accounts.requestVerification(new Browser().caller, { email })).toEqual({
        ok: true,
        value: { email },
      });
    }
    await world.accounts.settle();
    expect(world.deps.sent.slice(sentBefore).map(({ to }) => to)).toEqual(['waiting@example.com']);
    expect(
      await world.accounts.requestVerification(new Browser().caller, { email: '' }),
    ).toMatchObject({
      failure: { fields: { email: 'Please enter your email address' } },
    });
  });

  test('is limited per address and network, per address, and per network', async () => {
    world.enableLimits({
      'account-mail': { count: 2, seconds: 3600 },
      'account-mail-everywhere': { count: 4, seconds: 3600 },
      'account-mail-network': { count: 6, seconds: 3600 },
    });
    const ask = async (email: string, network: string) =>
      (await world.accounts.requestVerification(new Browser(network).caller, { email })).ok;
    const fromOne = [];
    for (let i = 0; i < 4; i++) fromOne.push(await ask(ANN, '198.51.100.1'));
    expect(fromOne).toEqual([true, true, false, false]);
    const rotating = [];
    for (let i = 2; i < 6; i++) rotating.push(await ask(ANN, `198.51.100.${i}`));
    expect(rotating).toEqual([true, true, false, false]);
    const many = [];
    for (let i = 0; i < 8; i++) many.push(await ask(`p${i}@example.com`, '192.0.2.5'));
    expect(many).toEqual([true, true, true, true, true, true, false, false]);
  });
});

describe('an unreachable database', () => {
  test('registering fails with a message', async () => {
    world.deps.db = {
      ...world.db,
      db: { insert: () => ({ values: () => Promise.reject(new Error('gone')) }) },
    } as never;
    const { createAccounts } = await import('#features/accounts/create-accounts.server.ts');
    const accounts = createAccounts(world.deps);
    expect(
      await accounts.signUp(new Browser().caller, { email: ANN, password: GOOD_PASSWORD }),
    ).toMatchObject({
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
