import { beforeEach, describe, expect, test } from 'vitest';
import { VISITOR, type Viewer } from '#features/caller.ts';
import * as support from '#features/contact/messages/support.ts';
import {
  deleteExpiredSupportRequests,
  requestSupport,
  SUPPORT_RETENTION_DAYS,
} from '#features/contact/request-support.server.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import {
  ALLOW_ALL,
  createTestDeps,
  TEST_TIME,
  type TestDeps,
} from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';

const database = await createBreakableDatabase();
const db = await database.open();
const listStoredRequests = () =>
  database.rows('SELECT name, email, message, priority, user_id FROM support_requests');

let deps: TestDeps;
beforeEach(async () => {
  deps = createTestDeps({ db });
  await database.empty('users', 'support_requests', 'rate_limits');
});
const validRequest = { name: 'Ann', email: 'ann@example.com', message: 'Where is my plan?' };
const sendRequest = (viewer: Viewer = VISITOR, input: unknown = validRequest) =>
  requestSupport(deps, asCaller(viewer), input);

test('stores the request when no support address is set', async () => {
  expect(await sendRequest()).toEqual({ ok: true, value: { priority: false } });
  expect(await listStoredRequests()).toEqual([{ ...validRequest, priority: false, user_id: null }]);
  expect(deps.sent).toEqual([]);
});

test('mails the request with Reply-To when an address is set, and does not store it', async () => {
  deps.site.supportEmail = 'help@law.test';
  expect(await sendRequest()).toMatchObject({ ok: true });
  expect(deps.sent).toMatchObject([
    {
      to: 'help@law.test',
      subject: 'Plainlaw support request',
      headers: { 'Reply-To': 'ann@example.com' },
    },
  ]);
  expect(deps.sent[0]?.text).toContain('From: Ann <ann@example.com>');
  expect(await listStoredRequests()).toEqual([]);
});

test('stores the request when the mail server fails', async () => {
  deps.site.supportEmail = 'help@law.test';
  deps.mail.send = () => Promise.reject(new Error('gone'));
  expect(await sendRequest()).toMatchObject({ ok: true });
  expect(await listStoredRequests()).toHaveLength(1);
  expect(JSON.stringify(deps.logged)).not.toContain('ann@example.com');
});

test('fails with a message when neither mail nor database works', async () => {
  deps.limits = ALLOW_ALL;
  await database.takeAway();
  const answer = await sendRequest();
  await database.giveBack();
  expect(answer).toEqual({ ok: false, failure: { kind: 'unavailable', message: support.failed } });
});

describe('Priority', () => {
  test.each([
    ['basic', false],
    ['research', false],
    ['premium', false],
    ['ultimate', true],
  ] as const)('%s: %s', async (tier, priority) => {
    const viewer = await createTestAccount(database);
    if (tier !== 'basic') await createTestGrant(database, viewer, { tier });
    expect(
      await sendRequest(viewer, { ...validRequest, priority: true, tier: 'ultimate' }),
    ).toEqual({ ok: true, value: { priority } });
    expect(await listStoredRequests()).toMatchObject([{ priority, user_id: viewer.id }]);
  });
  test('is not given for an expired plan, whatever the session says', async () => {
    const viewer = await createTestAccount(database);
    await createTestGrant(database, viewer, { tier: 'ultimate', endsAt: TEST_TIME });
    expect(await sendRequest({ ...viewer, tier: 'ultimate' })).toMatchObject({
      value: { priority: false },
    });
  });
  test('is marked in the mail', async () => {
    deps.site.supportEmail = 'help@law.test';
    const viewer = await createTestAccount(database);
    await createTestGrant(database, viewer, { tier: 'ultimate' });
    await sendRequest(viewer);
    expect(deps.sent).toMatchObject([{ subject: '[Priority] Plainlaw support request' }]);
  });
  test('is given to nobody without a paywall', async () => {
    deps.site.paywall = 'off';
    expect(await sendRequest()).toMatchObject({ value: { priority: false } });
  });
});

describe('hostile input', () => {
  test.each<[string, object, string]>([
    ['a header in the name', { name: 'Ann\r\nBcc: all@example.com' }, 'name'],
    ['a NUL in the name', { name: 'Ann\u0000' }, 'name'],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, 'name'],
    ['a file as a name', { name: new File(['x'], 'x') }, 'name'],
    ['a header in the address', { email: 'ann@example.com\r\nBcc: all@example.com' }, 'email'],
    ['a NUL in the address', { email: 'ann\u0000@example.com' }, 'email'],
    ['an address of 332 characters', { email: `${'a'.repeat(320)}@example.com` }, 'email'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
    ['no address', { email: undefined }, 'email'],
    ['no message', { message: '  \u0000 ' }, 'message'],
    ['a message of 1 MB', { message: 'x'.repeat(1_000_000) }, 'message'],
    ['a list as a message', { message: ['a', 'b'] }, 'message'],
  ])('%s: a clear message, nothing stored, nothing sent', async (_what, bad, field) => {
    deps.site.supportEmail = 'help@law.test';
    expect(await sendRequest(VISITOR, { ...validRequest, ...bad })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { [field]: expect.stringMatching(/^Please /) } },
    });
    expect([await listStoredRequests(), deps.sent]).toEqual([[], []]);
  });
  test.each([`Robert'); DROP TABLE support_requests;--`, 'Ñandú 李 👩‍⚖️ <b>"x"'])(
    'accepts the name %s',
    async (name) => {
      expect(
        await sendRequest(VISITOR, {
          ...validRequest,
          name,
          message: 'a\u0000bcdef\r\nsecond line',
        }),
      ).toMatchObject({ ok: true });
      expect(await listStoredRequests()).toMatchObject([{ name, message: 'abcdef\nsecond line' }]);
    },
  );
});

test('is limited per network and per address', async () => {
  const limits = { support: { count: 3, seconds: 3600 } };
  deps.limits = createRateLimiter({
    db,
    limits,
    mode: 'on',
    secret: 's',
    patienceMs: 60_000,
    clock: deps.clock,
    log: deps.log,
  });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      sendRequest(VISITOR, { ...validRequest, email: `p${i}@example.com` }),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
  expect(answers.find((answer) => !answer.ok)).toMatchObject({
    failure: { kind: 'rate_limited', message: support.tooMany },
  });
  const rotating = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      requestSupport(deps, asCaller(`198.51.100.${i}`), validRequest),
    ),
  );
  expect(rotating.filter((answer) => answer.ok)).toHaveLength(3);
});

test(`deletes requests after ${SUPPORT_RETENTION_DAYS} days, and with the account`, async () => {
  const viewer = await createTestAccount(database);
  await sendRequest();
  await sendRequest(viewer);
  await database.rows('DELETE FROM users');
  expect(await listStoredRequests()).toHaveLength(1);
  deps.clock.set(
    new Date(
      new Date(TEST_TIME).getTime() + SUPPORT_RETENTION_DAYS * 86_400_000 + 1000,
    ).toISOString(),
  );
  await deleteExpiredSupportRequests(deps);
  expect(await listStoredRequests()).toEqual([]);
});
