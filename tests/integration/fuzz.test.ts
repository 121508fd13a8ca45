// Hostile bodies, addresses and headers to everything that takes them, as a visitor and as a member. Whatever is sent, the
// answer is ours: below 500, without a stack, and without an error in the log. Short in npm test; LONG=1 tries twenty times as much.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { ROOT } from '#tests/database/helpers.ts';
import { FUZZ_TARGETS, type FuzzTarget, STORE_SECRET } from '#tests/harness/fuzz-targets.ts';
import { goodForm, goodJson, hostileFormBody, hostileJsonBody } from '#tests/harness/hostile-bodies.ts';
import { hostileHeaders, hostileQuery } from '#tests/harness/hostile-texts.ts';
import { LONG } from '#tests/harness/long-form.ts';
import { Member } from '#tests/harness/member.ts';
import { rawRequest } from '#tests/harness/raw-request.ts';
import { startTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const BODIES = LONG ? 50 : 2;
const QUERIES = LONG ? 20 : 1;
const HEADERS = LONG ? 500 : 24;
const AT_ONCE = 4;
const TIMEOUT = LONG ? 3_600_000 : 240_000;
const PATIENCE_MS = 120_000;
const MANY = { RATE_LIMITS: 'off', PAYWALL: 'off', STORE_WEBHOOK_SECRET: STORE_SECRET };
const LEAK = /\bat [\w.<>]+ \(|node_modules|\/features\/|SELECT .* FROM|syntax error at/;

const database = await createTestDatabase({ withLibrary: true });
const member = new Member('member@example.com');
const seed = Math.floor(Math.random() * 2 ** 31);
const counts = { bodies: 0, queries: 0, headers: 0, failed: 0, unavailable: 0 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: database.url, ...MANY });
  await member.join(app.url, (email) => database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]));
});
afterAll(async () => {
  console.log(
    `fuzzing (seed ${seed}): ${counts.bodies} bodies, ${counts.queries} addresses, ${counts.headers} sets of headers; ` +
      `5xx: ${counts.failed}; 503 by design: ${counts.unavailable}`,
  );
  await app.stop();
});

type RouteFile = { path: string; source: string };
const routeFiles: RouteFile[] = routes.map(({ path, file }) => ({
  path: path ?? '',
  source: readFileSync(join(ROOT, 'app', file), 'utf8'),
}));
const takesBodies = ({ source }: RouteFile) => /export (?:async )?(?:function|const) action\b/.test(source);
const isPage = (path: string) => /export default/.test(routeFiles.find((route) => route.path === path)?.source ?? '');

