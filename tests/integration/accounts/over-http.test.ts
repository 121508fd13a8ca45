// What only shows over HTTP: cookies and redirects, the page cache, the dev mailbox, body limits,
// and the callback from Google.
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordHash } from '#features/accounts/password-hash.server.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { GOOGLE_CLIENT, startFakeGoogle } from '#tests/harness/fakes/fake-google.ts';

const database = await createTestDatabase({ withLibrary: true });
const google = await startFakeGoogle();
let app: TestApp;
let local: TestApp;
beforeAll(async () => {
  const env = {
    DATABASE_URL: database.url,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
  };
  app = await startTestApp(
    { ...env, GOOGLE_ISSUER: google.issuer, PUBLIC_URL: 'https://plainlaw.test' },
    { passwords: passwordHash },
  );
  local = await startTestApp({ DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost:3999' });
});
afterAll(async () => {
  await app.stop();
  await local.stop();
  await google.stop();
});

const PASSWORD = 'seven quiet lanterns';

class Client {
  jar = new Map<string, string>();
  async ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${app.url}${path}`, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { ...(cookie ? { cookie } : {}), accept: 'text/html', ...headers },
      body: form ? new URLSearchParams(form) : undefined,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
      headers: response.headers,
    };
  }
}

async function signInWithGoogle(client: Client, email: string): Promise<void> {
  google.user = { sub: email, email, email_verified: true };
  const start = await client.ask('/auth/login', { intent: 'google', returnTo: '/terms' });
  const callbackUrl = new URL(await google.visit(start.location ?? ''));
  expect(callbackUrl.origin + callbackUrl.pathname).toBe(
    'https://plainlaw.test/auth/callback/google',
  );
  const answer = await client.ask(callbackUrl.pathname + callbackUrl.search);
  expect([answer.status, answer.location]).toEqual([303, '/terms']);
}

describe('signed in over HTTP', () => {
  test('uses __Host- cookies behind https, and never serves a signed-in page from the page cache', async () => {
    const client = new Client();
    expect((await client.ask('/terms')).text).toContain('Sign in');
    await signInWithGoogle(client, 'ann@example.com');
    expect([...client.jar.keys()]).toContain('__Host-plainlaw.session_token');
    const page = await client.ask('/terms');
    expect(page.text).toContain('Your account');
    expect(page.text).not.toContain('ann@example.com');
    expect((await new Client().ask('/terms')).text).not.toContain('Your account');
    const data = await client.ask('/account/data');
    expect(data.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(JSON.parse(data.text)).toMatchObject({ account: { email: 'ann@example.com' } });
    const out = await client.ask('/auth/sign-out', {});
    expect(out.location).toBe('/');
    expect(client.jar.has('__Host-plainlaw.session_token')).toBe(false);
    expect((await client.ask('/account')).location).toBe('/auth/login?returnTo=%2Faccount');
    expect((await client.ask('/account/data')).location).toBe('/auth/login?returnTo=%2Faccount');
  });

  test('clears the cookie of a session that no longer exists', async () => {
    const client = new Client();
    await signInWithGoogle(client, 'bob@example.com');
    await database.rows('DELETE FROM sessions');
    const page = await client.ask('/terms');
    expect(page.text).not.toContain('Your account');
    expect(client.jar.has('__Host-plainlaw.session_token')).toBe(false);
  });

  test('refuses forms from another site', async () => {
    const client = new Client();
    await signInWithGoogle(client, 'cat@example.com');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/auth/sign-out', '/account', '/auth/login', '/auth/register']) {
      expect(
        (
          await client.ask(
            path,
            { intent: 'everywhere', email: 'x@example.com', password: PASSWORD },
            headers,
          )
        ).status,
      ).toBe(403);
    }
    expect((await client.ask('/terms')).text).toContain('Your account');
  });

  test('logs no error that was typed into the callback from Google', async () => {
    const mark = app.lines.length;
    for (const error of ['My husband hit me', 'access_denied']) {
      const client = new Client();
      const start = await client.ask('/auth/login', { intent: 'google' });
      const state = new URL(start.location ?? '').searchParams.get('state') ?? '';
      const answer = await client.ask(
        `/auth/callback/google?${new URLSearchParams({ state, error, error_description: 'my husband' })}`,
      );
      expect(answer.location).toContain('google=failed');
    }
    const failed = app.linesSince(mark).filter(({ msg }) => msg === 'a Google sign-in failed');
    expect(failed.map(({ reason }) => reason)).toEqual(['unknown', 'access_denied']);
    expect(JSON.stringify(app.linesSince(mark))).not.toContain('husband');
  });

  test('exposes no other endpoint of better-auth', async () => {
    for (const path of [
      '/auth/get-session',
      '/auth/sign-up/email',
      '/auth/sign-in/email',
      '/auth/ok',
      '/auth/list-sessions',
      '/api/auth/ok',
      '/auth/error',
    ]) {
      expect((await new Client().ask(path)).status, path).toBe(404);
      expect((await new Client().ask(path, {})).status, path).toBe(404);
    }
  });
});

test('programs find whom to tell of a hole, and where a password is changed', async () => {
  const answer = await new Client().ask('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(answer.text).toContain('Contact: https://plainlaw.test/support');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const change = await new Client().ask('/.well-known/change-password');
  expect([change.status, change.location]).toEqual([303, '/account#change-password']);
});

describe('bad input over HTTP', () => {
  const counts = () =>
    database.rows(
      'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM account_tasks) AS tasks',
    );
  test.each([
    [
      'a 1 MB password',
      'a@example.com',
      'x'.repeat(1_000_000),
      413,
      'larger than this page accepts',
    ],
    ['a 50 kB password', 'a@example.com', 'x'.repeat(50_000), 422, 'at most 128 characters'],
    ['a NUL', 'a@example.com', 'seven quiet\u0000lanterns', 422, 'invisible characters'],
    ['320 characters', `${'a'.repeat(320)}@example.com`, PASSWORD, 422, 'an email address like'],
    ['markup', '"><script>alert(1)</script>@example.com', PASSWORD, 422, 'an email address like'],
  ])('%s: a clear message, nothing stored', async (_what, email, password, status, sentence) => {
    const before = await counts();
    const answer = await new Client().ask('/auth/register', { email, password });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(sentence);
    expect(answer.text).not.toContain('<script>alert(1)');
    expect(await counts()).toEqual(before);
  });

  test('a forged X-Forwarded-For does not get around the limit', async () => {
    const statuses = [];
    for (let i = 0; i < 32; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` };
      statuses.push((await new Client().ask('/auth/login', { intent: 'google' }, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('logs no email address, password or token', async () => {
    const text = JSON.stringify(app.lines);
    expect(text).not.toMatch(/@example\.com|lanterns|token=|code=/);
  });
});

describe('the dev mailbox', () => {
  type MailAnswer = { status: number; body: string; headers: IncomingHttpHeaders };
  const ask = (to: TestApp, path: string, headers: Record<string, string>) =>
    new Promise<MailAnswer>((resolve, reject) => {
      const request = httpRequest(
        `${to.url}${path}`,
        { headers: { accept: 'text/html', ...headers } },
        (response) => {
          let body = '';
          response.on('data', (chunk) => (body += chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
          );
        },
      );
      request.on('error', reject).end();
    });
  const findKey = (to: TestApp) =>
    /\/dev\/mail\?key=([\w-]+)/.exec(to.progress.join('\n'))?.[1] ?? expect.unreachable('no key');
  const cookie = () => `plainlaw.dev-mail=${findKey(local)}`;
  beforeAll(() => {
    for (const { dataDir } of [app, local]) {
      mkdirSync(join(dataDir, 'mail'), { recursive: true });
      writeFileSync(
        join(dataDir, 'mail', 'a.eml'),
        'To: ann@example.com\nSubject: A <b>subject</b>\n\nhttps://x.test/?token=secret\n',
      );
    }
  });

  test('opens with the link that was printed at the start, and then with its cookie', async () => {
    const host = `localhost:${local.port}`;
    expect(local.progress.filter((line) => line.includes('key='))).toEqual([
      expect.stringContaining(`http://${host}/dev/mail?key=${findKey(local)}`),
    ]);
    const opened = await ask(local, `/dev/mail?key=${findKey(local)}`, { host });
    expect(opened).toMatchObject({
      status: 303,
      headers: {
        location: '/dev/mail',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    });
    expect(opened.headers['set-cookie']).toEqual([
      `${cookie()}; Path=/dev/mail; HttpOnly; SameSite=Strict`,
    ]);
    const list = await ask(local, '/dev/mail', { host, cookie: `state=TX; ${cookie()}` });
    expect(list).toMatchObject({
      status: 200,
      body: expect.stringContaining('A &lt;b&gt;subject&lt;/b&gt;'),
    });
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).not.toContain(findKey(local));
    expect(
      (await ask(local, '/dev/mail/a.eml', { host: '127.0.0.1', cookie: cookie() })).body,
    ).toContain('token=secret');
    expect(JSON.stringify(local.lines)).not.toContain(findKey(local));
  });
  test.each(['', '?key=', '?key=x', `?key=${'A'.repeat(22)}`, `?key=${'%C3%BC'.repeat(11)}`])(
    'returns 404 without the key: %s',
    async (query) => {
      const key = query.slice(5);
      for (const path of ['/dev/mail', '/dev/mail/a.eml']) {
        const answer = await ask(local, path + query, {
          host: 'localhost',
          ...(key && { cookie: `plainlaw.dev-mail=${key}` }),
        });
        expect(answer.status).toBe(404);
        expect(answer.body).not.toContain('secret');
      }
    },
  );
  test('has another key at each start', async () => {
    const restarted = await startTestApp({
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://localhost:3999',
    });
    expect(findKey(restarted)).not.toBe(findKey(local));
    expect(
      (await ask(restarted, '/dev/mail', { host: 'localhost', cookie: cookie() })).status,
    ).toBe(404);
    await restarted.stop();
  });
  test.each<[what: string, headers: Record<string, string>]>([
    ['X-Forwarded-For', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Proto', { host: 'localhost', 'x-forwarded-proto': 'http' }],
    ['Forwarded', { host: 'localhost', forwarded: 'for=127.0.0.1' }],
    ['Via', { host: 'localhost', via: '1.1 proxy' }],
    ['another Host (DNS rebinding)', { host: 'evil.example' }],
  ])('returns 404 with %s', async (_what, headers) => {
    for (const path of ['/dev/mail', '/dev/mail/a.eml', `/dev/mail?key=${findKey(local)}`]) {
      const answer = await ask(local, path, { ...headers, cookie: cookie() });
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('secret');
    }
  });
  test('returns 404 when the site has a public address, and no link is printed', async () => {
    expect(app.progress.join()).not.toContain('/dev/mail');
    expect((await ask(app, '/dev/mail', { host: 'localhost', cookie: cookie() })).status).toBe(404);
    expect(
      (await ask(app, '/dev/mail/a.eml', { host: 'localhost', cookie: cookie() })).status,
    ).toBe(404);
  });
  test.each([
    '/dev/mail/..%2F..%2Fapp-secret',
    '/dev/mail/.a.eml',
    '/dev/mail/none.eml',
    '/dev/mail/a.txt',
  ])('returns 404 for %s', async (path) => {
    expect((await ask(local, path, { host: 'localhost', cookie: cookie() })).status).toBe(404);
  });
});
