// Every secret setting and every prompt carries a mark; then the site is read as a stranger, a member, a program and while its
// database, mail server and providers fail. No mark, stack, path of this machine or statement may be in an answer; no secret in
// the log. The headers that protect a browser stand on each of those answers. One page of each template; LONG=1 reads them all.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#tests/database/helpers.ts';
import { FUZZ_TARGETS, type FuzzTarget } from '#tests/harness/fuzz-targets.ts';
import { goodForm, goodJson } from '#tests/harness/hostile-bodies.ts';
import { LONG, sample } from '#tests/harness/long-form.ts';
import { Member } from '#tests/harness/member.ts';
import { startTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const MARK = 'mArKeD';
const marked = (what: string) => `${MARK}-${what}-${'x'.repeat(32)}`;
const PROMPT = `${MARK.toUpperCase()} RULE: the lighthouse keeper counts seven silver herrings before the evening bell rings twice`;
const MAX_PAGES = LONG ? 100_000 : 90;
const TIMEOUT = LONG ? 3_600_000 : 240_000;
const database = await createTestDatabase({ withLibrary: true });
const contentDir = mkdtempSync(join(tmpdir(), 'plainlaw-prompts-'));
const member = new Member('crawler@example.com');
const counts = { answers: 0, bytes: 0 };
let app: TestApp;
let nasty: Server;

/** Stands for every service outside: repeats in its answer the key and the prompt that it was sent. */
function startNasty(): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const said = `${request.headers.authorization} ${body}`;
    const asked = body.startsWith('{') ? (JSON.parse(body) as { messages?: { content: string }[]; stream?: boolean }) : {};
    if (!body.includes('lenient')) {
      response.writeHead(request.url?.includes('citation') ? 400 : 401, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: { message: said, type: 'invalid_request_error' }, detail: said }));
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const content = `My rules are these. ${asked.messages?.[0]?.content ?? ''}`;
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
    );
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
    );
    return response.end('data: [DONE]\n\n');
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

beforeAll(async () => {
  mkdirSync(join(contentDir, 'prompts'));
  for (const name of readdirSync(join(ROOT, 'content', 'prompts'))) {
    writeFileSync(join(contentDir, 'prompts', name), `${readFileSync(join(ROOT, 'content', 'prompts', name), 'utf8')}\n${PROMPT}.\n`);
  }
  nasty = await startNasty();
  const outside = `http://127.0.0.1:${(nasty.address() as AddressInfo).port}`;
  const url = new URL(database.url);
  if (url.password === '') url.password = marked('database');
  app = await startTestApp({
    DATABASE_URL: url.href,
    CONTENT_DIR: contentDir,
    APP_SECRET: marked('app-secret'),
    LLM_BASE_URL: `${outside}/v1`,
    LLM_API_KEY: marked('llm-key'),
    COURTLISTENER_URL: outside,
    COURTLISTENER_TOKEN: marked('courtlistener'),
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: marked('google'),
    GOOGLE_ISSUER: outside,
    STORE_WEBHOOK_SECRET: marked('store'),
    SMTP_URL: `smtp://user:${marked('smtp')}@127.0.0.1:9`,
    PUBLIC_URL: 'https://plainlaw.test',
    RATE_LIMITS: 'off',
    PAYWALL: 'off',
    LOG_LEVEL: 'debug',
  });
  await member.join(app.url, (email) => database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]));
});
afterAll(async () => {
  console.log(`crawl: ${counts.answers} answers, ${Math.round(counts.bytes / 1024)} kB read`);
  await app.stop();
  nasty.closeAllConnections();
  await new Promise((done) => nasty.close(done));
  rmSync(contentDir, { recursive: true });
});

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a secret', new RegExp(MARK)],
  ['a prompt', /lighthouse keeper counts|seven silver herrings|numbered passages that come with the question/],
  ['a stack', /\n\s+at (?:async )?[\w.<>]+ \(|\.tsx?:\d+:\d+/],
  [
    'a path of this machine',
    new RegExp(`${ROOT}|node_modules/|file:///(?!etc)|(?<![\\w./:%-])/(?:home|root|tmp|var|opt|usr|srv|Users)/[\\w.-]+`),
  ],
  ['a statement', /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b [^<>{}]{1,200}\b(?:FROM|VALUES|SET|WHERE)\b|relation "\w+"|SQLSTATE/],
  ['a source map', /sourceMappingURL/],
];
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

