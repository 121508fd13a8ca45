// End to end on the real server: with a token configured, visitors see results from CourtListener.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { startFakeCourtListener } from '#tests/harness/fakes/fake-courtlistener.ts';

const TOKEN = 'a-token-that-nobody-may-see';
const fake = await startFakeCourtListener([
  {
    id: 7,
    name: 'Zebrafinch v. Quillfeather',
    citations: [[95, 'F.4th', '321']],
    date: '2024-02-01',
    court: 'ca9',
  },
]);
const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({
  DATABASE_URL: database.url,
  COURTLISTENER_TOKEN: TOKEN,
  COURTLISTENER_URL: fake.url,
});
afterAll(async () => {
  await app.stop();
  await fake.stop();
});
beforeEach(() => {
  fake.behave();
  fake.requests.length = 0;
});

const search = async (words: string) =>
  (await fetch(`${app.url}/research?tab=cases&q=${encodeURIComponent(words)}`)).text();

test('a search shows results from CourtListener in a separate section', async () => {
  const page = await search('Zebrafinch');
  expect(page).toContain('From CourtListener');
  expect(page).toContain(
    `href="${fake.url}/opinion/7/zebrafinch-v-quillfeather/" target="_blank" rel="noopener noreferrer"`,
  );
  expect(fake.requests).toHaveLength(1);
  await search('zebrafinch ');
  expect(fake.requests, 'the second search uses the cache').toHaveLength(1);
});

test('the citation checker finds cases there that we do not store', async () => {
  const response = await fetch(`${app.url}/api/citations/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'See Zebrafinch v. Quillfeather, 95 F.4th 321 (9th Cir. 2024).' }),
  });
  expect(await response.json()).toMatchObject({
    liveFailed: false,
    citations: [{ status: 'found_live' }],
  });
  expect(fake.requests.map(({ text }) => text)).toEqual(['95 F.4th 321']);
});

test('when CourtListener fails, the page says so, and neither token nor words are logged', async () => {
  fake.behave({ status: 500, body: TOKEN });
  const page = await search('Quillfeather');
  expect(page).toContain('CourtListener could not be asked just now.');
  expect(page).toContain('research-panel');
  expect(app.lines.some(({ msg }) => msg === 'CourtListener did not answer')).toBe(true);
  expect(JSON.stringify(app.lines)).not.toMatch(/nobody-may-see|quillfeather/i);
});
