// Shared pages for those who are signed in: from memory, filled with what is theirs, and nothing of
// anybody in what is stored.
import { afterAll, expect, test } from 'vitest';
import { HOLE_MARK } from '#app/frame/account-email.ts';
import { Member } from '#tests/harness/member.ts';
import { startTestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1' });
afterAll(() => app.stop());

const verify = (email: string) =>
  database.rows(
    `UPDATE users SET email_verified = true WHERE email = '${email}' RETURNING id`,
  ) as Promise<unknown[]>;
const [ann, bob] = [new Member('ann-canary@example.com'), new Member('bob-canary@example.com')];
for (const member of [ann, bob]) await member.join(app.url, verify, 'http://127.0.0.1');

const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>/g;
const split = (html: string) => ({
  text: html.replace(SCRIPTS, ''),
  data: (html.match(SCRIPTS) ?? []).join(''),
});

async function visit(member: Member | null, path: string, state = '') {
  const cookies = [...(member?.jar ?? [])].map(([name, value]) => `${name}=${value}`);
  const cookie = [...cookies, ...(state ? [`state=${state}`] : [])].join('; ');
  const response = await fetch(app.url + path, { headers: { cookie, accept: 'text/html' } });
  const html = await response.text();
  return { ...split(html), html, headers: response.headers, status: response.status };
}

/** Only a page that was rendered for nobody has the mark in its data. */
const isFromMemory = ({ data }: { data: string }) => data.includes(HOLE_MARK);

test.each([
  '/topics',
  '/topics/landlord-tenant',
  '/faq',
  '/guides/answer-a-debt-lawsuit',
  '/resources',
  '/dictionary',
  '/terms',
  '/law',
])(
  '%s is one page in memory for everybody who is signed in, and each sees their own address',
  async (path) => {
    for (const [member, other] of [
      [ann, bob],
      [bob, ann],
      [ann, bob],
    ] as const) {
      const page = await visit(member, path);
      expect(page.status).toBe(200);
      expect(isFromMemory(page)).toBe(true);
      expect(page.text).toContain(`>${member.email}<`);
      expect(page.text).not.toContain(HOLE_MARK);
      expect(page.data).not.toContain('canary');
      expect(page.html).not.toContain(other.email);
      expect(page.text).toContain('action="/auth/sign-out"');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('etag')).toBeNull();
    }
    const visitor = await visit(null, path);
    expect(visitor.html).not.toContain('canary');
    expect(visitor.html).not.toContain(HOLE_MARK);
    expect(visitor.text).toContain('/auth/login');
  },
);

test('pages are per state', async () => {
  expect((await visit(ann, '/terms', 'TX')).text).toContain('<option value="TX" selected="">');
  expect((await visit(bob, '/terms')).text).not.toContain('<option value="TX" selected="">');
});

test('the data that the browser asks for on the way to a page has nobody in it', async () => {
  const path = '/terms.data?_routes=terms';
  const [first, second, visitor] = [
    await visit(ann, path),
    await visit(bob, path),
    await visit(null, path),
  ];
  expect(first.html).toBe(visitor.html);
  expect(second.html).toBe(visitor.html);
  expect(first.headers.get('cache-control')).toBe('no-store');
});

test('a page that asks who somebody is, is rendered for them alone', async () => {
  for (const member of [ann, bob, ann]) {
    const page = await visit(member, '/chatbot');
    expect(isFromMemory(page)).toBe(false);
    expect(page.text).toContain(`>${member.email}<`);
    expect(page.headers.get('cache-control')).toBe('no-store');
  }
});

test('a session that has ended shows the page as to a visitor', async () => {
  const former = new Member('former-canary@example.com');
  await former.join(app.url, verify, 'http://127.0.0.1');
  expect((await visit(former, '/terms')).text).toContain('former-canary');
  await database.rows(
    `DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = '${former.email}')`,
  );
  const page = await visit(former, '/terms');
  expect(page.html).not.toContain('canary');
  expect(page.text).toContain('/auth/login');
});
