// News on the real server: the trending block, a topic's tab, its feed, and what is shown when the
// database fails.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { storeTestNews } from '#tests/harness/app/test-news.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const HOSTILE = 'Rents & <b>"deposits"</b> ]]> \u0001 �';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: database.url, LIMIT_PAGES: '10000/60' });
  await storeTestNews(await database.open(), [
    {
      id: 'first',
      topics: ['landlord-tenant', 'tax-law'],
      date: '2099-01-04',
      title: 'The newest of all',
      source: 'HUD',
    },
    {
      id: 'hostile',
      topics: ['landlord-tenant'],
      date: '2099-01-03',
      title: HOSTILE,
      content: HOSTILE,
      url: 'https://news.example/?a=1&b="2"',
    },
    {
      id: 'unsafe',
      topics: ['landlord-tenant'],
      date: '2099-01-02',
      title: 'Not to be shown',
      url: 'javascript:alert(1)',
    },
  ]);
  await database.rows('DELETE FROM trending_topics');
  await database.rows(
    `INSERT INTO trending_topics SELECT t, t, 'About ' || t, 1234, 1, 10 - n FROM unnest($1::text[]) WITH ORDINALITY AS x(t, n)`,
    [['landlord-tenant', 'tax-law', 'employment', 'bankruptcy', 'family-law', 'real-estate']],
  );
});
afterAll(() => app.stop());
const get = (path: string, headers = {}) => fetch(app.url + path, { redirect: 'manual', headers });

test('trending shows at most five topics, with counts and links that open in a new tab', async () => {
  const html = await (await get('/topics?q=rent')).text();
  const block = html.slice(html.indexOf('Trending Legal Topics'), html.indexOf('role="search"'));
  expect(block.match(/<h3>/g)).toHaveLength(5);
  expect(block).toContain('1,234 news items');
  expect(block).toContain('1 case');
  expect(block).toContain('The newest of all');
  expect(block).toContain('January 4, 2099');
  expect(block).not.toContain('javascript:');
  for (const [link] of block.matchAll(/<a [^>]*href="https:[^>]*>/g))
    expect(link).toMatch(/target="_blank" rel="noopener noreferrer"/);
});

test('the tab lists every item tagged with the topic, newest first', async () => {
  const html = await (await get('/topics/tax-law?x=1')).text();
  expect(html).toContain('The newest of all');
  expect(html).toContain('type="application/rss+xml"');
  const landlordPage = await (await get('/topics/landlord-tenant?x=1')).text();
  expect(landlordPage.indexOf('The newest of all')).toBeLessThan(
    landlordPage.indexOf('Rents &amp; &lt;b&gt;'),
  );
  expect(landlordPage).not.toContain('Not to be shown');
});

test('the feed is well-formed and escaped, links to itself and supports 304', async () => {
  const answer = await get('/topics/landlord-tenant/news.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const xml = await answer.text();
  expect(xml).toContain(
    '<atom:link href="http://plainlaw.test/topics/landlord-tenant/news.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain('<pubDate>Sun, 04 Jan 2099 00:00:00 GMT</pubDate>');
  expect(xml).toContain(
    '<title>Rents &amp; &lt;b&gt;&quot;deposits&quot;&lt;/b&gt; ]]&gt;  �</title>',
  );
  for (const forbidden of ['\u0001', 'javascript:']) expect(xml).not.toContain(forbidden);
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W?\/?"/);
  const notModified = await get('/topics/landlord-tenant/news.xml', { 'If-None-Match': etag });
  expect([notModified.status, await notModified.text()]).toEqual([304, '']);
});

test('redirects feeds of renamed topics and returns 404 for unknown ones', async () => {
  const moved = await get('/topics/housing-law/news.xml');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/topics/landlord-tenant/news.xml',
  ]);
  expect((await get('/topics/business-law/news.xml')).status).toBe(404);
  expect((await get('/topics/no-such-topic/news.xml')).status).toBe(404);
});

test('the research tab returns 401 with a sign-in link, and a GET never uses the free search', async () => {
  const answer = await get('/research?tab=news&q=rent');
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('/auth/login?returnTo=%2Fresearch%3Ftab%3Dnews%26q%3Drent');
  const post = await fetch(`${app.url}/research?tab=cases&q=rent`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(),
  });
  expect(post.status).toBe(404);
});

test('says what could not be loaded and does not cache it', async () => {
  await database.rows('ALTER TABLE trending_topics RENAME TO away');
  await database.rows('ALTER TABLE news_topics RENAME TO away_too');
  const [topics, topic, feed] = await Promise.all([
    get('/topics'),
    get('/topics/bankruptcy'),
    get('/topics/bankruptcy/news.xml'),
  ]);
  expect([topics.status, topic.status, feed.status]).toEqual([200, 200, 503]);
  expect(await topics.text()).toContain('What is trending could not be loaded.');
  expect(await topic.text()).toContain('The news could not be loaded.');
  await database.rows('ALTER TABLE away RENAME TO trending_topics');
  await database.rows('ALTER TABLE away_too RENAME TO news_topics');
  expect(await (await get('/topics')).text()).toContain('1,234 news items');
  expect(await (await get('/topics/bankruptcy')).text()).not.toContain('could not be loaded');
  expect((await get('/topics/bankruptcy/news.xml')).status).toBe(200);
});
