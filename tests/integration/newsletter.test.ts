import { beforeEach, describe, expect, test } from 'vitest';
import { confirmSubscription } from '#features/newsletter/confirm-subscription.server.ts';
import {
  deleteExpiredUnconfirmed,
  UNCONFIRMED_RETENTION_DAYS,
} from '#features/newsletter/delete-expired-unconfirmed.server.ts';
import { handleEmailSubscription } from '#features/newsletter/handle-email-subscription.server.ts';
import * as newsletter from '#features/newsletter/messages/newsletter.ts';
import { unsubscribe } from '#features/newsletter/unsubscribe.server.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, TEST_TIME, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open({ patient: true });
const listSubscriptions = () =>
  database.rows('SELECT * FROM newsletter_subscriptions ORDER BY email');

let deps: TestDeps;
beforeEach(async () => {
  deps = createTestDeps({ db });
  await database.empty('newsletter_subscriptions', 'rate_limits');
});

const subscribe = (email: unknown, name?: unknown) =>
  handleEmailSubscription(deps, asCaller('203.0.113.9'), { email, name });
const addDays = (days: number) =>
  new Date(new Date(TEST_TIME).getTime() + days * 86_400_000).toISOString();

function findToken(kind: 'confirm' | 'unsubscribe', mail = deps.sent.at(-1)): string {
  return (
    new RegExp(`/newsletter/${kind}\\?token=(\\S+)`).exec(mail?.text ?? '')?.[1] ??
    expect.unreachable(`no ${kind} link`)
  );
}

