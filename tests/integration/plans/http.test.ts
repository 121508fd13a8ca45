// The addresses of plans, support and the newsletter on the real server: what programs and browsers without script meet.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signStoreBody } from '#features/plans/store-signature.ts';
import { signToken } from '#lib/signed-token.ts';
import { createTestAccount } from '#tests/harness/test-accounts.ts';
import { startTestApp, TEST_SECRET } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const storeSecret = 'a store secret for tests, long enough';
const app = await startTestApp({
  DATABASE_URL: database.url,
  STORE_URL: 'https://shop.test/buy',
  STORE_WEBHOOK_SECRET: storeSecret,
  LIMIT_WRITES: '10000/60',
  LIMIT_SUPPORT: '10000/60',
});
afterAll(() => app.stop());
beforeEach(async () => {
  await database.empty('users', 'store_events', 'plan_grants', 'support_requests', 'newsletter_subscriptions');
});

const FORGED = 'tier=ultimate; is_premium=true; subscription_tier=ultimate; plainlaw.session=eyJ0aWVyIjoidWx0aW1hdGUifQ';
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { method: 'POST', body: body as BodyInit, headers, redirect: 'manual' });
const form = (path: string, fields: Record<string, string>, headers = {}) =>
  post(path, new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded', ...headers });

describe('/api/store/events', () => {
  const event = (id = 'evt_1') =>
    Buffer.from(
      JSON.stringify({
        id,
        type: 'subscription.started',
        occurred_at: new Date().toISOString(),
        data: { subscription: 'sub_1', tier: 'premium', paid_through: '2099-01-01T00:00:00Z', email: 'ann@example.com' },
      }),
    );
  const signed = (body: Buffer, age = 0) => ({
    'Plainlaw-Signature': signStoreBody(storeSecret, body, new Date(Date.now() - age * 1000)),
    'Content-Type': 'application/json',
  });

  test('takes a signed event once, whatever cookies and origin it carries', async () => {
    const body = event();
    const first = await post('/api/store/events', body, { ...signed(body), Origin: 'https://shop.test', Cookie: FORGED });
    expect([first.status, await first.json()]).toEqual([200, { status: 'applied' }]);
    const again = await post('/api/store/events', body, signed(body));
    expect([again.status, await again.json()]).toEqual([200, { status: 'known' }]);
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await database.rows('SELECT tier, email FROM plan_grants')).toEqual([{ tier: 'premium', email: 'ann@example.com' }]);
  });
  test('twenty at once are one change', async () => {
    const body = event();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/store/events', body, signed(body)).then((r) => r.json())),
    );
    expect(answers.filter((answer) => answer.status === 'applied')).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 'known')).toHaveLength(19);
  });
  test.each<[string, number, () => Promise<Response>]>([
    ['no signature', 401, () => post('/api/store/events', event())],
    ['301 seconds old', 401, () => post('/api/store/events', event(), signed(event(), 301))],
    ['one changed byte', 401, () => post('/api/store/events', event('evt_2'), signed(event('evt_1')))],
    ['a body that is none', 422, () => post('/api/store/events', Buffer.from('{"a":1}'), signed(Buffer.from('{"a":1}')))],
    ['1 MB', 413, () => post('/api/store/events', Buffer.alloc(1_000_000, 'x'), signed(Buffer.alloc(1_000_000, 'x')))],
    ['a GET', 405, () => fetch(`${app.url}/api/store/events`)],
  ])('%s: %i, as JSON, nothing written', async (_what, status, act) => {
    const answer = await act();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } });
    expect(await database.rows('SELECT id FROM store_events')).toEqual([]);
  });
});

describe('/subscription', () => {
  test('leads to the store with the plan; a forged cookie changes nothing', async () => {
    for (const headers of [{}, { Cookie: FORGED }] as Record<string, string>[]) {
      const page = await (await fetch(`${app.url}/subscription`, { headers })).text();
      expect(page).toContain('href="https://shop.test/buy?plan=premium"');
      expect(page).toContain('href="https://shop.test/buy?plan=enterprise"');
      expect(page).not.toContain('Your plan today');
    }
  });
});

