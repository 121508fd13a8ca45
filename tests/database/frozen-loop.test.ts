// A frozen event loop: the process is ended by its watchdog. `npm start` starts it again, and no
// acknowledged row is lost: twenty times with LONG=1, which also prints how long each one took. The
// tests share one running app, in this order.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '#db/embedded/running-server.ts';
import { findRunningEmbedded } from '#db/embedded/start-embedded.ts';
import {
  type App,
  cleanUp,
  FIXTURES,
  makeDataFolder,
  runApp,
  waitForLeftovers,
} from '#tests/database/helpers.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { secondsSince } from '#tests/harness/app/counts.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { openSlowPost } from '#tests/harness/app/slow-body.ts';
import { findLostEmails, startVisitors } from '#tests/harness/app/visitors.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';

const DEFAULT_SECONDS = 7;
/** Longer in npm test, where other work beside it must not look like a frozen loop. */
const WATCHDOG_SECONDS = LONG ? DEFAULT_SECONDS : 20;
/** The waits between restarts grow, so the app is started four times. */
const APPS = 4;
const FREEZES = 5;
const FREEZER = pathToFileURL(join(FIXTURES, 'freeze-on-signal.mjs')).href;

const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const dataDir = await makeDataFolder();
const apps: App[] = [];
afterAll(async () => {
  // A frozen server of a failed test does not notice that its start script was killed.
  for (const pid of apps.flatMap(listServerPids).filter(isAlive)) process.kill(pid, 'SIGKILL');
  await cleanUp();
});

function startApp(script: string, env: Record<string, string> = {}): App {
  const app = runApp(script, [], {
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...(LONG ? {} : { WATCHDOG_SECONDS: String(WATCHDOG_SECONDS) }),
      RATE_LIMITS: 'off',
      OVERLOAD: 'off',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `${CHILD_ENV.NODE_OPTIONS ?? ''} --import=${FREEZER}`,
      ...env,
    },
  });
  apps.push(app);
  return app;
}

const getApp = () => apps.at(-1) as App;
const listLines = (app: App, part: string) => app.lines.filter((line) => line.includes(part));
const listServerPids = (app: App) =>
  listLines(app, 'server process ').map((line) => Number(line.split(' ').at(-1)));
const getServerPid = (app: App) => listServerPids(app).at(-1) as number;

/** Waits for the nth line with this text. */
async function waitForLine(app: App, part: string, count: number): Promise<string> {
  for (let ended = false; ; await delay(20)) {
    const line = listLines(app, part)[count - 1];
    if (line !== undefined) return line;
    if (ended) throw new Error(`"${part}" did not come ${count} times:\n${app.lines.join('\n')}`);
    ended = app.child.exitCode !== null || app.child.signalCode !== null;
  }
}

/** Waits until the nth server process of this app is ready. */
async function waitForServer(app: App, count: number): Promise<void> {
  await waitForLine(app, 'Plainlaw is ready: ', count);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
}

