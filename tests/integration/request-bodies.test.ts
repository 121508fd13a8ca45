// Bodies that are cheap to send and expensive to parse. Node's parsers run on the main thread and
// need minutes for some of these, so they are refused before parsing and the server keeps
// responding. No time is measured: getting a response is the proof.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import { Member } from '#tests/harness/app/member.ts';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { getTemplate } from '#tests/harness/fakes/document-examples.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/**
 * More than any form has; in the long form also more than the largest body that any address takes.
 */
const HUGE = (LONG ? 17 : 3) * MEGABYTE;
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

const database = await createTestDatabase({ withLibrary: true });
const member = new Member('member@example.com');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: database.url, RATE_LIMITS: 'off', PAYWALL: 'off' });
  await member.join(app.url, (email) =>
    database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]),
  );
});
afterAll(() => app.stop());

const repeatToLength = (piece: string, bytes: number) =>
  piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);

type Sending = 'announced' | 'chunked';
function post(path: string, type: string, body: string, sending: Sending = 'announced') {
  const length =
    sending === 'announced' ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked';
  const head = `POST ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
  const sent =
    sending === 'announced' ? body : `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  return sendRawRequest(app.port, Buffer.from(head + sent, 'latin1'));
}

/** Refused with our page, while other requests are served. */
async function expectRefused(status: number, ask: () => ReturnType<typeof sendRawRequest>) {
  const mark = app.lines.length;
  const [answer, health] = await Promise.all([ask(), fetch(`${app.url}/healthz`)]);
  expect(health.status).toBe(200);
  expect(answer.status).toBe(status);
  expect(answer.headers.connection).toBe('close');
  expect(app.linesSince(mark).filter(({ level }) => level !== 'info')).toEqual([]);
  return answer;
}

describe('urlencoded forms', () => {
  const SIZES: [path: string, bytes: number][] = [
    ['/newsletter', 60 * KILOBYTE],
    ['/citations', 60 * KILOBYTE],
    ['/research?tab=strategy', 512 * KILOBYTE],
    ['/chatbot', 512 * KILOBYTE],
    ['/chatbot.data', 512 * KILOBYTE],
    ['/documents', MEGABYTE],
    ['/citations', HUGE],
  ];
  test.each(SIZES)('refuses names without values: %s, %i bytes', async (path, bytes) => {
    const variants = [
      ['a&', 'announced'],
      ['%61&', 'chunked'],
      ['a&', 'chunked'],
      ['%61&', 'announced'],
    ] as const;
    for (const [piece, sending] of variants.slice(0, LONG ? 4 : 2)) {
      await expectRefused(413, () => post(path, URLENCODED, repeatToLength(piece, bytes), sending));
    }
  });
  test('refuses a field of more than 64 kB, which multipart allows', async () => {
    await expectRefused(413, () =>
      post('/citations', URLENCODED, `text=${'x'.repeat(64 * KILOBYTE)}`),
    );
    await expectRefused(413, () =>
      post(
        '/citations',
        `${URLENCODED}; charset=utf-8`,
        `text=${'x'.repeat(64 * KILOBYTE)}`,
        'chunked',
      ),
    );
    expect((await post('/citations', URLENCODED, `text=${'x'.repeat(63 * KILOBYTE)}`)).status).toBe(
      200,
    );
  });
  test.each(['text/plain', 'application/json', ''])(
    'refuses a content type that is not a form: "%s"',
    async (type) => {
      await expectRefused(413, () => post('/citations', type, repeatToLength('a&', MEGABYTE)));
      expect((await post('/citations', type, 'text=x')).status).toBe(400);
    },
  );
  // Guards against two types in one header: the parser uses the last one.
  test('refuses two content types in one request', async () => {
    await expectRefused(400, () =>
      post('/citations', `${MULTIPART}, ${URLENCODED}`, repeatToLength('a&', HUGE)),
    );
    await expectRefused(400, () =>
      post('/citations', `${MULTIPART}\r\nContent-Type: ${URLENCODED}`, repeatToLength('a&', HUGE)),
    );
    await expectRefused(413, () =>
      post('/citations', `text/plain, ${URLENCODED}`, repeatToLength('a&', HUGE)),
    );
  });
  test('accepts 1,000 fields and refuses one more', async () => {
    const form = (fields: number) => `email=nobody${'&x=y'.repeat(fields - 1)}`;
    expect((await post('/newsletter', URLENCODED, form(1_000))).status).toBe(422);
    await expectRefused(413, () => post('/newsletter', URLENCODED, form(1_001)));
  });
});

