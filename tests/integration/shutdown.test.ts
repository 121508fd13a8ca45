// The process itself, as an operator runs it on its own data folder.
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { boot } from '#server/boot.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { loadContent } from '#server/load-content.ts';
import { type App, cleanUp, leftBehind, makeDataFolder, runApp } from '#tests/database/helpers.ts';
import { startTestApp, TEST_SECRET } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
/** Its first start is over: tests/database is about that. */
const dataDir = await makeDataFolder();
afterAll(() => cleanUp());

async function startProcess(): Promise<{ app: App; port: number }> {
  const app = runApp('server/main.ts', [], { env: { PORT: '0', DATA_DIR: dataDir } });
  const ready = await app.line('Plainlaw is ready: ');
  return { app, port: Number(new URL(ready.slice('Plainlaw is ready: '.length)).port) };
}

/** The first half of a form now, the second when asked to. */
function beginForm(port: number) {
  const body = 'state=TX&returnTo=/terms';
  const socket = connect(port, '127.0.0.1');
  const head = [`Host: 127.0.0.1:${port}`, 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`];
  const begun = new Promise<void>((resolve) =>
    socket.write(`POST /state HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`, () => resolve()),
  );
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  return { begun, ended, finish: () => socket.write(body.slice(5)) };
}

test('SIGTERM: readiness fails first, a request under way is finished, then the process ends well and leaves nothing', async () => {
  const { app, port } = await startProcess();
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const form = beginForm(port);
  await form.begun;
  await app.line('{"level":"info"'); // the readiness check has been logged: the server has seen what came before it
  app.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20 }).toBe(503);
  const other = await fetch(`${url}/terms`);
  expect(other.status).toBe(200);
  expect(other.headers.get('connection')).toBe('close');
  form.finish();
  expect(await form.ended).toMatch(/^HTTP\/1\.1 302 /);
  await app.ended;
  expect(app.child.exitCode).toBe(0);
  expect(app.lines.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
  expect(await leftBehind(dataDir)).toEqual([]);
});

// Guards a restart that used to wait twenty seconds for a browser's idle connection.
test('a connection that falls idle during the stop does not hold it up', async () => {
  const app = await startTestApp({ DATABASE_URL: database.url });
  const form = beginForm(app.port);
  await form.begun;
  await fetch(`${app.url}/healthz`);
  const stopped = app.stop();
  form.finish();
  expect(await form.ended).toMatch(/^HTTP\/1\.1 302 /);
  await stopped;
});

test('the secret of a data folder is made once and is for nobody else’s eyes', async () => {
  const file = join(dataDir, 'app-secret');
  const secret = readFileSync(file, 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const again = await boot({ settings, onProgress: () => {} });
  await again.stop();
  expect(readFileSync(file, 'utf8')).toBe(secret);
});

test('a wrong setting ends the process with sentences and nothing else', async () => {
  const app = runApp('server/main.ts', [], { env: { DATA_DIR: join(dataDir, '..', 'unused'), PORT: 'x', PAYWALL: 'maybe' } });
  await app.ended;
  expect(app.child.exitCode).toBe(1);
  expect(app.lines).toEqual(['Setting PORT must be a port number.', 'Setting PAYWALL must be on or off.']);
  expect(existsSync(join(dataDir, '..', 'unused'))).toBe(false);
});

describe('settings that only the start can judge are named, too', () => {
  const content = loadContent();
  test.each([
    ['CONTENT_DIR', { CONTENT_DIR: '/no/such/folder' }],
    ['PORT', {}],
    ['METRICS_PORT', { PORT: '0' }],
  ])('%s', async (name, env: Record<string, string>) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const ports = name === 'METRICS_PORT' ? { METRICS_PORT: String(port) } : { PORT: String(port) };
    const settings = readSettings({ ...ports, DATABASE_URL: database.url, APP_SECRET: TEST_SECRET, LOG_LEVEL: 'silent', ...env });
    const failed = boot({ settings, onProgress: () => {}, content });
    await expect(failed).rejects.toThrow(SettingsError);
    await expect(failed).rejects.toThrow(new RegExp(`\\b${name}\\b`));
    await new Promise((resolve) => taken.close(resolve));
  });
});
