// Every secret setting and every prompt contains a marker; then the site is crawled as a visitor, a
// member and an API client, also while the database, mail server and providers fail. No response
// may contain a marker, stack trace, local path or SQL, every response has the security headers,
// and the log has no secrets. One page per template; LONG=1 crawls a hundred of each.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#tests/database/helpers.ts';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import { Member } from '#tests/harness/app/member.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import type { FuzzTarget } from '#tests/harness/hostile/fuzz-target.ts';
import { FUZZ_TARGETS } from '#tests/harness/hostile/fuzz-targets.ts';
import { encodeForm, encodeJson } from '#tests/harness/hostile/hostile-bodies.ts';

const MARK = 'mArKeD';
const markSecret = (what: string) => `${MARK}-${what}-${'x'.repeat(32)}`;
const PROMPT = `${MARK.toUpperCase()} RULE: the lighthouse keeper counts seven silver herrings before the evening bell rings twice`;
/** In the order in which links are found. Without a limit, searches lead to searches for hours. */
const MAX_PER_TEMPLATE = LONG ? 100 : 1;
const MAX_ASSETS = LONG ? 1_000 : 40;
const TIMEOUT_MS = LONG ? 3_600_000 : 480_000;
const database = await createBreakableDatabase({ withLibrary: true });
const member = new Member('crawler@example.com');
const counts = { answers: 0, bytes: 0 };
let app: TestApp;
let hostileServer: Server;

/** Stands in for all external services and echoes the API key and the prompt in its responses. */
function startHostileServer(): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const echoed = `${request.headers.authorization} ${body}`;
    const completionRequest = body.startsWith('{')
      ? (JSON.parse(body) as { messages?: { content: string }[]; stream?: boolean })
      : {};
    if (!body.includes('lenient')) {
      response.writeHead(request.url?.includes('citation') ? 400 : 401, {
        'content-type': 'application/json',
      });
      return response.end(
        JSON.stringify({
          error: { message: echoed, type: 'invalid_request_error' },
          detail: echoed,
        }),
      );
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const content = `My rules are these. ${completionRequest.messages?.[0]?.content ?? ''}`;
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
  const prompts = library.prompts.map((prompt) => ({
    ...prompt,
    body: `${prompt.body}\n${PROMPT}.\n`,
  }));
  hostileServer = await startHostileServer();
  const hostileUrl = `http://127.0.0.1:${(hostileServer.address() as AddressInfo).port}`;
  const url = new URL(database.url);
  if (url.password === '') url.password = markSecret('database');
  app = await startTestApp(
    {
      DATABASE_URL: url.href,
      APP_SECRET: markSecret('app-secret'),
      LLM_BASE_URL: `${hostileUrl}/v1`,
      LLM_API_KEY: markSecret('llm-key'),
      COURTLISTENER_URL: hostileUrl,
      COURTLISTENER_TOKEN: markSecret('courtlistener'),
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: markSecret('google'),
      GOOGLE_ISSUER: hostileUrl,
      STORE_WEBHOOK_SECRET: markSecret('store'),
      SMTP_URL: `smtp://user:${markSecret('smtp')}@127.0.0.1:9`,
      PUBLIC_URL: 'https://plainlaw.test',
      RATE_LIMITS: 'off',
      PAYWALL: 'off',
      LOG_LEVEL: 'debug',
    },
    { content: { library: { ...library, prompts }, index: getSearchIndex() } },
  );
  const verify = (email: string) =>
    database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]);
  await member.join(app.url, verify, 'https://plainlaw.test');
});
afterAll(async () => {
  console.log(`crawl: ${counts.answers} answers, ${Math.round(counts.bytes / 1024)} kB read`);
  await app.stop();
  hostileServer.closeAllConnections();
  await new Promise((done) => hostileServer.close(done));
});

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a secret', new RegExp(MARK)],
  [
    'a prompt',
    /lighthouse keeper counts|seven silver herrings|numbered passages that come with the question/,
  ],
  ['a stack', /\n\s+at (?:async )?[\w.<>]+ \(|\.tsx?:\d+:\d+/],
  [
    'a path of this machine',
    new RegExp(
      `${ROOT}|node_modules/|file:///(?!etc)|(?<![\\w./:%-])/(?:home|root|tmp|var|opt|usr|srv|Users)/[\\w.-]+`,
    ),
  ],
  [
    'a statement',
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b [^<>{}]{1,200}\b(?:FROM|VALUES|SET|WHERE)\b|relation "\w+"|SQLSTATE/,
  ],
  ['a source map', /sourceMappingURL/],
];
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