describe('multipart forms', () => {
  const formatPart = (headers = '') =>
    `--b\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n\r\n`;
  test.each([
    ['many parts', formatPart().repeat(1_001)],
    ['megabytes of parts', repeatToLength(formatPart(), HUGE)],
    ['megabytes of boundaries', repeatToLength('--b\r\n', HUGE)],
    ['megabytes of headers', `${formatPart(repeatToLength('\r\na: b', HUGE))}--b--\r\n`],
    ['megabytes of attributes', `${formatPart(repeatToLength('; a=', HUGE))}--b--\r\n`],
    ['a name of 1 MB', `${formatPart(`; filename="${'x'.repeat(MEGABYTE)}"`)}--b--\r\n`],
  ])('%s', async (_name, body) => {
    for (const sending of LONG ? (['announced', 'chunked'] as const) : (['chunked'] as const)) {
      await expectRefused(413, () => post('/citations', MULTIPART, body, sending));
    }
  });
  // Guards against the boundary search, which needs quadratic time for a long boundary.
  test('refuses a boundary of 10,000 characters', async () => {
    const boundary = `${'a'.repeat(5_000)}b${'a'.repeat(5_000)}`;
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\n${'a'.repeat(MEGABYTE)}\r\n--${boundary}--\r\n`;
    await expectRefused(400, () =>
      post('/citations', `multipart/form-data; boundary=${boundary}`, body),
    );
  });
  test.each([
    ['no boundary', 'multipart/form-data', '\r\n'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
  ])('%s', async (_name, type, piece) => {
    await expectRefused(400, () => post('/citations', type, repeatToLength(piece, HUGE)));
  });
  test('megabytes of line ends are not a form', async () => {
    expect((await post('/citations', MULTIPART, repeatToLength('\r\n', HUGE))).status).toBe(400);
  });
});

describe('JSON', () => {
  const LARGE: [name: string, text: (bytes: number) => string][] = [
    ['nested arrays', (bytes) => `{"text":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`],
    ['empty objects', (bytes) => `{"text":[${'{},'.repeat(bytes / 3)}{}]}`],
    [
      'many keys',
      (bytes) =>
        `{${Array.from({ length: bytes / 14 }, (_, index) => `"${String(index).padStart(9, 'k')}":1`).join(',')}}`,
    ],
    ['one key over and over', (bytes) => `{${'"a":1,'.repeat(bytes / 6)}"text":"x"}`],
  ];
  test.each(sample(LARGE, 4))('%s: 16 MB are too large, 2 MB are invalid', async (_name, text) => {
    const refused = await expectRefused(413, () =>
      post('/api/citations/check', 'application/json', text(16 * MEGABYTE)),
    );
    expect(JSON.parse(refused.body)).toMatchObject({
      error: { kind: 'too_large', message: expect.any(String) },
    });
    const parsed = await post(
      '/api/citations/check',
      'application/json',
      text(2 * MEGABYTE),
      'chunked',
    );
    expect(parsed.status).toBe(422);
    expect(
      JSON.parse(parsed.body.slice(parsed.body.indexOf('{'), parsed.body.lastIndexOf('}') + 1)),
    ).toMatchObject({
      error: { kind: 'invalid', message: 'Send JSON of the form { "text": "…" }.' },
    });
  });
  test.each([
    ['/api/issue-spot', 256, { text: 'my rent' }],
    ['/api/chat', 256, { question: 'What is a lease?' }],
    ['/api/chat/aaaaaaaaaaaaaaaaaaaa/feedback', 64, { vote: 'up' }],
    ['/api/analysis', 256, { facts: 'My landlord kept my deposit.' }],
    ['/api/motion', 256, { details: 'My landlord kept my deposit.' }],
  ])(
    '%s refuses more than %i kB, and less of them next to valid fields',
    async (path, maxKilobytes, good) => {
      for (const [index, [, text]] of LARGE.slice(0, 2).entries()) {
        const sending = (['announced', 'chunked'] as const)[index];
        const body = `${JSON.stringify(good).slice(0, -1)},"x":[${text((maxKilobytes - 4) * KILOBYTE)}]}`;
        const answer = await post(path, 'application/json', body, sending);
        expect(answer.status).toBe(422);
        expect(answer.body).toContain('"kind":"invalid"');
        await expectRefused(413, () =>
          post(path, 'application/json', body.padEnd(maxKilobytes * KILOBYTE + 1), sending),
        );
      }
    },
  );
  test('the longest story in any script fits, with every character escaped', async () => {
    const text = 'my landlord '
      .padEnd(20_000, '房')
      .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
    const answer = await post('/api/issue-spot', 'application/json', `{"text":"${text}"}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('"landlord-tenant"');
  });
  // A worker parses it: JSON.parse of megabytes would hold up every other request.
  test('a large body is not parsed on the main thread', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    try {
      const large = JSON.stringify({
        text: repeatToLength('Nothing, [is] {cited}: here. ', 100 * KILOBYTE),
      });
      expect((await post('/api/citations/check', 'application/json', large)).status).toBe(200);
      expect(
        (await post('/api/citations/check', 'application/json', large.slice(1), 'chunked')).status,
      ).toBe(422);
      expect(
        (await post('/api/citations/check', 'application/json', '{"text":"See 384 U.S. 436."}'))
          .status,
      ).toBe(200);
      const lengths = parse.mock.calls.map(([text]) => String(text).length);
      expect(lengths.filter((length) => length > 64 * KILOBYTE)).toEqual([]);
      // otherwise nothing is observed here
      expect(lengths).toContain('{"text":"See 384 U.S. 436."}'.length);
    } finally {
      parse.mockRestore();
    }
  });
});