async function readRows(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(findRunningEmbedded(dataDir));
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function expectNothingLeft(app: App): Promise<void> {
  await app.ended;
  await expect.poll(() => listServerPids(app).filter(isAlive)).toEqual([]);
  expect(await waitForLeftovers(dataDir)).toEqual([]);
}

/** Freezes the server while people sign up, and waits each time until it is back. */
async function freezeRepeatedly(app: App, signUps: string[]): Promise<void> {
  for (let freeze = 1; freeze <= FREEZES; freeze++) {
    await waitForSignUps(signUps, 3);
    const pid = getServerPid(app);
    const frozen = performance.now();
    process.kill(pid, 'SIGUSR2');
    const line = await waitForLine(app, 'The event loop is frozen', freeze);
    expect(JSON.parse(line)).toMatchObject({ level: 'error', missedChecks: WATCHDOG_SECONDS });
    await expect.poll(() => isAlive(pid), { interval: 5 }).toBe(false);
    const endedAfter = secondsSince(frozen);
    await waitForServer(app, freeze + 1);
    console.log(`frozen: ended after ${endedAfter} s, ready after ${secondsSince(frozen)} s`);
  }
}

async function waitForSignUps(signUps: string[], count: number): Promise<void> {
  const before = signUps.length;
  await expect.poll(() => signUps.length).toBeGreaterThanOrEqual(before + count);
}

test.runIf(LONG)(
  `a frozen server is ended and started again, ${APPS * FREEZES} times, and no acknowledged row is lost`,
  async () => {
    const acknowledged: string[] = [];
    for (let n = 1; n <= APPS; n++) {
      const app = startApp('scripts/start.mjs', { FREEZE: n % 2 === 0 ? 'spin' : 'sleep' });
      await waitForServer(app, 1);
      const visitors = startVisitors(url, { readers: 0, writers: 2 });
      await freezeRepeatedly(app, visitors.seen.acknowledged);
      await waitForSignUps(visitors.seen.acknowledged, 1);
      acknowledged.push(...(await visitors.leave()).acknowledged);
      expect(await findLostEmails(acknowledged, readRows)).toEqual([]);
      expect(listServerPids(app).length).toBe(FREEZES + 1);
      if (n === APPS) break;
      app.child.kill('SIGTERM');
      await expectNothingLeft(app);
      expect(app.child.exitCode).toBe(0);
    }
    console.log(`${acknowledged.length} rows acknowledged, none lost`);
  },
  3_600_000,
);

// The freeze above ends with the same SIGKILL, from the watchdog.
test.runIf(LONG)('a server that was killed is started again', async () => {
  const app = getApp();
  process.kill(getServerPid(app), 'SIGKILL');
  await waitForServer(app, FREEZES + 2);
  expect(listLines(app, 'The server ended (SIGKILL); starting it again in').length).toBe(
    FREEZES + 1,
  );
});

test.runIf(LONG)('SIGTERM ends a frozen server, and it is not started again', async () => {
  const app = getApp();
  const started = listServerPids(app).length;
  process.kill(getServerPid(app), 'SIGUSR2');
  app.child.kill('SIGTERM');
  await expectNothingLeft(app);
  expect(app.child.exitCode).toBe(1);
  expect(listServerPids(app).length).toBe(started);
});

test('a start that fails is not repeated', async () => {
  const app = startApp('scripts/start.mjs', { PAYWALL: 'maybe' });
  await app.ended;
  expect(app.child.exitCode).toBe(1);
  expect(app.lines.slice(1)).toEqual(['Setting PAYWALL must be on or off.']);
});

test('without npm start, a frozen server ends by itself, also after SIGTERM', async () => {
  const app = startApp('server/main.ts');
  await waitForServer(app, 1);
  const slow = await openSlowPost(port, { path: '/paper?q=somebodys-words' });
  await fetch(`${url}/healthz`); // the server has seen it
  app.child.kill('SIGUSR2');
  app.child.kill('SIGTERM');
  await expectNothingLeft(app);
  slow.close();
  expect(app.child.signalCode).toBe('SIGKILL');
  const line = await waitForLine(app, 'The event loop is frozen', 1);
  expect(JSON.parse(line).routes).toEqual(['/paper']);
});

test.runIf(LONG)(
  'without a watchdog, SIGTERM to the start script ends a frozen server all the same',
  async () => {
    const app = startApp('scripts/start.mjs', { WATCHDOG_SECONDS: '0' });
    await waitForServer(app, 1);
    process.kill(getServerPid(app), 'SIGUSR2');
    app.child.kill('SIGTERM');
    await expectNothingLeft(app);
    expect(app.child.exitCode).toBe(1);
    expect(listLines(app, 'The event loop is frozen')).toEqual([]);
  },
);

test.runIf(LONG)('a server whose start script was killed shuts down', async () => {
  const app = startApp('scripts/start.mjs');
  await waitForServer(app, 1);
  app.child.kill('SIGKILL');
  await expectNothingLeft(app);
});