describe('signing up', () => {
  test('stores the address once, unconfirmed, and sends one mail with both links', async () => {
    expect(await subscribe('  Ann@Example.com ', ' Ann ')).toEqual({ ok: true, value: null });
    expect(await listSubscriptions()).toMatchObject([
      {
        email: 'ann@example.com',
        name: 'Ann',
        status: 'pending',
        legal_updates: true,
        newsletters: true,
        confirmed_at: null,
      },
    ]);
    expect(deps.sent).toHaveLength(1);
    const leave = `http://plainlaw.test/newsletter/unsubscribe?token=${findToken('unsubscribe')}`;
    expect(deps.sent[0]).toMatchObject({
      to: 'ann@example.com',
      subject: 'Confirm your Plainlaw subscription',
      headers: {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  test('thirty concurrent sign-ups make one row and one mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        subscribe(i % 2 ? 'ann@example.com' : 'ANN@example.com'),
      ),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await listSubscriptions()).toHaveLength(1);
    expect(deps.sent).toHaveLength(1);
  });

  test('the result does not reveal whether an address is known', async () => {
    const first = await subscribe('ann@example.com');
    await confirmSubscription(deps, findToken('confirm'));
    deps.clock.set(addDays(1));
    expect(await subscribe('ann@example.com')).toEqual(first);
    expect(deps.sent).toHaveLength(1);
    expect(await listSubscriptions()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('the mail is sent again after an hour, not before', async () => {
    await subscribe('ann@example.com');
    deps.clock.set('2026-11-15T12:59:59Z');
    await subscribe('ann@example.com');
    expect(deps.sent).toHaveLength(1);
    deps.clock.set('2026-11-15T13:00:01Z');
    await subscribe('ann@example.com', 'Ann');
    expect(deps.sent).toHaveLength(2);
    expect(await listSubscriptions()).toMatchObject([{ name: 'Ann' }]);
  });

  test('reports a mail that could not be sent, and the next try sends it', async () => {
    const { send } = deps.mail;
    deps.mail.send = () => Promise.reject(new Error('550 no such user'));
    expect(await subscribe('ann@example.com')).toEqual({
      ok: false,
      failure: { kind: 'unavailable', message: newsletter.failed },
    });
    expect(deps.logged).toMatchObject([{ level: 'error' }]);
    deps.mail.send = send;
    expect(await subscribe('ann@example.com')).toMatchObject({ ok: true });
    expect(deps.sent).toHaveLength(1);
  });

  test('is limited per network and per address', async () => {
    const limits = { newsletter: { count: 5, seconds: 3600 } };
    deps.limits = createRateLimiter({
      db,
      limits,
      mode: 'on',
      secret: 's',
      patienceMs: 60_000,
      clock: deps.clock,
      log: deps.log,
    });
    const sameNetwork = await Promise.all(
      Array.from({ length: 9 }, (_, i) => subscribe(`p${i}@example.com`)),
    );
    expect(sameNetwork.filter((answer) => answer.ok)).toHaveLength(5);
    expect(sameNetwork.find((answer) => !answer.ok)).toMatchObject({
      failure: { kind: 'rate_limited', retryAfterSeconds: 3600 },
    });
    expect(await listSubscriptions()).toHaveLength(5);
    const manyNetworks = await Promise.all(
      Array.from({ length: 9 }, (_, i) =>
        handleEmailSubscription(deps, asCaller(`198.51.100.${i}`), { email: 'ann@example.com' }),
      ),
    );
    expect(manyNetworks.filter((answer) => answer.ok)).toHaveLength(5);
  });
});

describe('hostile input', () => {
  test.each<[what: string, email: unknown, name: unknown, field: string]>([
    ['no address', undefined, undefined, 'email'],
    ['a file', new File(['x'], 'x'), undefined, 'email'],
    ['a list', ['a@example.com', 'b@example.com'], undefined, 'email'],
    ['no at', 'ann.example.com', undefined, 'email'],
    ['two addresses', 'a@example.com, b@example.com', undefined, 'email'],
    [
      'more than 254 characters',
      `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(190)}.com`,
      undefined,
      'email',
    ],
    ['100,000 characters', `${'a'.repeat(100_000)}@example.com`, undefined, 'email'],
    ['a header in the address', 'ann@example.com\r\nBcc: all@example.com', undefined, 'email'],
    ['a NUL in the address', 'ann\u0000@example.com', undefined, 'email'],
    ['a name in front', 'Ann <ann@example.com>', undefined, 'email'],
    ['a header in the name', 'ann@example.com', 'Ann\r\nBcc: all@example.com', 'name'],
    ['a NUL in the name', 'ann@example.com', 'Ann\u0000', 'name'],
    ['a line separator in the name', 'ann@example.com', 'Ann\u2028x', 'name'],
    ['a name of 101 letters', 'ann@example.com', 'x'.repeat(101), 'name'],
    ['a name that is no text', 'ann@example.com', { $ne: null }, 'name'],
  ])('%s: a clear failure, nothing stored, nothing sent', async (_what, email, name, field) => {
    const answer = await subscribe(email, name);
    expect(answer).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        fields: { [field]: expect.stringMatching(/^Please |^Invalid /) },
      },
    });
    expect(await listSubscriptions()).toEqual([]);
    expect(deps.sent).toEqual([]);
    expect(deps.logged).toEqual([]);
  });

  test.each([
    [
      'quotes',
      `o'brien+"x"@example.com`.replace(/"/g, ''),
      `Robert'); DROP TABLE newsletter_subscriptions;--`,
    ],
    ['international letters', 'ann@example.com', 'Ñandú 李 👩‍⚖️ "Bob" <b>&amp;'],
    ['an empty name', 'ann@example.com', '   '],
  ])('accepts %s as plain text', async (_what, email, name) => {
    expect(await subscribe(email, name)).toMatchObject({ ok: true });
    expect(await listSubscriptions()).toMatchObject([{ email, name: name.trim() || null }]);
    expect(deps.sent).toMatchObject([{ to: email }]);
  });
});

describe('confirming', () => {
  test('works repeatedly within a week', async () => {
    await subscribe('ann@example.com');
    const token = findToken('confirm');
    expect(await confirmSubscription(deps, token)).toMatchObject({ ok: true });
    expect(await confirmSubscription(deps, token)).toMatchObject({ ok: true });
    expect(await listSubscriptions()).toMatchObject([
      { status: 'confirmed', confirmed_at: new Date(TEST_TIME) },
    ]);
  });
  test.each(['', 'x', 'a.b', undefined, null, 7, `${'x'.repeat(3000)}`])(
    'rejects the invalid token %s',
    async (token) => {
      expect(await confirmSubscription(deps, token)).toMatchObject({
        ok: false,
        failure: { kind: 'not_found' },
      });
    },
  );
  test('fails after a week, with the unsubscribe token, and after unsubscribing', async () => {
    await subscribe('ann@example.com');
    const [confirm, leave] = [findToken('confirm'), findToken('unsubscribe')];
    expect(await confirmSubscription(deps, leave)).toMatchObject({ ok: false });
    expect(await unsubscribe(deps, confirm)).toMatchObject({ ok: false });
    await unsubscribe(deps, leave);
    expect(await confirmSubscription(deps, confirm)).toMatchObject({ ok: false });
    deps.clock.set(addDays(7));
    expect(await confirmSubscription(deps, confirm)).toMatchObject({ ok: false });
    expect(await listSubscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
  });
});

describe('unsubscribing', () => {
  test('takes one click, is idempotent and deletes the name', async () => {
    await subscribe('ann@example.com', 'Ann');
    await confirmSubscription(deps, findToken('confirm'));
    deps.clock.set(addDays(2000));
    for (let i = 0; i < 2; i++)
      expect(await unsubscribe(deps, findToken('unsubscribe'))).toEqual({ ok: true, value: null });
    expect(await listSubscriptions()).toMatchObject([{ status: 'unsubscribed', name: null }]);
  });
  test('does not prevent signing up again', async () => {
    await subscribe('ann@example.com');
    await unsubscribe(deps, findToken('unsubscribe'));
    deps.clock.set(addDays(1));
    await subscribe('ann@example.com');
    expect(deps.sent).toHaveLength(2);
    expect(await confirmSubscription(deps, findToken('confirm'))).toMatchObject({ ok: true });
    expect(await listSubscriptions()).toMatchObject([{ status: 'confirmed' }]);
  });
});

describe('deleting', () => {
  test(`unconfirmed addresses after ${UNCONFIRMED_RETENTION_DAYS} days, and no others`, async () => {
    for (const email of ['pending@example.com', 'confirmed@example.com', 'left@example.com'])
      await subscribe(email);
    await confirmSubscription(deps, findToken('confirm', deps.sent[1]));
    await unsubscribe(deps, findToken('unsubscribe', deps.sent[2]));
    deps.clock.set(addDays(30));
    await deleteExpiredUnconfirmed(deps);
    expect(await listSubscriptions()).toHaveLength(3);
    deps.clock.set(addDays(30.01));
    await deleteExpiredUnconfirmed(deps);
    expect((await listSubscriptions()).map((row) => row.email)).toEqual([
      'confirmed@example.com',
      'left@example.com',
    ]);
  });
  // Regression: the retention period used to count from the first sign-up.
  test('spares readers who signed up again', async () => {
    await subscribe('ann@example.com');
    await unsubscribe(deps, findToken('unsubscribe'));
    deps.clock.set(addDays(60));
    await subscribe('ann@example.com');
    await deleteExpiredUnconfirmed(deps);
    expect(await confirmSubscription(deps, findToken('confirm'))).toMatchObject({ ok: true });
  });
});