describe('GET and HEAD with a body', () => {
  test.each(['GET', 'HEAD'])('%s', async (method) => {
    for (const body of [
      'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n',
      'Content-Length: 1\r\n\r\nx',
    ]) {
      for (const path of [
        '/search?q=rent',
        '/nowhere',
        '/api/nowhere',
        '/auth/callback/google?state=x',
      ]) {
        const request = `${method} ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\n${body}`;
        await expectRefused(400, () => sendRawRequest(app.port, request));
      }
    }
  });
  test('Content-Length: 0 is not a body', async () => {
    const request =
      'GET /search?q=rent HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    expect((await sendRawRequest(app.port, request)).status).toBe(200);
  });
});

// Guards against an error in the log whenever a visitor closes the browser early, and against a
// line that says 200 though nothing was answered.
test('a client that disconnects mid-request is logged as 499, without an error', async () => {
  const mark = app.lines.length;
  for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
    await new Promise<void>((resolve) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(
          `POST /newsletter HTTP/1.1\r\nHost: plainlaw.test\r\nContent-Type: ${URLENCODED}\r\n${length}\r\n\r\n5\r\nemail\r\n`,
        );
        setTimeout(() => socket.destroy(), 200);
      });
      socket.on('close', () => resolve());
    });
  }
  const statuses = () =>
    app
      .linesSince(mark)
      .filter(({ route }) => route === '/newsletter')
      .map(({ status }) => status);
  await expect.poll(statuses).toEqual([499, 499]);
  await fetch(`${app.url}/search?q=rent`); // gives delayed log lines time to appear
  expect(app.linesSince(mark).filter(({ level }) => level !== 'info')).toEqual([]);
});

