// Sends hostile bodies, URLs and headers to all routes, as a visitor and as a member, and to each
// the largest bodies that it takes, filled with what costs most. Every response must be below 500,
// without a stack trace and without an error in the log, another process must get every health
// check answered meanwhile, and no turn of the event loop may take seconds of processor time. Short
// in npm test; LONG=1 sends twenty times as much.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { loadBuild } from '#server/boot/load-build.ts';
import { createRouteTable } from '#server/http/route-table.ts';
import { ROOT } from '#tests/database/helpers.ts';
import { type ForkedProgram, forkUntilStopped } from '#tests/harness/app/fork-until-stopped.ts';
import type { Beats } from '#tests/harness/app/health-watcher.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { Member } from '#tests/harness/app/member.ts';
import { sendRawRequest } from '#tests/harness/app/raw-request.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { type TurnWatch, watchTurns } from '#tests/harness/app/watch-turns.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import {
  COSTLY_PIECES,
  type CostlyBody,
  type CostlyPiece,
  createCostlyBodies,
  createOtherCostlyBodies,
  FULL_TABLE,
  LAYERED_PDF,
  readLayeredPdf,
} from '#tests/harness/hostile/costly-bodies.ts';
import { PATH_PARTS, QUERY_NAMES } from '#tests/harness/hostile/fuzz-addresses.ts';
import { FOR_VISITORS, type FuzzTarget } from '#tests/harness/hostile/fuzz-target.ts';
import { FUZZ_TARGETS, STORE_SECRET } from '#tests/harness/hostile/fuzz-targets.ts';
import {
  encodeForm,
  encodeJson,
  hostileFormBody,
  hostileJsonBody,
} from '#tests/harness/hostile/hostile-bodies.ts';
import {
  type HostileRequest,
  SENDINGS,
  SHAPES,
  sendHostile,
} from '#tests/harness/hostile/hostile-shapes.ts';
import { hostileHeaders, hostileQuery } from '#tests/harness/hostile/hostile-texts.ts';

const BODIES = LONG ? 50 : 1;
const QUERIES = LONG ? 20 : 1;
const HEADERS = LONG ? 500 : 24;
const BATCH_SIZE = 4;
const TEST_TIMEOUT_MS = LONG ? 3_600_000 : 480_000;
const REQUEST_TIMEOUT_MS = 120_000;
/** Processor time of one turn of the event loop: a hundred rendered pages. */
const MAX_TURN_SECONDS = 1.5;
const SETTINGS = { RATE_LIMITS: 'off', PAYWALL: 'off', STORE_WEBHOOK_SECRET: STORE_SECRET };
/** "at once (" stands in an answer of ours; a line of a stack names a file. */
const LEAK =
  /\bat [\w.<>]+ \((?:file:|node:|\/)|node_modules|\/features\/|SELECT .* FROM|syntax error at/;

const database = await createTestDatabase({ withLibrary: true });
const member = new Member('member@example.com');
const seed = Math.floor(Math.random() * 2 ** 31);
const counts = {
  bodies: 0,
  shapes: 0,
  costly: 0,
  queries: 0,
  headers: 0,
  failed: 0,
  unavailable: 0,
};
let app: TestApp;
let health: ForkedProgram<Beats>;
let turns: TurnWatch;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: database.url, ...SETTINGS });
  readLayeredPdf();
  turns = watchTurns({ processorSeconds: MAX_TURN_SECONDS });
  health = forkUntilStopped('health-watcher.ts', [app.url, String(REQUEST_TIMEOUT_MS)]);
  await member.join(app.url, (email) =>
    database.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]),
  );
});
afterAll(async () => {
  console.log(
    `fuzzing (seed ${seed}): ${counts.bodies} bodies, ${counts.shapes} hostile shapes, ${counts.costly} costly bodies, ${counts.queries} addresses, ${counts.headers} sets of headers; ` +
      `5xx: ${counts.failed}; 503 by design: ${counts.unavailable}`,
  );
  await app.stop();
});

