// A machine where the model of meaning cannot run, and whose operator allows that: whatever is
// asked, three numbers stand above the answer, and the server says what is missing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const NUMBERS = ['911', '988', '1-800-799-7233'];
const CALM = 'Can my landlord keep my security deposit?';
const start = (env: Record<string, string>) =>
  startTestApp(
    { DATABASE_URL: database.url, ...env },
    { findEngineFault: async () => 'Error loading shared library ld-linux-x86-64.so.2' },
  );

let app: TestApp;
beforeAll(async () => {
  app = await start({ ALLOW_NO_MEANING: 'on', LOG_LEVEL: 'info' });
});
afterAll(() => app.stop());

/** The three links, in the part of the page that is above what `below` matches. */
function expectNumbersAbove(page: string, below: RegExp) {
  const end = page.search(below);
  expect(end).toBeGreaterThan(0);
  const main = page.slice(page.indexOf('<main'), end);
  for (const phone of NUMBERS) expect(main).toMatch(new RegExp(`<a href="tel:[^"]+">${phone}</a>`));
}

const postForm = async (path: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${app.url}${path}`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return response.text();
};
const postJson = (path: string, body: object) =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

test('without the setting the start ends with a sentence', async () => {
  await expect(start({})).rejects.toThrow(/ALLOW_NO_MEANING=on/);
});

test('the terminal, the log and /readyz say it', async () => {
  const sentence = /rules alone.*911, 988 and 1-800-799-7233/;
  expect(app.progress).toContainEqual(expect.stringMatching(sentence));
  expect(app.lines).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: expect.stringMatching(sentence) }),
  );
  const response = await fetch(`${app.url}/readyz`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('ready, without the model of meaning');
});

test('the numbers stand above an answer without JavaScript, results of a search, and a paper', async () => {
  expectNumbersAbove(await postForm('/chatbot', { question: CALM }), /class="block|answer-end/);
  const search = await fetch(`${app.url}/search?q=security+deposit`);
  expectNumbersAbove(await search.text(), /class="entries"/);
  const paper = 'THREE-DAY NOTICE TO PAY RENT OR QUIT. Served on: March 4, 2026';
  expectNumbersAbove(await postForm('/paper', { text: paper }), /id="result-title"/);
});

test('in Spanish for a Spanish message', async () => {
  const page = await postForm('/chatbot', {
    question: '¿Puede mi casero quedarse con el depósito?',
  });
  expect(page).toContain('Si alguien lo está, llame:');
});

test('the API has them in a field of its own', async () => {
  const safety = {
    lang: 'en',
    text: expect.any(String),
    hotlines: NUMBERS.map((phone) => expect.objectContaining({ phone })),
  };
  const chat = await (await postJson('/api/chat', { question: CALM })).text();
  const opening = chat
    .split('\n')
    .find((line) => line.startsWith('data:') && line.includes('"begun"'));
  expect(JSON.parse(opening?.slice(5) ?? '{}')).toMatchObject({ type: 'begun', safety });
  expect(await (await postJson('/api/paper', { text: 'A bill.' })).json()).toMatchObject({
    safety,
  });
});

test('the page of figures says that they were measured with the model', async () => {
  const page = await (await fetch(`${app.url}/accuracy`)).text();
  expect(page).toContain('It cannot run on this server');
});
