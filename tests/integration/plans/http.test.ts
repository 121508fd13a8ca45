// Plans, support and the newsletter on the real server, as programs and browsers without JavaScript
// use them.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signStoreBody } from '#features/plans/store-signature.ts';
import { signToken } from '#lib/signed-token.ts';
import { createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { startTestApp, TEST_SECRET } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const storeSecret = 'a store secret for tests, long enough';
const app = await startTestApp({
  DATABASE_URL: database.url,
  DATABASE_POOL_SIZE: '20', // as many as concurrent events, so that none waits for a connection
  STORE_URL: 'https://shop.test/buy',
  STORE_WEBHOOK_SECRET: storeSecret,
  LIMIT_WRITES: '10000/60',
  LIMIT_SUPPORT: '10000/60',
});
afterAll(() => app.stop());
beforeEach(async () => {
  await database.empty(
    'users',
    'store_events',
    'plan_grants',
    'support_requests',
    'newsletter_subscriptions',
  );
});

const FORGED =
  'tier=ultimate; is_premium=true; subscription_tier=ultimate; plainlaw.session=eyJ0aWVyIjoidWx0aW1hdGUifQ';
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { method: 'POST', body: body as BodyInit, headers, redirect: 'manual' });
const postForm = (path: string, fields: Record<string, string>, headers = {}) =>
  post(path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  });

describe('/api/store/events', () => {
  const createEventBody = (id = 'evt_1') =>
    Buffer.from(
      JSON.stringify({
        id,
        type: 'subscription.started',
        occurred_at: new Date().toISOString(),
        data: {
          subscription: 'sub_1',
          tier: 'premium',
          paid_through: '2099-01-01T00:00:00Z',
          email: 'ann@example.com',
        },
      }),
    );
  const signHeaders = (body: Buffer, age = 0) => ({
    'Plainlaw-Signature': signStoreBody(storeSecret, body, new Date(Date.now() - age * 1000)),
    'Content-Type': 'application/json',
  });

  test('applies a signed event once, whatever its cookies and origin', async () => {
    const body = createEventBody();
    const first = await post('/api/store/events', body, {
      ...signHeaders(body),
      Origin: 'https://shop.test',
      Cookie: FORGED,
    });
    expect([first.status, await first.json()]).toEqual([200, { status: 'applied' }]);
    const second = await post('/api/store/events', body, signHeaders(body));
    expect([second.status, await second.json()]).toEqual([200, { status: 'known' }]);
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(await database.rows('SELECT tier, email FROM plan_grants')).toEqual([
      { tier: 'premium', email: 'ann@example.com' },
    ]);
  });
  test('applies twenty concurrent copies once', async () => {
    const body = createEventBody();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post('/api/store/events', body, signHeaders(body)).then((r) => r.json()),
      ),
    );
    expect(answers.filter((answer) => answer.status === 'applied')).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 'known')).toHaveLength(19);
  });
  test.each<[string, number, () => Promise<Response>]>([
    ['no signature', 401, () => post('/api/store/events', createEventBody())],
    [
      '301 seconds old',
      401,
      () => post('/api/store/events', createEventBody(), signHeaders(createEventBody(), 301)),
    ],
    [
      'one changed byte',
      401,
      () =>
        post('/api/store/events', createEventBody('evt_2'), signHeaders(createEventBody('evt_1'))),
    ],
    [
      'an invalid body',
      422,
      () => post('/api/store/events', Buffer.from('{"a":1}'), signHeaders(Buffer.from('{"a":1}'))),
    ],
    [
      '1 MB',
      413,
      () =>
        post(
          '/api/store/events',
          Buffer.alloc(1_000_000, 'x'),
          signHeaders(Buffer.alloc(1_000_000, 'x')),
        ),
    ],
    ['a GET', 405, () => fetch(`${app.url}/api/store/events`)],
  ])('%s: %i, as JSON, nothing written', async (_what, status, act) => {
    const answer = await act();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } });
    expect(await database.rows('SELECT id FROM store_events')).toEqual([]);
  });
});

describe('/subscription', () => {
  test('links to the store with the plan; a forged cookie changes nothing', async () => {
    for (const headers of [{}, { Cookie: FORGED }] as Record<string, string>[]) {
      const page = await (await fetch(`${app.url}/subscription`, { headers })).text();
      expect(page).toContain('href="https://shop.test/buy?plan=premium"');
      expect(page).toContain('href="https://shop.test/buy?plan=enterprise"');
      expect(page).not.toContain('Your plan today');
    }
  });
});

