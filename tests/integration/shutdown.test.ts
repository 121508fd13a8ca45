// Startup and shutdown of the server process on its own data folder.
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { boot } from '#server/boot.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { loadOrCreateSecret } from '#server/ops/app-secret.ts';
import {
  type App,
  cleanUp,
  makeDataFolder,
  runApp,
  waitForLeftovers,
} from '#tests/database/helpers.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { startTestApp, TEST_SECRET } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const database = await createTestDatabase({ withLibrary: true });
/** Already initialized: tests/database covers the first start. */
const dataDir = await makeDataFolder();
const content = { library, index: getSearchIndex() };
afterAll(() => cleanUp());

async function startProcess(): Promise<{ app: App; port: number }> {
  const app = runApp('server/main.ts', [], {
    env: { PORT: '0', DATA_DIR: dataDir, OVERLOAD: 'off' },
  });
  const ready = await app.line('Plainlaw is ready: ');
  return { app, port: Number(new URL(ready.slice('Plainlaw is ready: '.length)).port) };
}

/** Sends the first half of a form; `finish` sends the rest. */
function startForm(port: number) {
  const body = 'state=TX&returnTo=/terms';
  const socket = connect(port, '127.0.0.1');
  const head = [
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  const headSent = new Promise<void>((resolve) =>
    socket.write(`POST /state HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`, () =>
      resolve(),
    ),
  );
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  return { begun: headSent, ended, finish: () => socket.write(body.slice(5)) };
}

test('SIGTERM: readiness fails first, a pending request finishes, then the process exits with 0 and leaves no processes', async () => {
  const { app, port } = await startProcess();
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const form = startForm(port);
  await form.begun;
  // once the readiness check is logged, the server has also received the form's first half
  await app.line('{"level":"info"');
  app.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20 }).toBe(503);
  const page = await fetch(`${url}/terms`);
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  form.finish();
  expect(await form.ended).toMatch(/^HTTP\/1\.1 302 /);
  await app.ended;
  expect(app.child.exitCode).toBe(0);
  expect(app.lines.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
  expect(await waitForLeftovers(dataDir)).toEqual([]);
});

// A restart used to wait twenty seconds for a browser's idle connection.
test('a connection that becomes idle during shutdown does not delay it', async () => {
  const app = await startTestApp({ DATABASE_URL: database.url });
  const form = startForm(app.port);
  await form.begun;
  await fetch(`${app.url}/healthz`);
  const stopped = app.stop();
  form.finish();
  expect(await form.ended).toMatch(/^HTTP\/1\.1 302 /);
  await stopped;
});

test('the app secret of a data folder is created once and readable only by its owner', async () => {
  const file = join(dataDir, 'app-secret');
  const secret = readFileSync(file, 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(loadOrCreateSecret(dataDir)).toBe(secret); // of the next start, and of commands
  expect(readFileSync(file, 'utf8')).toBe(secret);
});

test.runIf(LONG)('invalid settings end the process with messages and create nothing', async () => {
  const app = runApp('server/main.ts', [], {
    env: { DATA_DIR: join(dataDir, '..', 'unused'), PORT: 'x', PAYWALL: 'maybe' },
  });
  await app.ended;
  expect(app.child.exitCode).toBe(1);
  expect(app.lines).toEqual([
    'Setting PORT must be a port number.',
    'Setting PAYWALL must be on or off.',
  ]);
  expect(existsSync(join(dataDir, '..', 'unused'))).toBe(false);
});

describe('settings that can only be checked at startup are named in the error', () => {
  test.each([
    ['CONTENT_DIR', { CONTENT_DIR: '/no/such/folder' }],
    ['PORT', {}],
    ['METRICS_PORT', { PORT: '0' }],
  ])('%s', async (name, env: Record<string, string>) => {
    const portBlocker = createServer().listen(0, '127.0.0.1');
    await once(portBlocker, 'listening');
    const { port } = portBlocker.address() as AddressInfo;
    const ports = name === 'METRICS_PORT' ? { METRICS_PORT: String(port) } : { PORT: String(port) };
    const settings = readSettings({
      ...ports,
      NEWS_FEEDS: 'off',
      DATABASE_URL: database.url,
      APP_SECRET: TEST_SECRET,
      LOG_LEVEL: 'silent',
      ...env,
    });
    const bootAttempt = boot({ settings, onProgress: () => {}, content, quiet: true });
    await expect(bootAttempt).rejects.toThrow(SettingsError);
    await expect(bootAttempt).rejects.toThrow(new RegExp(`\\b${name}\\b`));
    await new Promise((resolve) => portBlocker.close(resolve));
  });
});
