// Bodies that arrive slowly or never end. They hold no place in admission control, so that others
// are served meanwhile; each network has a bounded number of them, and one that is late is answered
// 408. Answers are counted; no time is measured.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '#server/http/body-limit.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import {
  formatChunk,
  LAST_CHUNK,
  openSlowPost,
  type SlowPost,
} from '#tests/harness/app/slow-body.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const ATTACKER = '203.0.113.7';
const ATTACKS_PER_SECOND = 45;

const database = await createTestDatabase({ withLibrary: true });
const SETTINGS = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1' };
let app: TestApp;
beforeAll(async () => {
  // Only places are tested here: a slow machine must not cause refusals.
  app = await startTestApp({
    ...SETTINGS,
    OVERLOAD: 'on',
    OVERLOAD_DELAY_MS: '10000',
    LIMIT_WRITES: '100000/3600',
    LIMIT_PAGES: '5/86400',
  });
});
afterAll(() => app.stop());

const countStatuses = (statuses: (number | undefined)[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]),
  );

function sendAs(address: string, path: string, form?: Record<string, string>): Promise<Response> {
  const init = form && { method: 'POST', body: new URLSearchParams(form) };
  return fetch(app.url + path, {
    ...init,
    headers: { 'X-Forwarded-For': address },
    redirect: 'manual',
  });
}

describe('while bodies are open', () => {
  test.runIf(LONG)(
    'others are served, although one address opens many that never end',
    async () => {
      const attacks: Promise<SlowPost>[] = [];
      const attack = setInterval(
        () => attacks.push(openSlowPost(app.port, { address: ATTACKER })),
        1_000 / ATTACKS_PER_SECOND,
      );
      const statuses: number[] = [];
      while (attacks.length < 60 || statuses.length < 15) {
        const visitor = `198.51.100.${statuses.length % 250}`;
        const [search, support, form] = await Promise.all([
          sendAs(visitor, '/search?q=eviction'),
          sendAs(visitor, '/support'),
          sendAs(visitor, '/state', { state: 'OH' }),
        ]);
        statuses.push(search.status, support.status, form.status);
      }
      clearInterval(attack);
      expect(countStatuses(statuses)).toEqual({
        200: (statuses.length / 3) * 2,
        302: statuses.length / 3,
      });
      const opened = await Promise.all(attacks);
      let refused = 0;
      for (const { answer } of opened)
        void answer.then((response) => response?.status === 429 && refused++);
      await expect.poll(() => refused).toBeGreaterThan(30); // only a few at a time are read
      for (const { close } of opened) close();
      await expect
        .poll(async () => (await sendAs(ATTACKER, '/state', { state: 'OH' })).status)
        .toBe(302);
    },
  );

  // Guards against memory that is given away by announced length.
  test('uploads of others are read, although thirty large ones of ten networks are on their way', async () => {
    const large: SlowPost[] = [];
    for (let n = 0; n < 30; n++) {
      const address = `203.0.113.${100 + (n % 10)}`;
      const headers = `Content-Length: ${MAX_BODY_BYTES - 100}`;
      const type = 'multipart/form-data; boundary=b';
      large.push(await openSlowPost(app.port, { path: '/paper', address, headers, type }));
      large.at(-1)?.send('x'.repeat(40_000));
      await fetch(`${app.url}/healthz`); // the server has seen it
    }
    const body = new FormData();
    body.set('text', 'Notice. '.repeat(300_000));
    const headers = { 'X-Forwarded-For': '198.51.100.251' };
    const upload = await fetch(`${app.url}/paper`, { method: 'POST', body, headers });
    expect(upload.status).toBe(200);
    for (const { close } of large) close();
  });

  test('many people with slow connections are all answered', async () => {
    const slow: SlowPost[] = [];
    const meanwhile: number[] = [];
    while (slow.length < 30) {
      slow.push(await openSlowPost(app.port, { address: `192.0.2.${slow.length}` }));
      slow.at(-1)?.send(formatChunk('state='));
      await fetch(`${app.url}/healthz`); // the server has seen it
    }
    for (let n = 0; n < 5; n++)
      meanwhile.push((await sendAs(`192.0.2.${100 + n}`, '/search?q=rent')).status);
    const answers: Awaited<SlowPost['answer']>[] = [];
    for (const { send, answer } of slow) {
      send(formatChunk('OH') + LAST_CHUNK);
      answers.push(await answer);
    }
    expect(countStatuses(meanwhile)).toEqual({ 200: 5 });
    expect(countStatuses(answers.map((answer) => answer?.status))).toEqual({ 302: 30 });
    expect(answers.every((answer) => answer?.headers['set-cookie']?.startsWith('state=OH'))).toBe(
      true,
    );
  });
});

describe('a body that is late', () => {
  const LATE = [
    ['never ends', 'Transfer-Encoding: chunked', formatChunk('state=')],
    ['never begins', 'Transfer-Encoding: chunked', ''],
    ['is shorter than announced', 'Content-Length: 1000', 'state=OH'],
  ] as const;
  // Together, because each takes the ten seconds that a body has.
  test('is answered 408, and the connection is closed', async () => {
    const mark = app.lines.length;
    const drip = await openSlowPost(app.port, { address: '192.0.2.3' });
    const byteByByte = setInterval(() => drip.send(formatChunk('x')), 100);
    const slow = await Promise.all(
      LATE.flatMap(([what, headers, sent], index) =>
        ['/state', '/api/chat'].map(async (path) => {
          const address = `192.0.2.${200 + index}`;
          const post = await openSlowPost(app.port, { path, address, headers });
          post.send(sent);
          return { what, path, answer: await post.answer };
        }),
      ),
    );
    expect((await drip.answer)?.status).toBe(408);
    clearInterval(byteByByte);
    expect(slow).toHaveLength(2 * LATE.length);
    for (const { what, path, answer } of slow) {
      expect([what, path, answer?.status]).toEqual([what, path, 408]);
      expect(answer?.headers.connection).toBe('close');
      expect(answer?.body).toContain(
        path === '/state' ? 'took too long to arrive' : '"kind":"timeout"',
      );
    }
    expect(app.linesSince(mark).map(({ level, status }) => [level, status])).toEqual(
      new Array(slow.length + 1).fill(['info', 408]),
    );
  });
});

// A GET with a body is 400 wherever it is answered, and the limit of pages counts it.
test.each([
  ['a page that is in memory', '/terms'],
  ['a page that is not', '/accessibility'],
  ['a built file', '/favicon.svg'],
])('a GET with a body counts against the limit: %s', async (name, path) => {
  if (name.endsWith('in memory')) expect((await sendAs('192.0.2.1', path)).status).toBe(200);
  const statuses: number[] = [];
  for (const body of [
    'Content-Length: 1\r\n\r\nx',
    'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n',
  ]) {
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      const head = `${method} ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\nX-Forwarded-For: 192.0.2.20${path.length % 10}\r\n`;
      statuses.push((await sendRawRequest(app.port, head + body)).status);
    }
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});
