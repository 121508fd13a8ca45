// A route for programs answers the same with and without cookies, and asks the database for no
// session: a page of another site must get nothing in its visitor's name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Member } from '#tests/harness/app/member.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: database.url, LOG_LEVEL: 'info' });
  await ann.join(app.url, verify, app.url);
  // Whoever looks for a session now says so in the log.
  await database.rows('ALTER TABLE sessions RENAME TO no_sessions');
});
afterAll(() => app.stop());

const ann = new Member('ann@example.com');
const verify = (email: string) =>
  database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]);
const writeCookies = () =>
  [...ann.jar, ['state', 'OH']].map(([name, value]) => `${name}=${value}`).join('; ');
const RULE = { rule: 'security-deposit-return', state: 'TX' };
const REQUESTS: [path: string, body?: object][] = [
  ['/llms.txt'],
  ['/api/openapi.json'],
  ['/api/rules'],
  ['/api/rules/security-deposit-return'],
  ['/widget/rule?id=security-deposit-return'],
  ['/widget/search'],
  ['/newsletter/unsubscribe?token=a'],
  ['/api/tools/state_rule', RULE],
  ['/api/issue-spot', { text: 'My boss did not pay me' }],
  ['/api/paper', { text: 'THREE-DAY NOTICE TO PAY RENT OR QUIT.' }],
  ['/api/citations/check', { text: 'Miranda v. Arizona, 384 U.S. 436 (1966)' }],
  [
    '/mcp',
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'state_rule', arguments: RULE },
    },
  ],
];
const CHANGING = /^(?:date|x-request-id|content-length|ratelimit|content-security-policy)$/;
const OF_THE_MOMENT = /(?:nonce|data-read)="[^"]*"/g;

async function ask([path, body]: (typeof REQUESTS)[number], headers: Record<string, string>) {
  const response = await fetch(app.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Accept: 'application/json, text/event-stream',
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    text: text.replace(OF_THE_MOMENT, ''),
    headers: [...response.headers].filter(([name]) => !CHANGING.test(name)),
  };
}

test.each(REQUESTS)('%s', async (...request) => {
  const mark = app.lines.length;
  const plain = await ask(request, {});
  expect(plain.status).toBe(200);
  expect(await ask(request, { Cookie: writeCookies() })).toEqual(plain);
  expect(app.linesSince(mark).filter(({ msg }) => /session/.test(msg))).toEqual([]);
});

test('a page of people asks for the session', async () => {
  const mark = app.lines.length;
  await ask(['/account'], { Cookie: writeCookies() });
  expect(app.linesSince(mark).some(({ msg }) => /session/.test(msg))).toBe(true);
});
