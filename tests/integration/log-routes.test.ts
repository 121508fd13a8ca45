// A path can say what somebody looked up (/dictionary/…), so log lines name the pattern of the
// route and never the path.
import { afterAll, describe, expect, test } from 'vitest';
import { SECURITY_MESSAGE } from '#lib/security-events.ts';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { readSourceFiles } from '#tests/harness/rules/source-files.ts';

const TYPED = 'zqprivate-my-husband';
const database = await createBreakableDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, RATE_LIMITS: 'off' });
afterAll(() => app.stop());

async function findLogLine(path: string, method = 'GET') {
  const host = 'Host: plainlaw.test\r\nConnection: close\r\n';
  const answer = await sendRawRequest(
    app.port,
    `${method} ${path} HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`,
  );
  return app.logged(answer.headers['x-request-id'] ?? expect.unreachable('no request id'));
}

describe('a request is logged by the pattern of its route', () => {
  test.each([
    [`/dictionary/${TYPED}`, '/dictionary/:term'],
    [`/dictionary/${TYPED}.data`, '/dictionary/:term'],
    [`/topics/${TYPED}/news.xml`, '/topics/:topicId/news.xml'],
    [`/cases/${TYPED}/export/pdf`, '/cases/:caseId/export/:format'],
    [`/search?q=${TYPED}`, '/search'],
    [`/api/chat/${TYPED}`, '/api/chat/:answerId/:intent?'],
    [`/dev/mail/${TYPED}.eml`, '/dev/mail/:name?'],
    [`/auth/callback/google?code=${TYPED}`, '/auth/callback/google'],
    ['/readyz', '/readyz'],
  ])('%s', async (path, route) => {
    expect(await findLogLine(path)).toMatchObject({ msg: 'request', route });
  });
  test.each([
    ['GET', `/${TYPED}`],
    ['GET', `/topics/employment/${TYPED}`],
    ['GET', `/assets/${TYPED}.js`],
    ['GET', `/${TYPED}%ZZ`],
    ['GET', `/\\${TYPED}`],
    ['GET', `http://${TYPED}.example/${TYPED}`],
    ['POST', `/api/${TYPED}`],
    ['TRACE', `/${TYPED}`],
    ['PUT', `/${TYPED}`],
  ])('%s %s has none', async (method, path) => {
    expect(await findLogLine(path, method)).toMatchObject({ msg: 'request', route: 'none' });
  });
});

test('a route that fails is logged by its pattern', async () => {
  const ask = { question: 'What is a lease?', libraryOnly: true, answerId: TYPED };
  const post = (path: string, body: object, headers = {}) =>
    fetch(app.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const answered = await post('/api/chat', ask);
  await answered.text();
  await database.takeAway();
  const mark = app.lines.length;
  const vote = await post(
    `/api/chat/${TYPED}/feedback`,
    { vote: 'up' },
    { 'Answer-Token': answered.headers.get('answer-token') ?? '' },
  );
  expect(vote.status).toBe(500);
  await database.giveBack();
  const errors = app.linesSince(mark).filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([{ msg: 'a page failed', route: '/api/chat/:answerId/:intent?' }]);
});

test('security events say what happened, and to nobody', async () => {
  const mark = app.lines.length;
  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${path}`, { method: 'POST', redirect: 'manual', body, headers });
  const signIn = new URLSearchParams({ email: `${TYPED}@example.com`, password: TYPED });
  const ownPage = { Origin: app.url };
  const answers = [
    await send('/auth/login', signIn, ownPage),
    await send('/auth/login', signIn, { Origin: `https://${TYPED}.example` }),
    await send(`/auth/reset-password?token=${TYPED}`, signIn, ownPage),
    await send('/auth/login', new URLSearchParams({ email: TYPED.repeat(10_000) }), ownPage),
  ];
  for (const answer of answers) {
    await answer.text();
    await app.logged(answer.headers.get('x-request-id') ?? expect.unreachable('no request id'));
  }
  const events = app.linesSince(mark).filter(({ msg }) => msg === SECURITY_MESSAGE);
  expect(events.map(({ time, ...line }) => line)).toEqual([
    { level: 'info', msg: SECURITY_MESSAGE, event: 'sign-in', outcome: 'unauthenticated' },
    { level: 'info', msg: SECURITY_MESSAGE, event: 'foreign-origin', outcome: 'refused' },
    { level: 'info', msg: SECURITY_MESSAGE, event: 'password-reset', outcome: 'not_found' },
    { level: 'info', msg: SECURITY_MESSAGE, event: 'large-body', outcome: 'refused' },
  ]);
});

test('no line holds what was typed', () => {
  expect(app.lines.length).toBeGreaterThan(10);
  expect(JSON.stringify(app.lines)).not.toMatch(/zqprivate/i);
});

test('no call of a logger passes a path or an address', () => {
  const calls = [...readSourceFiles()]
    .filter(
      ([file]) =>
        /^(?:app|db|features|integrations|lib|server)\//.test(file) && !/\.test\.tsx?$/.test(file),
    )
    .flatMap(([, text]) =>
      [...text.matchAll(/\blog\??\.(?:info|warn|error)\(\s*\{[^}]*\}/g)].map(([call]) => call),
    );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter((call) => /\b(?:path|pathname|url|href|query)\b/.test(call))).toEqual([]);
});