/** Leaks and missing headers in a response, as messages. */
function findFaults(path: string, response: Response, text: string): string[] {
  const headerText = JSON.stringify(
    [...response.headers].filter(([name]) => name !== 'set-cookie'),
  );
  const leaks = FORBIDDEN.flatMap(([what, pattern]) => {
    const leak = pattern.exec(text) ?? pattern.exec(headerText);
    return leak ? [`${path}: ${what}: ${leak[0].slice(0, 120)}`] : [];
  });
  // Only the worker that reads photos may compile WebAssembly, which
  // tests/integration/papers/paper-page.test.ts shows for all scripts.
  const policy = response.headers.get('content-security-policy') ?? '';
  const isWorker = path.includes('/assets/worker.min-');
  if (!policy.includes("default-src 'none'") || (!isWorker && /wasm|blob:|unsafe/.test(policy)))
    leaks.push(`${path}: policy ${policy}`);
  const missingHeaders = HEADERS.flatMap((name) =>
    response.headers.has(name) ? [] : [`${path}: no ${name}`],
  );
  const type = response.headers.get('content-type') ?? '';
  const untyped =
    text !== '' && (type === '' || (/^text\/|[/+]xml/.test(type) && !/charset=utf-8/i.test(type)))
      ? [`${path}: type "${type}"`]
      : [];
  return [...leaks, ...missingHeaders, ...untyped];
}

async function fetchAndCheck(
  path: string,
  init: RequestInit = {},
): Promise<{ text: string; faults: string[]; status: number }> {
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  counts.answers++;
  counts.bytes += text.length;
  return {
    text,
    faults: findFaults(`${init.method ?? 'GET'} ${path}`, response, text),
    status: response.status,
  };
}

const formatCookie = () => [...member.jar].map((pair) => pair.join('=')).join('; ');
const listLinks = (text: string) =>
  [
    ...text.matchAll(
      /(?:href|src|action)="(\/[^"#]*)|"(\/assets\/[^"]+)"|import\("\.\/([\w.-]+\.js)"\)/g,
    ),
  ]
    .map(([, link, asset, chunk]) => link ?? asset ?? `/assets/${chunk}`)
    .map((link) => link.replaceAll('&amp;', '&'));
/** Ids and numbers in a path do not make another template. */
const getUrlTemplate = (path: string) =>
  path
    .replace(/[?].*/, '?')
    .replace(/^(\/[\w-]+)\/[^/]+/, '$1/:')
    .replace(/\/[^/]*\d[^/]*/g, '/:');

