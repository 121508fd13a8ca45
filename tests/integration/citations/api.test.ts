// The contract of POST /api/citations/check and of the form over HTTP, including hostile input.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocx, createPdf, createZip } from '#features/citations/test-files.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    LIMIT_CITATION_CHECKS: '40/600',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => app.stop());

const MEGABYTE = 1024 * 1024;
const TEXT =
  '🙂 See Miranda v. Arizona, 384 U.S. 436 (1966); Sample v. Example, 384 U.S. 436 (1966). Id. at 444.';
const post = (body: string, type = 'application/json') =>
  fetch(`${app.url}/api/citations/check`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
const check = (text: unknown) => post(JSON.stringify({ text }));

function postForm(path: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${app.url}${path}`, {
    method: 'POST',
    body,
    headers: { Origin: 'http://plainlaw.test' },
  });
}
const createFile = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

describe('the API', () => {
  test('returns the position, the parts and the status of each citation', async () => {
    const response = await check(TEXT);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { citations } = (await response.json()) as {
      citations: { start: number; end: number; text: string; status: string }[];
    };
    expect(citations).toMatchObject([
      {
        text: 'Miranda v. Arizona, 384 U.S. 436 (1966)',
        parsed: {
          kind: 'case',
          volume: '384',
          reporter: 'U.S.',
          page: '436',
          name: 'Miranda v. Arizona',
          year: 1966,
        },
        status: 'verified',
        sentence: '384 U.S. 436 is Miranda v. Arizona.',
        held: [{ name: 'Miranda v. Arizona', page: expect.stringMatching(/^\/cases\/miranda/) }],
      },
      { text: 'Sample v. Example, 384 U.S. 436 (1966)', status: 'wrong_name' },
      { text: 'Id. at 444', parsed: { kind: 'id', refersTo: 1 }, status: 'wrong_name' },
    ]);
    for (const { start, end, text } of citations) expect(TEXT.slice(start, end)).toBe(text);
  });
  test('an empty text has no citations', async () => {
    expect(await (await check(' ')).json()).toMatchObject({ citations: [] });
  });
  test.each([
    ['broken JSON', '{"text": "a'],
    ['JSON that is not an object', '"384 U.S. 436"'],
    ['a missing text', '{"texts": "a"}'],
    ['a number as text', '{"text": 384}'],
    ['an empty body', ''],
    ['control and noncharacters', '\u0000\uffff'],
  ])('returns 422 for %s and says what to send', async (_what, body) => {
    const response = await post(body, 'text/plain');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { kind: 'invalid', message: 'Send JSON of the form { "text": "…" }.' },
    });
  });
  test('accepts lone surrogates and NUL characters', async () => {
    const text = `\ud800 Mi\u0000randa v. Arizona, 384 U.S. 436\u0000 (1966) 384 U.S. \u00004`;
    expect((await check(text)).status).toBe(200);
  });
  test('returns 405 for GET', async () => {
    const response = await fetch(`${app.url}/api/citations/check`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
  test.runIf(LONG)('says what was left out of megabytes of digits and "U.S."', async () => {
    const response = await check('384 U.S. '.padEnd(2.9 * MEGABYTE, '384 U.S. '));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ textCut: true, citationsCut: true });
  });
  test('returns 413 for more than 3 MB', async () => {
    const response = await post('x'.repeat((LONG ? 30 : 3.1) * MEGABYTE)).catch(() => undefined);
    if (response) expect(response.status).toBe(413);
  });
});

describe('the form', () => {
  test('reads a file of each kind', async () => {
    const files = [
      createFile(createDocx(['42 U.S.C. &#167; 1983']), 'a.docx'),
      createFile(createPdf(['42 U.S.C. 1983']), 'a.pdf'),
      createFile(Buffer.from('42 USC 1983'), 'a.txt'),
    ];
    for (const file of files) {
      const response = await postForm('/citations', { text: '', file });
      expect([file.name, response.status]).toEqual([file.name, 200]);
      expect(await response.text()).toContain('Results<!-- -->: <!-- -->1 citation');
    }
  });
  test.each([
    [
      'a .docx that is not one',
      createFile(Buffer.from('no'), 'a.docx'),
      'not a Word document that we can open',
    ],
    [
      'a zip bomb',
      createFile(createZip({ 'word/document.xml': Buffer.alloc(80 * MEGABYTE) }), 'a.docx'),
      'unpacks to more than we read',
    ],
    ['a file of 11 MB', createFile(Buffer.alloc(11 * MEGABYTE, 'a'), 'a.txt'), 'larger than 10 MB'],
  ])('returns 422 and a message for %s, and keeps the text', async (_what, file, sentence) => {
    const response = await postForm('/citations', { text: 'What was typed before.', file });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain(sentence);
    expect(page).toContain('>What was typed before.</textarea>');
  });
  test('returns each download', async () => {
    for (const format of ['marked-html', 'marked-text', 'table-text', 'table-csv']) {
      const response = await postForm('/citations/download', { text: TEXT, 'file-format': format });
      expect([format, response.status]).toEqual([format, 200]);
      expect(response.headers.get('content-disposition')).toContain('attachment');
      expect(await response.text()).toContain('Miranda v. Arizona');
    }
  });
  test('rejects a form from another site', async () => {
    const response = await fetch(`${app.url}/citations`, {
      method: 'POST',
      body: new FormData(),
      headers: { Origin: 'https://other.example' },
    });
    expect(response.status).toBe(403);
  });
});

describe('logs and limits', () => {
  // Guards against one sender who keeps every reader busy: other people's files were refused for as
  // long as it went on.
  test('a file is read while another network sends PDFs that unpack to hundreds of megabytes', async () => {
    const send = (address: string, file: File, signal?: AbortSignal) => {
      const body = new FormData();
      body.set('file', file);
      const headers = { Origin: 'http://plainlaw.test', 'X-Forwarded-For': address };
      return fetch(`${app.url}/citations`, { method: 'POST', body, headers, signal });
    };
    const bomb = createFile(
      createPdf([], { stream: Buffer.alloc((LONG ? 300 : 64) * MEGABYTE, ' ') }),
      'a.pdf',
    );
    const leave = new AbortController();
    const refused: Response[] = [];
    const attacks = Array.from({ length: 8 }, (_, n) =>
      send(n % 2 ? '2001:db8::1' : '2001:db8::2', bomb, leave.signal).then(
        (response) => response.status === 429 && refused.push(response),
        () => {}, // we disconnect below
      ),
    );
    await expect.poll(() => refused.length, { timeout: 30_000 }).toBe(6);
    expect(refused[0]?.headers.get('retry-after')).toBe('10');
    expect(await refused[0]?.text()).toContain('Other texts from your network are being read');
    const other = await send(
      '2001:db8:0:1::1',
      createFile(createDocx(['42 U.S.C. &#167; 1983']), 'a.docx'),
    );
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('Results<!-- -->: <!-- -->1 citation');
    leave.abort();
    await Promise.all(attacks);
  });
  test('logs nothing of the text', async () => {
    await check('Unheard-of v. Wordsecret, 384 U.S. 436 (1966)');
    await postForm('/citations', { text: 'Unheard-of v. Wordsecret, 384 U.S. 436 (1966)' });
    expect(JSON.stringify(app.lines)).not.toMatch(/Wordsecret|Miranda/);
  });
  test('returns 429 with Retry-After above the rate limit', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 45 && statuses.at(-1) !== 429; i++)
      statuses.push((await check('a')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await check('a')).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
