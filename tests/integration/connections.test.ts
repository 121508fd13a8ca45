// What a client may do with connections besides sending requests: how many it may open, how long
// their heads and bodies may take, and what becomes of answers that it does not read.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { loadBuild } from '#server/boot/load-build.ts';
import { MAX_BODY_BYTES } from '#server/http/body-limit.ts';
import { SERVER_TIMES } from '#server/http/http-server.ts';
import { getLongestBodyMs } from '#server/http/receive-body.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const MAX_CONNECTIONS = 20;

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({
  DATABASE_URL: database.url,
  OVERLOAD: 'on',
  OVERLOAD_DELAY_MS: '10000',
  OVERLOAD_CONNECTIONS_PER_NETWORK: String(MAX_CONNECTIONS),
});
afterAll(() => app.stop());
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** `address`: of the client; all of 127.0.0.0/8 is this machine. */
async function open(address: string, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: app.port, host, localAddress: address });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const readStatus = async (socket: Socket) => {
  socket.write('GET /healthz HTTP/1.1\r\nHost: plainlaw.test\r\n\r\n');
  const [chunk] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Buffer.isBuffer(chunk) ? String(chunk).slice(9, 12) : 'closed';
};

test('a network may have so many connections, half requests among them; others are served', async () => {
  for (let n = 0; n < MAX_CONNECTIONS; n++)
    (await open('127.0.0.2')).write('GET / HTTP/1.1\r\nHost: plainlaw.test\r\nX-Half: ');
  await expect.poll(async () => readStatus(await open('127.0.0.2'))).toBe('closed');
  expect(await readStatus(await open('127.0.0.3'))).toBe('200');
  for (const socket of sockets.splice(0, MAX_CONNECTIONS)) socket.destroy();
  await expect.poll(async () => readStatus(await open('127.0.0.2'))).toBe('200');
});

// Guards against a timeout of Node that cuts off uploads which keep the documented rate.
test('the server waits for the largest body of any route as long as its bytes may take', async () => {
  const { routes } = await loadBuild(join(import.meta.dirname, '..', '..'))();
  const largest = Math.max(
    ...Object.values(routes).map(
      (route) => (route?.module.handle as RouteHandle | undefined)?.maxBodyBytes ?? 0,
    ),
  );
  expect(MAX_BODY_BYTES).toBe(largest);
  expect(SERVER_TIMES.requestTimeout).toBeGreaterThan(getLongestBodyMs(largest));
});

test('half a head is found soon after its time is over', () => {
  const { connectionsCheckingInterval, headersTimeout } = SERVER_TIMES;
  expect(connectionsCheckingInterval).toBeLessThanOrEqual(headersTimeout / 3);
});

test.runIf(LONG)('answers that nobody reads for longer than half a minute are ended', async () => {
  const REQUESTS = 4_000; // more than the kernel takes
  const socket = await open('127.0.0.5');
  socket.pause();
  socket.write('GET /terms HTTP/1.1\r\nHost: plainlaw.test\r\n\r\n'.repeat(REQUESTS));
  await delay(45_000);
  let answers = 0;
  socket.on('data', (chunk) => {
    answers += String(chunk).split('HTTP/1.1 200').length - 1;
    if (answers >= REQUESTS - 1) socket.destroy();
  });
  socket.resume();
  await once(socket, 'close');
  expect(answers).toBeLessThan(REQUESTS - 1);
});
