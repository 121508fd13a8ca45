// Over HTTP, for each route of the build: a session that waits for its second step gets no page and
// no data but those that say so. A new route is closed without doing anything; one that is opened
// has to be added here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import urlTable from '#app/routes.ts';
import { showCode } from '#tests/harness/app/authenticator-app.ts';
import { Member } from '#tests/harness/app/member.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';
import { readSourceFiles } from '#tests/harness/rules/source-files.ts';

const OPEN = [
  'auth/second-step',
  'auth/passkey-options',
  'auth/recover',
  'auth/stop-recovery',
  'auth/not-me',
  'auth/address',
  'auth/stop-address',
  'auth/sign-out',
  'urgent',
];
const database = await createTestDatabase({ withLibrary: true });
const metricsPort = await findFreePort();
const member = new Member('ann@example.com');
const sources = readSourceFiles();
const routes = urlTable
  .filter(({ path }) => path !== '*')
  .map(({ path = '', file }) => ({ path, source: sources.get(`app/${file}`) ?? '' }));
const isMachine = (source: string) => /handle = \{[^}]*\bmachine: true\b/.test(source);
const closed = routes.filter(({ path, source }) => !OPEN.includes(path) && !isMachine(source));
const toAddress = (path: string) => `/${path.replace(/:[a-zA-Z]+\??/g, 'x')}`;

let app: TestApp;
let waiting: string;
let key = '';
let codes: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'debug',
  });
  await member.join(app.url, (email) =>
    database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]),
  );
  const setUp = await member.ask(app.url, '/account/second-step');
  key = /enrolment-key">([A-Z2-7 ]+)</.exec(setUp.text)?.[1] ?? expect.unreachable(setUp.text);
  const code = await showCode(key, new Date());
  const form = { intent: 'authenticator', code };
  const added = await member.ask(app.url, '/account/second-step', form);
  codes = [...added.text.matchAll(/<li>([0-9A-Z]{5}-[0-9A-Z]{5})<\/li>/g)].map(
    ([, text]) => text ?? '',
  );
  const session = await signIn();
  waiting = session;
});
afterAll(() => app.stop());

/** The cookies of a session that waits for its second step. */
async function signIn(): Promise<string> {
  const browser = new Member('ann@example.com');
  await browser.signIn(app.url);
  return [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { cookie: waiting, accept: 'text/html', origin: app.url, ...init.headers },
  });

const withToken = new Set(
  closed
    .filter(({ source }) => /handle = \{[^}]*\btokenInAddress: true\b/.test(source))
    .map(({ path }) => toAddress(path)),
);

test('the routes that are open say so, and no others do', () => {
  const declared = routes
    .filter(({ source }) => /handle = \{[^}]*\bbeforeSecondStep: true\b/.test(source))
    .map(({ path }) => path);
  expect(declared.sort()).toEqual([...OPEN].sort());
});

describe.each(closed.map(({ path }) => toAddress(path)))('%s', (path) => {
  test('leads to the second step: the page, its data, prefetched or not, and forms', async () => {
    const isApi = path.startsWith('/api/');
    const prefetch = { headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch' } };
    for (const answer of [
      await ask(path),
      await ask(path, prefetch),
      await ask(path, { method: 'POST', body: new URLSearchParams({ intent: 'x' }) }),
    ]) {
      expect(answer.status).toBe(isApi ? 401 : 303);
      if (!isApi) expect(answer.headers.get('location')).toMatch(/^\/auth\/second-step/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    for (const init of [{}, prefetch]) {
      const data = await ask(`${path === '/' ? '/_root' : path}.data`, init);
      // A token in an address is written into no other one.
      const query = withToken.has(path) ? '' : `?returnTo=${encodeURIComponent(path)}`;
      expect([data.status, data.headers.get('x-remix-redirect')]).toEqual([
        204,
        `/auth/second-step${query}`,
      ]);
    }
  });
});

test('addresses without a route, and other spellings, lead there too', async () => {
  for (const path of ['/nowhere', '/account/../account/data', '/ACCOUNT', '/account/']) {
    const answer = await ask(path);
    expect([301, 303, 308]).toContain(answer.status);
  }
});

test('what is open shows nothing of the account', async () => {
  for (const path of OPEN.filter((name) => name !== 'auth/sign-out')) {
    const answer = await ask(`/${path}`);
    expect(await answer.text()).not.toMatch(/ann@example\.com|Your account/);
  }
});

test('the step leads back to where one was going; signing out ends the session', async () => {
  const page = await (await ask('/auth/second-step?returnTo=%2Fresearch%2Fsaved')).text();
  expect(page).toContain('One more step');
  const cookie = await signIn();
  const body = new URLSearchParams({ code: codes[0] ?? '', returnTo: '/research/saved' });
  const passed = await ask('/auth/second-step', { method: 'POST', body, headers: { cookie } });
  expect(passed.headers.get('location')).toBe('/research/saved');
  const own = passed.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  expect((await ask('/account', { headers: { cookie: own } })).status).toBe(200);
  expect((await ask('/account', { headers: { cookie } })).headers.get('location')).toBe(
    '/auth/login?returnTo=%2Faccount',
  );
  await ask('/auth/sign-out', { method: 'POST', body: '', headers: { cookie: own } });
  expect((await ask('/account', { headers: { cookie: own } })).status).toBe(302);
});

test('no code, secret, kind of device or email address stands in the log, metrics or an address', async () => {
  const agent = 'Mozilla/5.0 (X11; CrOS x86_64) Firefox/140.0 zqcanary';
  const cookie = await signIn();
  const body = new URLSearchParams({ code: codes[1] ?? '' });
  const answer = await ask('/auth/second-step', {
    method: 'POST',
    body,
    headers: { cookie, 'user-agent': agent },
  });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const text = JSON.stringify([app.lines, metrics, answer.headers.get('location')]);
  for (const secret of [
    key,
    key.replaceAll(' ', ''),
    ...codes,
    'zqcanary',
    'Chromebook',
    'ann@example.com',
  ])
    expect(text).not.toContain(secret);
});