describe('nothing is left out', () => {
  test('every route with an action has a target, and every target is such a route', () => {
    expect(FUZZ_TARGETS.map(({ route }) => route).sort()).toEqual(
      routeFiles
        .filter(takesBodies)
        .map(({ path }) => path)
        .sort(),
    );
  });
  test('the server itself mounts nothing that takes a body, but for the pages', () => {
    const source = readFileSync(join(ROOT, 'server', 'http', 'app.ts'), 'utf8');
    const mounted = [...source.matchAll(/app\.(get|post|put|patch|delete|all|on|route|mount)\(/g)].map(([, method]) => method);
    expect(mounted.filter((method) => method !== 'get')).toEqual(['all']);
    expect(source).toContain("app.all('*', (c) => servePage(parts, c));");
  });
});

/** What was wrong with an answer, or null. */
async function faultOf(path: string, init: RequestInit, mayBeUnavailable: boolean): Promise<string | null> {
  try {
    const response = await fetch(`${app.url}/${path}`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
    const text = await response.text();
    const isDesigned = response.status === 503 && mayBeUnavailable;
    if (isDesigned) counts.unavailable++;
    if (response.status >= 500 && !isDesigned) return `${response.status} ${text.slice(0, 200)}`;
    return LEAK.test(text) && !response.headers.get('content-type')?.startsWith('text/javascript') ? `leaks ${LEAK.exec(text)?.[0]}` : null;
  } catch (error) {
    return `no answer: ${error}`;
  }
}

async function inTurns<T>(items: T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map((item, i) => work(item, at + i)));
}

/** No answer was bad, and nothing was logged as an error on the way. */
function expectNoFault(faults: string[], mark: number): void {
  counts.failed += faults.length;
  const errors = app.linesSince(mark).filter(({ level }) => level === 'error');
  expect({ seed, faults: faults.slice(0, 5), errors: errors.slice(0, 5) }).toEqual({ seed, faults: [], errors: [] });
}

const cookies = () => [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
/** These end the session, or begin another: they are tried without one. */
const FOR_VISITORS = new Set(['auth/sign-out', 'auth/login', 'auth/register']);

function bodiesFor(target: FuzzTarget) {
  const most = target.most ?? 8_000;
  return 'forms' in target ? hostileFormBody(target.forms, most) : hostileJsonBody(target.json, most);
}

test(
  'the examples are good ones: each gets as far as it should',
  async () => {
    const got: [string, number][] = [];
    for (const target of FUZZ_TARGETS) {
      const seed = 'forms' in target ? target.forms[0] && goodForm(target.forms[0]) : target.json[0] && goodJson(target.json[0]);
      const { body, headers } = seed ?? expect.unreachable('no example');
      const cookie: Record<string, string> = FOR_VISITORS.has(target.route) ? {} : { cookie: cookies() };
      const path = target.paths?.[0] ?? target.route;
      const sent = { accept: 'text/html', ...headers, ...target.headers?.(body), ...cookie };
      const response = await fetch(`${app.url}/${path}`, { method: 'POST', redirect: 'manual', body, headers: sent });
      await response.text();
      got.push([target.route, response.status]);
    }
    expect(got).toEqual(FUZZ_TARGETS.map(({ route, good }) => [route, good]));
  },
  TIMEOUT,
);

describe('bodies', () => {
  test.each(FUZZ_TARGETS)(
    '/$route',
    async (target) => {
      const mark = app.lines.length;
      const faults: string[] = [];
      const paths = (target.paths ?? [target.route]).flatMap((path) => {
        const [name = '', query] = path.split('?');
        return isPage(target.route) && target.route !== '*' ? [path, `${name}.data${query ? `?${query}` : ''}`] : [path];
      });
      await inTurns(fc.sample(bodiesFor(target), { numRuns: BODIES, seed }), async ({ body, headers }, at) => {
        const path = paths[at % paths.length] ?? target.route;
        const signedIn = !FOR_VISITORS.has(target.route) && Math.floor(at / 2) % 2 === 1;
        const sent = {
          accept: at % 3 ? 'text/html' : '*/*',
          ...headers,
          ...target.headers?.(body),
          ...(signedIn && { cookie: cookies() }),
        };
        counts.bodies++;
        const fault = await faultOf(path, { method: 'POST', body, headers: sent }, target.unavailable !== undefined);
        if (fault)
          faults.push(
            `${path}: ${fault}; sent ${sent['content-type' as keyof typeof sent]}: ${Buffer.from(body).toString('latin1').slice(0, 300)}`,
          );
      });
      expectNoFault(faults, mark);
    },
    TIMEOUT,
  );
});

const NAMES = [
  'q',
  'page',
  'tab',
  'token',
  'type',
  'topic',
  'category',
  'conversation',
  'returnTo',
  'about',
  'date',
  'deadline',
  'state',
  'court',
  'from',
  'to',
  'jurisdiction',
  'list',
  'cites',
  'cited-by',
  'draft',
  'version',
  'place',
  'cost',
  'done',
  'google',
  'index',
  '_routes',
  'kind',
  'service',
];
/** Parts of an address that a sender chooses. */
const PARTS = ['x', '%00', '__proto__', 'constructor', '..%2f..%2fetc', '%F0%9F%92%A9', 'a'.repeat(2000), "'%20OR%201=1", '0', '-1'];

test(
  'addresses: every route with hostile queries and hostile parts',
  async () => {
    const mark = app.lines.length;
    const faults: string[] = [];
    const targets = routeFiles.flatMap(({ path, source }) =>
      fc.sample(hostileQuery(NAMES), { numRuns: QUERIES, seed }).map((query, at) => {
        const part = PARTS[at % PARTS.length] ?? 'x';
        const filled = path.replace(/:\w+\??|\*/g, part);
        return `${at % 2 && /export default/.test(source) && filled ? `${filled}.data` : filled}${query}`;
      }),
    );
    targets.push(
      'auth/callback/google?state=x&code=y',
      'auth/callback/google?error=%00',
      'sitemap.xml?%00',
      'robots.txt?x',
      'dev/mail/%2e%2e',
      'assets/%00.js',
    );
    await inTurns(targets, async (path, at) => {
      counts.queries++;
      const fault = await faultOf(path, at % 3 ? {} : { headers: { cookie: cookies() } }, false);
      if (fault) faults.push(`${path.slice(0, 400)}: ${fault}`);
    });
    expectNoFault(faults, mark);
  },
  TIMEOUT,
);

test(
  'headers: whatever they say',
  async () => {
    const mark = app.lines.length;
    const faults: string[] = [];
    const paths = [
      '/',
      '/account',
      '/api/chat/aaaaaaaaaaaaaaaaaaaa',
      '/search?q=rent',
      '/nowhere',
      '/favicon.svg',
      '/auth/verify-email',
      '/topics.data',
    ];
    await inTurns(fc.sample(hostileHeaders, { numRuns: HEADERS, seed }), async (lines, at) => {
      counts.headers++;
      const path = paths[at % paths.length];
      const request = Buffer.from(
        `GET ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\n${lines}\r\n`,
        at % 2 ? 'latin1' : 'utf8',
      );
      const answer = await rawRequest(app.port, request).catch((error) => ({ status: 599, body: String(error) }));
      if (answer.status >= 500 || LEAK.test(answer.body)) faults.push(`${path} ${answer.status}: ${lines.slice(0, 300)}`);
    });
    expectNoFault(faults, mark);
  },
  TIMEOUT,
);

test('afterwards the server is as well as before', async () => {
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${app.url}/`)).status).toBe(200);
  expect({}).not.toHaveProperty('admin');
});