describe('large valid requests are accepted', () => {
  const formatCookie = () => [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send(path: string, form: FormData) {
    const response = await fetch(app.url + path, {
      method: 'POST',
      body: form,
      headers: { accept: 'text/html', cookie: formatCookie() },
    });
    return { status: response.status, text: await response.text() };
  }
  const createForm = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const FACTS =
    'My landlord in Ohio kept my deposit of $900 after I moved out on March 3 and gave no list of damages. ';

  test('the longest facts in any script are accepted, and 200 kB are refused with a message', async () => {
    const facts = `${FACTS}${'房'.repeat(8_000 - FACTS.length)}`;
    expect(encodeURIComponent(facts).length).toBeGreaterThan(64 * KILOBYTE);
    const form = createForm({ facts, jurisdiction: 'OH', 'library-only': 'on' });
    expect((await send('/research?tab=strategy', form)).status).toBe(200);
    const story = await send(
      '/research?tab=strategy',
      createForm({ facts: repeatToLength(FACTS, 200 * KILOBYTE), jurisdiction: 'OH' }),
    );
    expect(story.status).toBe(422);
    expect(story.text).toContain('8,000 characters');
  });
  test('a question with earlier turns', async () => {
    const form = createForm({
      question: 'May my landlord keep my deposit?',
      state: 'OH',
      'library-only': 'on',
    });
    for (let turn = 0; turn < 6; turn++) {
      form.append('earlier-question', '租'.repeat(3_000));
      form.append('earlier-answer', '房'.repeat(3_000));
    }
    expect((await send('/chatbot', form)).status).toBe(200);
  });
  test('a document with many parties and long texts', async () => {
    const lease = getTemplate('lease');
    const form = createForm({ documentType: 'lease', 'dates.effective_date': '2027-03-01' });
    for (const { name, example } of lease.fields)
      form.append(
        `details.${name}`,
        example + (name === 'pet_policy' ? ' cats'.repeat(20_000) : ''),
      );
    for (let party = 0; party < lease.parties.most; party++) {
      form.append('party-name', `Person ${party}`);
      form.append('party-address', `${party} Main Street\r\nAlbany, NY 12207`);
      form.append('party-role', party === 0 ? 'Landlord' : 'Tenant');
      form.append(`book-${party}`, '');
    }
    const documentPage = await send('/documents?type=lease', form);
    expect(documentPage.status).toBe(200);
    expect(documentPage.text.length).toBeGreaterThan(100_000);
    expect(documentPage.text).toContain('Person 1, of 1 Main Street, Albany, NY 12207');
  });
  test.runIf(LONG)(
    'a citation check of hundreds of kilobytes, on the page and as a file',
    async () => {
      const text = `See Miranda v. Arizona, 384 U.S. 436 (1966). ${repeatToLength('Nothing is cited here. ', 900 * KILOBYTE)}`;
      expect((await send('/citations', createForm({ text }))).status).toBe(200);
      expect(
        (await send('/citations/download', createForm({ text, 'file-format': 'table-csv' }))).text,
      ).toContain('384 U.S. 436');
    },
  );
  test('a citation check of 1.5 MB through the API', async () => {
    const text = `See Miranda v. Arizona, 384 U.S. 436 (1966). ${repeatToLength('Nothing, [is] {cited}: here. ', 1.5 * MEGABYTE)}`;
    const response = await fetch(`${app.url}/api/citations/check`, {
      method: 'POST',
      body: JSON.stringify({ text }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      citations: [{ status: 'verified' }],
      textCut: false,
    });
  });
});

test('the server is still healthy afterwards', async () => {
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${app.url}/`)).status).toBe(200);
});