describe('/support', () => {
  const good = { name: 'Ann', email: 'ann@example.com', message: 'Where is my plan?' };
  test('a forged tier in body or cookie makes nothing Priority', async () => {
    await createTestAccount(database, { email: 'ann@example.com' });
    const answer = await form('/support', { ...good, priority: 'true', tier: 'ultimate', is_premium: 'true' }, { Cookie: FORGED });
    expect(answer.status).toBe(200);
    expect(await database.rows('SELECT priority, user_id FROM support_requests')).toEqual([{ priority: false, user_id: null }]);
  });
  test('what was typed comes back with the sentence', async () => {
    const answer = await form('/support', { ...good, email: 'no-dot@localhost', message: 'Please "keep" <this>.' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Please enter an email address like name@example.com.');
    expect(page).toContain('Please &quot;keep&quot; &lt;this&gt;.');
  });
  // Behind a proxy that ends TLS the page's origin is https://, and this process sees http://.
  test('our own page, by the public address, may send it', async () => {
    expect((await form('/support', good, { Origin: 'http://plainlaw.test' })).status).toBe(200);
    expect(await database.rows('SELECT id FROM support_requests')).toHaveLength(1);
  });
  test('from another site, or with 1 MB: refused, nothing kept', async () => {
    expect((await form('/support', good, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await form('/support', { ...good, message: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect(await database.rows('SELECT id FROM support_requests')).toEqual([]);
  });
});

describe('leaving and choosing (RFC 8058)', () => {
  const addReader = async () => {
    const rows = await database.rows(
      `INSERT INTO newsletter_subscriptions (email, status, created_at) VALUES ('ann@example.com', 'confirmed', now()) RETURNING id`,
    );
    return String(rows[0]?.id);
  };
  const link = (page: string, id: string) => `/newsletter/${page}?token=${signToken(TEST_SECRET, `newsletter-${page}`, id)}`;
  const state = () => database.rows('SELECT status, legal_updates, newsletters FROM newsletter_subscriptions');
  const unchanged = [{ status: 'confirmed', legal_updates: true, newsletters: true }];

  test('a GET or HEAD changes nothing, not even with a body’s words in its address', async () => {
    const id = await addReader();
    for (const page of ['unsubscribe', 'preferences']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${app.url}${link(page, id)}&List-Unsubscribe=One-Click&newsletters=`, { method });
        expect(answer.status).toBe(200);
      }
    }
    expect(await state()).toEqual(unchanged);
  });
  test('the POST of a mail program leaves, with no cookie and from no page of ours, as often as it likes', async () => {
    const id = await addReader();
    for (let i = 0; i < 2; i++) {
      const answer = await form(link('unsubscribe', id), { 'List-Unsubscribe': 'One-Click' }, { Origin: 'https://mail.test' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await state()).toMatchObject([{ status: 'unsubscribed' }]);
  });
  test('choosing works by POST from our page alone, and with its own token alone', async () => {
    const id = await addReader();
    const token = signToken(TEST_SECRET, 'newsletter-preferences', id);
    expect((await form('/newsletter/preferences', { token }, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await form('/newsletter/preferences', { token: signToken(TEST_SECRET, 'newsletter-unsubscribe', id) })).status).toBe(404);
    expect(await state()).toEqual(unchanged);
    expect((await form('/newsletter/preferences', { token, newsletters: 'on' })).status).toBe(200);
    expect(await state()).toEqual([{ status: 'confirmed', legal_updates: false, newsletters: true }]);
  });
  test('tokens and addresses are not logged', async () => {
    const id = await addReader();
    const path = link('preferences', id);
    const mark = app.lines.length;
    await (await fetch(app.url + path)).text();
    await form('/support', { name: '', email: 'secret-person@example.com', message: 'Hello there' });
    await expect.poll(() => app.linesSince(mark).length).toBeGreaterThanOrEqual(2);
    const lines = JSON.stringify(app.linesSince(mark));
    expect(lines).not.toContain(path.split('token=')[1]);
    expect(lines).not.toContain('secret-person');
  });
});
