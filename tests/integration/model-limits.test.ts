// What one network may ask of the model of meaning. Past it words and rules decide for this network
// alone, and danger is still noticed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '#server/boot/content-source.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const BUSY = '203.0.113.7';
const OTHER = '198.51.100.7';
const STORY = 'my landlord kept my deposit and will not say why';
/** In danger, in words that every reader of rules knows. */
const DANGER = 'I want to kill myself because of the eviction';
const WORDS = 'my he she landlord night door money child left paid never boss week court'.split(
  ' ',
);

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(
    {
      DATABASE_URL: database.url,
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_INFERENCE_SECONDS: '1/86400',
      LIMIT_ISSUE_SPOTS: '30/86400',
    },
    {
      meaning: true,
      content: { library, index: getSearchIndex(), modelsFolder: checkout.models },
    },
  );
});
afterAll(() => app.stop());

async function post(path: string, address: string, text: string) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
  });
  return { status: response.status, body: await response.json() };
}

test('a network that used up its seconds of inference is answered by words, others by meaning; danger is noticed', async () => {
  const before = await post('/api/issue-spot', BUSY, STORY);
  expect(before.body.wordsOnly).toBeUndefined();
  let busy = before;
  for (let n = 0; n < 25 && !busy.body.wordsOnly; n++) {
    const text = Array.from({ length: 2_000 }, (_, i) => WORDS[(i * (n + 3)) % WORDS.length]);
    expect((await post('/api/paper', BUSY, `I am ${n} ${text.join(' ')}`)).status).toBe(200);
    busy = await post('/api/issue-spot', BUSY, `${STORY} ${n}`);
  }
  expect(busy.body.wordsOnly).toBe(true);
  const other = await post('/api/issue-spot', OTHER, `${STORY} at all`);
  expect([other.status, other.body.wordsOnly]).toEqual([200, undefined]);
  const { status, body } = await post('/api/paper', BUSY, DANGER);
  expect([status, body.urgent.length > 0]).toEqual([200, true]);
}, 120_000);

test('texts whose topics are asked for have a limit of their own', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++)
    statuses.push((await post('/api/issue-spot', '203.0.113.8', STORY)).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  const { body } = await post('/api/issue-spot', '203.0.113.8', STORY);
  expect(body.error.kind).toBe('rate_limited');
});
