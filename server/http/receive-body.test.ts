import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReceivedBody, receiveBody } from './receive-body.ts';

const KILOBYTE = 1024;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function receive(maxBytes: number, grow?: (bytes: number) => boolean) {
  const stream = new PassThrough();
  let received: ReceivedBody | undefined;
  void receiveBody(stream, { maxBytes, graceMs: 10_000, grow }).then((result) => {
    received = result;
  });
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    return received;
  };
  return {
    stream,
    /** What has been received by then; undefined while it is being read. */
    async after(seconds: number) {
      await settle();
      vi.advanceTimersByTime(seconds * 1_000);
      return settle();
    },
  };
}

test('puts the chunks of a body together', async () => {
  const { stream, after } = receive(64 * KILOBYTE);
  const text = 'state=OH&'.repeat(5_000);
  for (let start = 0; start < text.length; start += 777)
    stream.write(text.slice(start, start + 777));
  expect(await after(0)).toBeUndefined();
  stream.end();
  expect(String(await after(0))).toBe(text);
});
test('an empty body is not a late one', async () => {
  const { stream, after } = receive(64 * KILOBYTE);
  stream.end();
  expect(String(await after(60))).toBe('');
});
test('a small body has ten seconds', async () => {
  const { stream, after } = receive(64 * KILOBYTE);
  stream.write('state=');
  expect(await after(9)).toBeUndefined();
  expect(await after(2)).toBe('late');
});
test('one byte now and then does not move the deadline', async () => {
  const { stream, after } = receive(64 * KILOBYTE);
  for (let second = 0; second < 10; second++) {
    expect(await after(1)).toBeUndefined();
    stream.write('x');
  }
  expect(await after(1)).toBe('late');
});
test('a large body may take as long as it comes fast enough', async () => {
  const { stream, after } = receive(1024 * KILOBYTE);
  for (let second = 0; second < 40; second++) {
    stream.write('x'.repeat(16 * KILOBYTE));
    expect(await after(1)).toBeUndefined();
  }
  expect(await after(9)).toBeUndefined();
  expect(await after(2)).toBe('late');
});
// Guards against minutes that are bought with one fast megabyte.
test('a body that came fast may stop for half a minute and no longer', async () => {
  const { stream, after } = receive(4 * 1024 * KILOBYTE);
  stream.write('x'.repeat(3 * 1024 * KILOBYTE));
  expect(await after(29)).toBeUndefined();
  expect(await after(2)).toBe('late');
});
test('a body that a proxy passes on in pieces, each as slow as a body may be, is read', async () => {
  const { stream, after } = receive(4 * 1024 * KILOBYTE);
  for (let piece = 0; piece < 12; piece++) {
    for (let second = 0; second < 20; second++)
      if (piece > 0 || second < 9) expect(await after(1)).toBeUndefined();
    stream.write('x'.repeat(320 * KILOBYTE));
  }
  stream.end();
  expect(await after(0)).toHaveLength(12 * 320 * KILOBYTE);
});
// Guards against rounding up for each chunk: bytes that come one by one are still bytes.
test('a thousand bytes a second are late, however they are split', async () => {
  const { stream, after } = receive(64 * KILOBYTE);
  for (let second = 0; second < 10; second++) {
    for (let byte = 0; byte < 1_000; byte++) stream.write('x');
    expect(await after(1)).toBeUndefined();
  }
  expect(await after(1)).toBe('late');
});
// Guards against refusing a body that waits in the socket after the event loop was blocked.
test('reads what has arrived before it calls a body late', async () => {
  const { stream, after } = receive(64 * KILOBYTE);
  await after(0);
  vi.advanceTimersByTime(11_000);
  stream.end('state=OH');
  expect(String(await after(0))).toBe('state=OH');
});
// Guards against memory that is given away for announcements.
test('asks for memory as the bytes come, and stops when there is no more', async () => {
  let used = 0;
  const { stream, after } = receive(16 * 1024 * KILOBYTE, (bytes) => {
    if (used + bytes > 100 * KILOBYTE) return false;
    used += bytes;
    return true;
  });
  expect(used).toBe(0);
  stream.write('x'.repeat(10 * KILOBYTE));
  expect(await after(0)).toBeUndefined();
  expect(used).toBeLessThan(20 * KILOBYTE);
  for (let piece = 0; piece < 10; piece++) {
    stream.write('x'.repeat(10 * KILOBYTE));
    await after(0);
  }
  expect(await after(0)).toBe('no_room');
});
test('stops at the first byte too many, and reads no further', async () => {
  const { stream, after } = receive(KILOBYTE);
  stream.write('x'.repeat(KILOBYTE));
  expect(await after(0)).toBeUndefined();
  stream.write('x');
  expect(await after(0)).toBe('too_large');
  expect(stream.isPaused()).toBe(true);
});
test.each([
  ['during', 0],
  ['before', 1],
])('a client that disconnects %s the reading', async (_when, destroyFirst) => {
  const stream = new PassThrough();
  if (destroyFirst) stream.destroy();
  const received = receiveBody(stream, { maxBytes: KILOBYTE });
  stream.destroy(destroyFirst ? undefined : new Error('aborted'));
  expect(await received).toBe('disconnected');
  expect(vi.getTimerCount()).toBe(0);
});
