// What one network may ask of the model of meaning. Past it words and rules decide for this network
// alone, and danger is still noticed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

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
      LIMIT_ISSUE_SPOTS: '8/86400',
    },
    { meaning: true },
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
  for (let paper = 0; paper < 6; paper++) {
    const text = `I am ${Array.from({ length: 1_500 }, (_, i) => WORDS[(i * (paper + 3)) % WORDS.length]).join(' ')}`;
    expect((await post('/api/paper', BUSY, text)).status).toBe(200);
  }
  const other = `${STORY} at all`;
  expect((await post('/api/issue-spot', BUSY, other)).body.wordsOnly).toBe(true);
  expect((await post('/api/issue-spot', OTHER, other)).body.wordsOnly).toBeUndefined();
  const { status, body } = await post('/api/paper', BUSY, DANGER);
  expect([status, body.urgent.length > 0]).toEqual([200, true]);
}, 120_000);

test('texts whose topics are asked for have a limit of their own', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 9; n++)
    statuses.push((await post('/api/issue-spot', '203.0.113.8', STORY)).status);
  expect(statuses).toEqual([...Array(8).fill(200), 429]);
  const { body } = await post('/api/issue-spot', '203.0.113.8', STORY);
  expect(body.error.kind).toBe('rate_limited');
});
