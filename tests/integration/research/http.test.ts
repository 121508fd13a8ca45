// The research URLs on the real server, as API clients, crawlers and browsers without JavaScript
// see them.
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { storeTestCases } from './stored-cases.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({
  DATABASE_URL: database.url,
  LIMIT_WRITES: '10000/60',
  LIMIT_PAGES: '10000/60',
});
afterAll(() => app.stop());
await storeTestCases(await database.open(), [
  {
    name: 'Webtest v. Sampleton',
    volume: 598,
    page: 9901,
    year: 2020,
    text: '<p>Only a test.</p>',
  },
]);

const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });
const post = (path: string, fields: Record<string, string>, headers = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html', ...headers },
  });

test('an imported case has a page immediately, without a restart', async () => {
  const page = await get('/cases/webtest-v-sampleton-2020');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<p id="p1">');
  await storeTestCases(await database.open(), [
    {
      name: 'Newer v. Sampleton',
      volume: 598,
      page: 9950,
      year: 2021,
      text: '<p>See Webtest v. Sampleton, 598 U.S. 9901 (2020).</p>',
    },
  ]);
  expect(await (await get('/cases/webtest-v-sampleton-2020')).text()).toContain(
    'Newer v. Sampleton',
  );
});

test('returns 301 for a former URL and 404 for an unknown case', async () => {
  await database.rows(
    `INSERT INTO former_case_slugs (slug, case_id) SELECT 'webtest-old', id FROM cases WHERE slug LIKE 'webtest%'`,
  );
  const moved = await get('/cases/webtest-old');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/cases/webtest-v-sampleton-2020',
  ]);
  expect((await get('/cases/no-such-case-1900')).status).toBe(404);
  expect((await get('/cases/%00')).status).toBe(404);
});

test('redirects a citation search to its case', async () => {
  const answer = await get('/research?tab=cases&q=598+U.S.+9901');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/cases/webtest-v-sampleton-2020?q=598+U.S.+9901',
  ]);
});

test('returns 401 with the page for the second page without an account', async () => {
  const answer = await get('/research?tab=cases&q=test&page=2');
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('Please sign in first.');
});

test('saving while signed out redirects to sign-in with a same-site return URL', async () => {
  const own = await post('/research/saved', {
    intent: 'save',
    case: 'webtest-v-sampleton-2020',
    returnTo: '/research?tab=cases',
  });
  expect([own.status, own.headers.get('location')]).toEqual([
    302,
    '/auth/login?returnTo=%2Fresearch%3Ftab%3Dcases',
  ]);
  const other = await post('/research/saved', {
    intent: 'save',
    returnTo: 'https://evil.example/',
  });
  expect(other.headers.get('location')).toBe('/auth/login?returnTo=%2Fresearch%2Fsaved');
});

test('rejects a cross-site form', async () => {
  const answer = await post(
    '/research/saved',
    { intent: 'save' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  );
  expect(answer.status).toBe(403);
});

test('exports a page’s own list as a file', async () => {
  const answer = await post('/research/saved/export', {
    format: 'csv',
    case: 'webtest-v-sampleton-2020',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="citations.csv"');
  expect(await answer.text()).toContain('"Webtest v. Sampleton, 598 U.S. 9901 (2020)"');
});
