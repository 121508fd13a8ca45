import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { countSent, createReaderCheck } from './slow-readers.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

function createReaders(options: { maxBytes?: number } = {}) {
  type Fake = { sent: number; writableLength: number; ended: boolean; destroy: () => never };
  const readers = new Map<Fake, { network: string; sent: number; lateMs: number }>();
  const check = createReaderCheck(readers, { countSent: ({ sent }) => sent, ...options });
  return {
    add(network: string, unsent: number) {
      const socket: Fake = {
        sent: 0,
        writableLength: unsent,
        ended: false,
        destroy() {
          socket.ended = true;
          readers.delete(socket);
          return undefined as never;
        },
      };
      readers.set(socket, { network, sent: 0, lateMs: 0 });
      return socket;
    },
    /** A client reads so much each second. */
    pass(seconds: number, read: [socket: Fake, bytesPerSecond: number][] = []) {
      for (let second = 0; second < seconds; second++) {
        for (const [socket, bytes] of read) {
          socket.sent += bytes;
          socket.writableLength = Math.max(0, socket.writableLength - bytes);
        }
        check();
      }
    },
  };
}

// Guards against answers that nobody reads and that stay in memory for ever.
test('a client that reads nothing has half a minute', () => {
  const { add, pass } = createReaders();
  const socket = add('a', 15 * MEGABYTE);
  pass(30);
  expect(socket.ended).toBe(false);
  pass(1);
  expect(socket.ended).toBe(true);
});
test('one that reads a little now and then gains nothing by it', () => {
  const { add, pass } = createReaders();
  const socket = add('a', 15 * MEGABYTE);
  pass(40, [[socket, 500]]);
  expect(socket.ended).toBe(true);
});
test('a slow one that reads as fast as an old mobile network lets it is served to the end', () => {
  const { add, pass } = createReaders();
  const socket = add('a', 2 * MEGABYTE);
  for (let minute = 0; minute < 6; minute++) {
    pass(20); // in a tunnel
    pass(40, [[socket, 10 * KILOBYTE]]);
  }
  expect([socket.ended, socket.writableLength]).toEqual([false, 0]);
});
test('a stream with nothing unsent may be silent for as long as it likes', () => {
  const { add, pass } = createReaders();
  const socket = add('a', 0);
  pass(3_600);
  expect(socket.ended).toBe(false);
});
test('what one network leaves unread is bounded: those who read least are ended, others are not', () => {
  const { add, pass } = createReaders({ maxBytes: 100 * MEGABYTE });
  const idle = Array.from({ length: 5 }, () => add('a', 10 * MEGABYTE));
  const other = add('b', 10 * MEGABYTE);
  pass(1);
  expect(idle.map(({ ended }) => ended)).toEqual([false, false, true, true, true]);
  const reading = add('a', 15 * MEGABYTE);
  pass(2, [[reading, 100 * KILOBYTE]]);
  expect([reading.ended, other.ended]).toEqual([false, false]);
  expect(idle.filter(({ ended }) => !ended).length).toBeLessThan(2);
});

// Node does not document the figures of a socket's handle: this fails when they are gone.
test('what has left a socket is counted while a large piece is being sent', async () => {
  const accepted = Promise.withResolvers<Socket>();
  const server = createServer(accepted.resolve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const socket = await accepted.promise;
  socket.write(Buffer.alloc(64 * MEGABYTE));
  const first = countSent(socket);
  expect(first).toBeLessThan(64 * MEGABYTE);
  let read = 0;
  client.on('data', (chunk) => {
    read += chunk.length;
    if (read > 32 * MEGABYTE) client.pause();
  });
  client.resume();
  await expect.poll(() => countSent(socket)).toBeGreaterThan(24 * MEGABYTE);
  expect(socket.writableLength).toBe(64 * MEGABYTE);
  client.removeAllListeners('data').resume();
  await expect.poll(() => countSent(socket)).toBe(64 * MEGABYTE);
  // Destroyed with bytes unread, it would end the other side with an error.
  socket.end();
  await once(client, 'close');
  server.close();
});