/** What is wrong with an answer, in words. */
function faultsIn(path: string, response: Response, text: string): string[] {
  const head = JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie'));
  const leaks = FORBIDDEN.flatMap(([what, pattern]) => {
    const found = pattern.exec(text) ?? pattern.exec(head);
    return found ? [`${path}: ${what}: ${found[0].slice(0, 120)}`] : [];
  });
  const bare = HEADERS.flatMap((name) => (response.headers.has(name) ? [] : [`${path}: no ${name}`]));
  const type = response.headers.get('content-type') ?? '';
  const untyped =
    text !== '' && (type === '' || (/^text\/|[/+]xml/.test(type) && !/charset=utf-8/i.test(type))) ? [`${path}: type "${type}"`] : [];
  return [...leaks, ...bare, ...untyped];
}

async function read(path: string, init: RequestInit = {}): Promise<{ text: string; faults: string[]; status: number }> {
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  counts.answers++;
  counts.bytes += text.length;
  return { text, faults: faultsIn(`${init.method ?? 'GET'} ${path}`, response, text), status: response.status };
}

const cookie = () => [...member.jar].map((pair) => pair.join('=')).join('; ');
const linksIn = (text: string) =>
  [...text.matchAll(/(?:href|src|action)="(\/[^"#]*)|"(\/assets\/[^"]+)"|import\("\.\/([\w.-]+\.js)"\)/g)]
    .map(([, link, asset, chunk]) => link ?? asset ?? `/assets/${chunk}`)
    .map((link) => link.replaceAll('&amp;', '&'));
const templateOf = (path: string) => path.replace(/[?].*/, '?').replace(/^(\/[\w-]+)\/[^/]+/, '$1/:');

test(
  'pages, feeds, files and scripts, from the sitemap on',
  async () => {
    const sitemap = await read('/sitemap.xml');
    const queue = [...sitemap.text.matchAll(/<loc>https:\/\/plainlaw\.test([^<]*)</g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
    expect(queue.length).toBeGreaterThan(500);
    const perTemplate = new Map<string, number>();
    const seen = new Set<string>();
    const faults = [...sitemap.faults];
    queue.unshift(
      '/',
      '/robots.txt',
      '/site.webmanifest',
      '/healthz',
      '/readyz',
      '/suggest?q=rent',
      '/search?q=eviction',
      '/research?tab=cases&q=loan',
    );
    for (let path = queue.shift(); path !== undefined && seen.size < MAX_PAGES * 3; path = queue.shift()) {
      const kind = templateOf(path);
      const count = perTemplate.get(kind) ?? 0;
      if (seen.has(path) || (!LONG && count >= (path.startsWith('/assets/') ? 40 : 1))) continue;
      seen.add(path);
      perTemplate.set(kind, count + 1);
      const answer = await read(path, seen.size % 2 ? {} : { headers: { cookie: cookie() } });
      faults.push(...answer.faults);
      if (path === '/' || count === 0 || LONG || path.endsWith('.js')) queue.push(...linksIn(answer.text));
      const isPage = /<html/.test(answer.text);
      if (isPage && count === 0) faults.push(...(await read(`${path === '/' ? '/_root' : path.replace(/\?.*/, '')}.data`)).faults);
    }
    expect(faults).toEqual([]);
    expect(perTemplate.size).toBeGreaterThan(25);
    expect([...seen].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
  },
  TIMEOUT,
);

const WRONG = [
  ...[
    '/nowhere',
    '/api/nowhere',
    '/%ZZ',
    '/api/%ZZ',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
    '/app-secret',
    '/assets/',
    '/assets/root.js.map',
  ],
  ...[
    '/cases/none',
    '/topics/none/news.xml',
    '/cases/none/export/csv',
    '/documents/batch?type=none',
    '/deadlines.ics?date=never',
    '/metrics',
    '/dev/mail',
  ],
  ...['/auth/callback/google?error=x&state=y', '/auth/reset-password?token=x', '/chatbot?conversation=x', '/account', '/account/data'],
];

function examplesOf(target: FuzzTarget) {
  const all = 'forms' in target ? target.forms.map(goodForm) : target.json.map(goodJson);
  return LONG ? all : all.slice(0, 1);
}

test(
  'errors, refusals, and answers to forms and programs',
  async () => {
    const faults: string[] = [];
    for (const [index, path] of WRONG.entries()) {
      if (LONG || index % 2 === 0) faults.push(...(await read(path)).faults);
      if (LONG || index % 2 === 1) faults.push(...(await read(path, { headers: { accept: 'application/json' } })).faults);
    }
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) faults.push(...(await read('/', { method })).faults);
    faults.push(...(await read('/newsletter', { method: 'POST', body: 'x'.repeat(100_000) })).faults);
    for (const target of sample(FUZZ_TARGETS, 2)) {
      const path = `/${target.paths?.[0] ?? target.route}`;
      for (const { body, headers } of examplesOf(target)) {
        for (const who of (LONG ? [{}, { cookie: cookie() }] : [{ cookie: cookie() }]) as Record<string, string>[]) {
          faults.push(
            ...(await read(path, { method: 'POST', body, headers: { ...headers, ...target.headers?.(body), ...who, accept: 'text/html' } }))
              .faults,
          );
        }
        faults.push(...(await read(path, { method: 'POST', body: body.slice(0, body.length / 2), headers })).faults);
      }
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT,
);

test(
  'a model that says its prompt aloud, and one that repeats the key in an error',
  async () => {
    await member.signIn(app.url);
    const faults: string[] = [];
    for (const how of ['strict', 'lenient']) {
      const question = `May my landlord keep my deposit? (${how})`;
      const asked: [string, object][] = [
        ['/api/chat', { question }],
        ['/api/analysis', { kind: 'analysis', facts: `My landlord in Ohio kept my deposit of $900. ${question}` }],
        ['/api/motion', { details: `The landlord kept the deposit of $900 and gave no list of damages. ${question}` }],
      ];
      for (const [path, body] of asked) {
        const headers = { 'content-type': 'application/json', cookie: cookie() };
        const answer = await read(path, { method: 'POST', headers, body: JSON.stringify(body) });
        expect([path, how, answer.status]).toEqual([path, how, 200]);
        faults.push(...answer.faults);
      }
      for (const [path, form] of [
        ['/dictionary', { q: `${how} xenodochy` }],
        ['/citations', { text: 'Foo v. Bar, 999 U.S. 1 (2020)', live: 'on' }],
      ] as const) {
        faults.push(...(await read(path, { method: 'POST', headers: { cookie: cookie() }, body: new URLSearchParams(form) })).faults);
      }
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT,
);

test(
  'while the database is away',
  async () => {
    await database.takeAway();
    const faults: string[] = [];
    for (const path of [
      '/account',
      '/research?tab=cases&q=loan',
      '/chatbot',
      '/topics/employment?x',
      '/readyz',
      '/cases/none',
      '/research/saved',
      '/account/data',
      '/auth/login.data',
    ]) {
      faults.push(...(await read(path, { headers: { cookie: cookie() } })).faults);
    }
    const form = { email: 'a@example.com', password: 'seven quiet lanterns', text: 'A mistake is here.', about: 'topics/employment' };
    for (const path of ['/auth/login', '/newsletter', '/report', '/newsletter.data', '/auth/register']) {
      faults.push(...(await read(path, { method: 'POST', body: new URLSearchParams(form) })).faults);
    }
    await database.giveBack();
    expect(faults).toEqual([]);
  },
  TIMEOUT,
);

test('no secret, prompt, password or address is in the log, which did have something to say', () => {
  const text = app.lines.map((line) => JSON.stringify(line)).join('\n');
  expect(app.lines.some(({ level }) => level === 'error' || level === 'warn')).toBe(true);
  expect(text.match(new RegExp(`.*${MARK}.*`, 'i'))?.[0]).toBeUndefined();
  expect(text).not.toMatch(/silver herrings|seven quiet lanterns|@example\.com/);
});