describe('/support', () => {
  const validRequest = { name: 'Ann', email: 'ann@example.com', message: 'Where is my plan?' };
  test('a forged tier in body or cookie does not give Priority', async () => {
    await createTestAccount(database, { email: 'ann@example.com' });
    const answer = await postForm(
      '/support',
      { ...validRequest, priority: 'true', tier: 'ultimate', is_premium: 'true' },
      { Cookie: FORGED },
    );
    expect(answer.status).toBe(200);
    expect(await database.rows('SELECT priority, user_id FROM support_requests')).toEqual([
      { priority: false, user_id: null },
    ]);
  });
  test("keeps the form's text after an error", async () => {
    const answer = await postForm('/support', {
      ...validRequest,
      email: 'no-dot@localhost',
      message: 'Please "keep" <this>.',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Please enter an email address like name@example.com.');
    expect(page).toContain('Please &quot;keep&quot; &lt;this&gt;.');
  });
  // Behind a TLS-terminating proxy the page's origin is https://, but this process sees http://.
  test('accepts the form from the public address', async () => {
    expect(
      (await postForm('/support', validRequest, { Origin: 'http://plainlaw.test' })).status,
    ).toBe(200);
    expect(await database.rows('SELECT id FROM support_requests')).toHaveLength(1);
  });
  test('refuses a form from another site and a 1 MB body, and stores nothing', async () => {
    expect((await postForm('/support', validRequest, { Origin: 'https://evil.test' })).status).toBe(
      403,
    );
    expect(
      (await postForm('/support', { ...validRequest, message: 'x'.repeat(1_000_000) })).status,
    ).toBe(413);
    expect(await database.rows('SELECT id FROM support_requests')).toEqual([]);
  });
});

describe('unsubscribing and preferences (RFC 8058)', () => {
  const addSubscriber = async () => {
    const rows = await database.rows(
      `INSERT INTO newsletter_subscriptions (email, status, created_at) VALUES ('ann@example.com', 'confirmed', now()) RETURNING id`,
    );
    return String(rows[0]?.id);
  };
  const createLink = (page: string, id: string) =>
    `/newsletter/${page}?token=${signToken(TEST_SECRET, `newsletter-${page}`, id)}`;
  const listSubscriptions = () =>
    database.rows('SELECT status, legal_updates, newsletters FROM newsletter_subscriptions');
  const unchanged = [{ status: 'confirmed', legal_updates: true, newsletters: true }];

  test('a GET or HEAD changes nothing, even with form fields in the query', async () => {
    const id = await addSubscriber();
    for (const page of ['unsubscribe', 'preferences']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(
          `${app.url}${createLink(page, id)}&List-Unsubscribe=One-Click&newsletters=`,
          { method },
        );
        expect(answer.status).toBe(200);
      }
    }
    expect(await listSubscriptions()).toEqual(unchanged);
  });
  test('a POST from a mail client unsubscribes, without a cookie, from any origin, repeatedly', async () => {
    const id = await addSubscriber();
    for (let i = 0; i < 2; i++) {
      const answer = await postForm(
        createLink('unsubscribe', id),
        { 'List-Unsubscribe': 'One-Click' },
        { Origin: 'https://mail.test' },
      );
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await listSubscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
  });
  test('preferences change only by POST from our own page and with their own token', async () => {
    const id = await addSubscriber();
    const token = signToken(TEST_SECRET, 'newsletter-preferences', id);
    expect(
      (await postForm('/newsletter/preferences', { token }, { Origin: 'https://evil.test' }))
        .status,
    ).toBe(403);
    expect(
      (
        await postForm('/newsletter/preferences', {
          token: signToken(TEST_SECRET, 'newsletter-unsubscribe', id),
        })
      ).status,
    ).toBe(404);
    expect(await listSubscriptions()).toEqual(unchanged);
    expect((await postForm('/newsletter/preferences', { token, newsletters: 'on' })).status).toBe(
      200,
    );
    expect(await listSubscriptions()).toEqual([
      { status: 'confirmed', legal_updates: false, newsletters: true },
    ]);
  });
  test('logs no tokens and no email addresses', async () => {
    const id = await addSubscriber();
    const path = createLink('preferences', id);
    const lineCount = app.lines.length;
    await (await fetch(app.url + path)).text();
    await postForm('/support', {
      name: '',
      email: 'secret-person@example.com',
      message: 'Hello there',
    });
    await expect.poll(() => app.linesSince(lineCount).length).toBeGreaterThanOrEqual(2);
    const lines = JSON.stringify(app.linesSince(lineCount));
    expect(lines).not.toContain(path.split('token=')[1]);
    expect(lines).not.toContain('secret-person');
  });
});