test(
  'pages, feeds, files and scripts leak nothing, starting from the sitemap',
  async () => {
    const sitemap = await fetchAndCheck('/sitemaps/1.xml');
    const queue = [...sitemap.text.matchAll(/<loc>https:\/\/plainlaw\.test([^<]*)</g)].map(
      ([, path = '']) => path.replaceAll('&amp;', '&'),
    );
    expect(queue.length).toBeGreaterThan(500);
    const perTemplate = new Map<string, number>();
    const seen = new Set<string>();
    const faults = [...sitemap.faults];
    queue.unshift(
      '/',
      '/sitemap.xml',
      '/law/us/42/1983',
      ...['/robots.txt', '/site.webmanifest', '/healthz'],
      '/readyz',
      '/suggest?q=rent',
      '/search?q=eviction',
      '/research?tab=cases&q=loan',
    );
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const template = getUrlTemplate(path);
      const count = perTemplate.get(template) ?? 0;
      const max = path.startsWith('/assets/') ? MAX_ASSETS : MAX_PER_TEMPLATE;
      if (seen.has(path) || count >= max) continue;
      seen.add(path);
      perTemplate.set(template, count + 1);
      const answer = await fetchAndCheck(
        path,
        seen.size % 2 ? {} : { headers: { cookie: formatCookie() } },
      );
      faults.push(...answer.faults);
      if (path === '/' || count === 0 || LONG || path.endsWith('.js'))
        queue.push(...listLinks(answer.text));
      const isPage = /<html/.test(answer.text);
      if (isPage && count === 0)
        faults.push(
          ...(await fetchAndCheck(`${path === '/' ? '/_' : path.replace(/\?.*/, '')}.data`)).faults,
        );
    }
    expect(faults).toEqual([]);
    expect(perTemplate.size).toBeGreaterThan(25);
    expect([...seen].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);

const WRONG_PATHS = [
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
  '/cases/none',
  '/topics/none/news.xml',
  '/cases/none/export/csv',
  '/documents/batch?type=none',
  '/deadlines.ics?date=never',
  '/metrics',
  '/dev/mail',
  '/auth/callback/google?error=x&state=y',
  '/auth/reset-password?token=x',
  '/chatbot?conversation=x',
  '/account',
  '/account/data',
];

function listExamples(target: FuzzTarget) {
  const all = 'forms' in target ? target.forms.map(encodeForm) : target.json.map(encodeJson);
  return LONG ? all : all.slice(0, 1);
}

test(
  'errors, refusals, and responses to forms and API clients leak nothing',
  async () => {
    const faults: string[] = [];
    for (const [index, path] of WRONG_PATHS.entries()) {
      if (LONG || index % 2 === 0) faults.push(...(await fetchAndCheck(path)).faults);
      if (LONG || index % 2 === 1)
        faults.push(
          ...(await fetchAndCheck(path, { headers: { accept: 'application/json' } })).faults,
        );
    }
    for (const method of ['PUT', 'DELETE', 'OPTIONS'])
      faults.push(...(await fetchAndCheck('/', { method })).faults);
    faults.push(
      ...(await fetchAndCheck('/newsletter', { method: 'POST', body: 'x'.repeat(100_000) })).faults,
    );
    // Deleting would take away the member that the rest asks as.
    const targets = FUZZ_TARGETS.filter(({ route }) => route !== 'account/delete');
    for (const target of sample(targets, 4)) {
      const path = `/${target.paths?.[0] ?? target.route}`;
      for (const { body, headers } of listExamples(target)) {
        for (const cookieHeader of (LONG
          ? [{}, { cookie: formatCookie() }]
          : [{ cookie: formatCookie() }]) as Record<string, string>[]) {
          const allHeaders = {
            ...headers,
            ...target.headers?.(body),
            ...cookieHeader,
            accept: 'text/html',
          };
          faults.push(
            ...(await fetchAndCheck(path, { method: 'POST', body, headers: allHeaders })).faults,
          );
        }
        faults.push(
          ...(
            await fetchAndCheck(path, {
              method: 'POST',
              body: body.slice(0, body.length / 2),
              headers,
            })
          ).faults,
        );
      }
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'a model that repeats its prompt, and a provider that repeats the key in an error, leak nothing',
  async () => {
    await member.signIn(app.url, 'https://plainlaw.test');
    const faults: string[] = [];
    for (const mode of ['strict', 'lenient']) {
      const question = `May my landlord keep my deposit? (${mode})`;
      const requests: [string, object][] = [
        ['/api/chat', { question }],
        [
          '/api/analysis',
          { kind: 'analysis', facts: `My landlord in Ohio kept my deposit of $900. ${question}` },
        ],
        [
          '/api/motion',
          {
            details: `The landlord kept the deposit of $900 and gave no list of damages. ${question}`,
          },
        ],
      ];
      for (const [path, body] of requests) {
        const headers = { 'content-type': 'application/json', cookie: formatCookie() };
        const answer = await fetchAndCheck(path, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        expect([path, mode, answer.status]).toEqual([path, mode, 200]);
        faults.push(...answer.faults);
      }
      for (const [path, form] of [
        ['/dictionary', { q: `${mode} xenodochy` }],
        ['/citations', { text: 'Foo v. Bar, 999 U.S. 1 (2020)', live: 'on' }],
      ] as const) {
        const init = {
          method: 'POST',
          headers: { cookie: formatCookie() },
          body: new URLSearchParams(form),
        };
        faults.push(...(await fetchAndCheck(path, init)).faults);
      }
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'nothing leaks while the database is down',
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
      faults.push(...(await fetchAndCheck(path, { headers: { cookie: formatCookie() } })).faults);
    }
    const form = {
      email: 'a@example.com',
      password: 'seven quiet lanterns',
      text: 'A mistake is here.',
      about: 'topics/employment',
    };
    for (const path of [
      '/auth/login',
      '/newsletter',
      '/report',
      '/newsletter.data',
      '/auth/register',
    ]) {
      faults.push(
        ...(await fetchAndCheck(path, { method: 'POST', body: new URLSearchParams(form) })).faults,
      );
    }
    await database.giveBack();
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

test('the log has warnings, but no secret, prompt, password or email address', () => {
  const text = app.lines.map((line) => JSON.stringify(line)).join('\n');
  expect(app.lines.some(({ level }) => level === 'error' || level === 'warn')).toBe(true);
  expect(text.match(new RegExp(`.*${MARK}.*`, 'i'))?.[0]).toBeUndefined();
  expect(text).not.toMatch(/silver herrings|seven quiet lanterns|@example\.com/);
});