type RouteFile = { path: string; source: string };
const routeFiles: RouteFile[] = routes.map(({ path, file }) => ({
  path: path ?? '',
  source: readFileSync(join(ROOT, 'app', file), 'utf8'),
}));
const takesBodies = ({ source }: RouteFile) =>
  /export (?:async )?(?:function|const) action\b/.test(source);
const isPage = (path: string) =>
  /export default/.test(routeFiles.find((route) => route.path === path)?.source ?? '');

describe('coverage', () => {
  test('every route with an action has a target, and every target is a route with an action', () => {
    expect(FUZZ_TARGETS.map(({ route }) => route).sort()).toEqual(
      routeFiles
        .filter(takesBodies)
        .map(({ path }) => path)
        .sort(),
    );
  });
  test('the server mounts no other handlers that accept a body', () => {
    const source = readFileSync(join(ROOT, 'server', 'http', 'app.ts'), 'utf8');
    const mounted = [
      ...source.matchAll(/app\.(get|post|put|patch|delete|all|on|route|mount)\(/g),
    ].map(([, method]) => method);
    expect(mounted.filter((method) => method !== 'get')).toEqual(['all']);
    expect(source).toContain("app.all('*', (c) => servePage(parts, c));");
  });
});

/** The problem with a response, or null. */
async function findFault(
  path: string,
  init: RequestInit,
  mayBeUnavailable: boolean,
): Promise<string | null> {
  try {
    const response = await fetch(`${app.url}/${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...init,
    });
    const text = await response.text();
    const isDesigned = response.status === 503 && mayBeUnavailable;
    if (isDesigned) counts.unavailable++;
    if (response.status >= 500 && !isDesigned) return `${response.status} ${text.slice(0, 200)}`;
    return LEAK.test(text) && !response.headers.get('content-type')?.startsWith('text/javascript')
      ? `leaks ${LEAK.exec(text)?.[0]}`
      : null;
  } catch (error) {
    return `no answer: ${error}`;
  }
}

async function runInBatches<T>(
  items: T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < items.length; index += BATCH_SIZE)
    await Promise.all(
      items.slice(index, index + BATCH_SIZE).map((item, i) => work(item, index + i)),
    );
}

/** No faulty responses and no errors in the log since `mark`. */
function expectNoFault(faults: string[], mark: number): void {
  counts.failed += faults.length;
  const errors = app.linesSince(mark).filter(({ level }) => level === 'error');
  expect({ seed, faults: faults.slice(0, 5), errors: errors.slice(0, 5) }).toEqual({
    seed,
    faults: [],
    errors: [],
  });
}

const formatCookies = () => [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');

function createBodies(target: FuzzTarget) {
  const maxLength = target.maxLength ?? 8_000;
  return 'forms' in target
    ? hostileFormBody(target.forms, maxLength)
    : hostileJsonBody(target.json, maxLength);
}

test(
  'the unchanged examples get their expected status',
  async () => {
    const statuses: [string, number][] = [];
    for (const target of FUZZ_TARGETS) {
      const seed =
        'forms' in target
          ? target.forms[0] && encodeForm(target.forms[0])
          : target.json[0] && encodeJson(target.json[0]);
      const { body, headers } = seed ?? expect.unreachable('no example');
      const cookie: Record<string, string> = FOR_VISITORS.has(target.route)
        ? {}
        : { cookie: formatCookies() };
      const path = target.paths?.[0] ?? target.route;
      const requestHeaders = {
        accept: 'text/html',
        ...headers,
        ...target.headers?.(body),
        ...cookie,
      };
      const response = await fetch(`${app.url}/${path}`, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: requestHeaders,
      });
      await response.text();
      statuses.push([target.route, response.status]);
    }
    expect(statuses).toEqual(
      FUZZ_TARGETS.map(({ route, expectedStatus }) => [route, expectedStatus]),
    );
  },
  TEST_TIMEOUT_MS,
);

describe('bodies', () => {
  test.each(FUZZ_TARGETS)(
    '/$route',
    async (target) => {
      const mark = app.lines.length;
      const faults: string[] = [];
      const paths = (target.paths ?? [target.route]).flatMap((path) => {
        const [name = '', query] = path.split('?');
        return isPage(target.route) && target.route !== '*'
          ? [path, `${name}.data${query ? `?${query}` : ''}`]
          : [path];
      });
      await runInBatches(
        fc.sample(createBodies(target), { numRuns: BODIES, seed }),
        async ({ body, headers }, index) => {
          const path = paths[index % paths.length] ?? target.route;
          const signedIn = !FOR_VISITORS.has(target.route) && Math.floor(index / 2) % 2 === 1;
          const requestHeaders = {
            accept: index % 3 ? 'text/html' : '*/*',
            ...headers,
            ...target.headers?.(body),
            ...(signedIn && { cookie: formatCookies() }),
          };
          counts.bodies++;
          const fault = await findFault(
            path,
            { method: 'POST', body, headers: requestHeaders },
            target.unavailable !== undefined,
          );
          if (fault)
            faults.push(
              `${path}: ${fault}; sent ${requestHeaders['content-type' as keyof typeof requestHeaders]}: ${Buffer.from(body).toString('latin1').slice(0, 300)}`,
            );
        },
      );
      expectNoFault(faults, mark);
    },
    TEST_TIMEOUT_MS,
  );
});

/** Below and above the limit of a urlencoded form; above every other limit in the long form. */
const SHAPE_BYTES = LONG ? [60_000, 2_000_000, 17_000_000] : [60_000, 500_000];

/**
 * Every second way of sending in turn, each with another shape; in the long form all ways with all
 * shapes in all sizes.
 */
function listHostileRequests(target: FuzzTarget, turn: number): HostileRequest[] {
  const path = `/${target.paths?.[turn % target.paths.length] ?? target.route}`;
  return SENDINGS.flatMap((sending, index) => {
    if (!LONG && (turn + index) % 2 === 1) return [];
    const shapes = LONG ? SHAPES : SHAPES.slice((turn + index) % SHAPES.length).slice(0, 1);
    const sizes = LONG
      ? SHAPE_BYTES
      : SHAPE_BYTES.slice(Math.floor((turn + index) / 2) % 2).slice(0, 1);
    return shapes.flatMap((shape) => sizes.map((bytes) => ({ path, shape, sending, bytes })));
  });
}

describe('hostile shapes of bodies', () => {
  test.each(FUZZ_TARGETS)(
    '/$route',
    async (target) => {
      const mark = app.lines.length;
      const faults: string[] = [];
      const requests = listHostileRequests(target, FUZZ_TARGETS.indexOf(target));
      const send = async (request: HostileRequest, until?: Promise<unknown>) => {
        counts.shapes++;
        const { status, text } = await sendHostile({ port: app.port }, request, until);
        const mayEnd = request.sending !== 'announced' && request.sending !== 'chunked';
        const isDesigned = status === 503 && target.unavailable !== undefined;
        const isFault = status === 0 ? !mayEnd : status >= 500 && !isDesigned;
        if (isFault || LEAK.test(text))
          faults.push(
            `${request.shape.name}, ${request.sending}, ${request.bytes} bytes: ${status} ${text.slice(0, 200)}`,
          );
      };
      const [silent, others] = [true, false].map((isSilent) =>
        requests.filter(({ sending }) => (sending === 'silent') === isSilent),
      );
      // The silent ones stay open until all others were answered.
      const answered = runInBatches(others ?? [], (request) => send(request));
      await Promise.all([answered, ...(silent ?? []).map((request) => send(request, answered))]);
      expectNoFault(faults, mark);
    },
    TEST_TIMEOUT_MS,
  );
});

const PIECES_SENT = Object.keys(COSTLY_PIECES) as CostlyPiece[];
/** Routes that read and send back most: in the short form these get the worst of their own. */
const WORST: Record<string, CostlyPiece[]> = {
  paper: ['markup, ten bytes each when sent back', 'dates in one sentence'],
  'documents/batch': ['numbers'],
};

/** All in the long form; otherwise the texts of the worst routes, and one body of each other. */
function* listCostlyBodies(target: FuzzTarget, maxBytes: number): Generator<CostlyBody> {
  const turn = FUZZ_TARGETS.indexOf(target);
  const worst = WORST[target.route];
  const pieces = LONG
    ? PIECES_SENT
    : (worst ?? [PIECES_SENT[turn % PIECES_SENT.length] ?? 'cases']);
  const isSent = ({ what }: CostlyBody) =>
    LONG ||
    (!what.startsWith('file of') &&
      what !== FULL_TABLE &&
      (target.route === 'paper' || what !== LAYERED_PDF));
  const others = createOtherCostlyBodies(target).filter(isSent);
  for (const piece of pieces) {
    const texts = createCostlyBodies(target, piece, maxBytes).filter(isSent);
    if (LONG || worst) yield* texts;
    else yield* [...texts, ...others].slice(turn % (texts.length + others.length)).slice(0, 1);
  }
  if (LONG || worst) yield* others;
}

describe('the largest bodies of what costs most', () => {
  test.each(FUZZ_TARGETS)(
    '/$route',
    async (target) => {
      const mark = app.lines.length;
      const faults: string[] = [];
      const table = createRouteTable((await loadBuild(ROOT)()).routes);
      const path = target.paths?.[0] ?? target.route;
      const maxBytes = table.find(`/${path.split('?')[0]}`)?.maxBodyBytes ?? 64 * 1024;
      for (const { what, make } of listCostlyBodies(target, maxBytes)) {
        const { body, headers } = make();
        counts.costly++;
        const requestHeaders = {
          accept: 'text/html',
          ...headers,
          ...target.headers?.(body),
          ...(!FOR_VISITORS.has(target.route) && { cookie: formatCookies() }),
        };
        const init = { method: 'POST', body, headers: requestHeaders };
        const fault = await findFault(path, init, target.unavailable !== undefined);
        if (fault) faults.push(`${what}, ${body.length} bytes: ${fault}`);
      }
      expectNoFault(faults, mark);
    },
    TEST_TIMEOUT_MS,
  );
});

test(
  'every route with hostile queries and path parameters',
  async () => {
    const mark = app.lines.length;
    const faults: string[] = [];
    const targets = routeFiles.flatMap(({ path, source }) =>
      fc.sample(hostileQuery(QUERY_NAMES), { numRuns: QUERIES, seed }).map((query, index) => {
        const part = PATH_PARTS[index % PATH_PARTS.length] ?? 'x';
        const filledPath = path.replace(/:\w+\??|\*/g, part);
        return `${index % 2 && /export default/.test(source) && filledPath ? `${filledPath}.data` : filledPath}${query}`;
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
    await runInBatches(targets, async (path, index) => {
      counts.queries++;
      const fault = await findFault(
        path,
        index % 3 ? {} : { headers: { cookie: formatCookies() } },
        false,
      );
      if (fault) faults.push(`${path.slice(0, 400)}: ${fault}`);
    });
    expectNoFault(faults, mark);
  },
  TEST_TIMEOUT_MS,
);

test(
  'hostile headers',
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
    await runInBatches(
      fc.sample(hostileHeaders, { numRuns: HEADERS, seed }),
      async (lines, index) => {
        counts.headers++;
        const path = paths[index % paths.length];
        const request = Buffer.from(
          `GET ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\n${lines}\r\n`,
          index % 2 ? 'latin1' : 'utf8',
        );
        const answer = await sendRawRequest(app.port, request).catch((error) => ({
          status: 599,
          body: String(error),
        }));
        if (answer.status >= 500 || LEAK.test(answer.body))
          faults.push(`${path} ${answer.status}: ${lines.slice(0, 300)}`);
      },
    );
    expectNoFault(faults, mark);
  },
  TEST_TIMEOUT_MS,
);

test('another process got every health check answered meanwhile', async () => {
  const { answered, missed } = await health.stop();
  expect(missed).toEqual([]);
  expect(answered).toBeGreaterThan(0);
});

// A health check may be late because the machine is busy; the server itself must not be what keeps
// it waiting.
test('no request held the event loop up', () => {
  expect(turns.stop()).toEqual([]);
});

test('the server is still healthy afterwards', async () => {
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${app.url}/`)).status).toBe(200);
  expect({}).not.toHaveProperty('admin');
});
