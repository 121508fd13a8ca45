import { afterEach, expect, test, vi } from 'vitest';
import { createEmbedder, type Embedder, type EmbedderOptions } from './create-embedder.server.ts';

// A fake worker that replies after a delay; some texts make it crash, exit, hang, or hold the reply
// until the test releases it.
const script = `
import { parentPort } from 'node:worker_threads';
const held = new Promise((go) => { new BroadcastChannel('let go').onmessage = go; });
parentPort.on('message', async ({ text }) => {
  if (text === 'held') await held;
  if (text === 'crash') throw new Error('broken');
  if (text === 'exit') process.exit(1);
  if (text === 'hang') while (true);
  setTimeout(() => parentPort.postMessage({ vectors: [new Float32Array([text.length])] }), text.startsWith('slow') ? 150 : 1);
});`;
const worker = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
const logMessages: string[] = [];
const recordMessage = (_: object, message: string) => void logMessages.push(message);

const openEmbedders: Embedder[] = [];
function startEmbedder(options: Partial<EmbedderOptions> = {}): Embedder {
  const embedder = createEmbedder({
    log: { info: recordMessage, warn: recordMessage, error: recordMessage },
    worker,
    firstBackOffMs: 50,
    ...options,
  });
  openEmbedders.push(embedder);
  return embedder;
}
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(openEmbedders.splice(0).map((e) => e.close()));
  logMessages.length = 0;
});
const readLengths = (vectors: Float32Array[] | undefined) => vectors?.map((v) => v[0]);

test('returns one vector per text, in order, also for repeated texts', async () => {
  const embedder = startEmbedder();
  const both = await Promise.all([
    embedder.embed(['one', 'three', 'one']),
    embedder.embed(['three']),
  ]);
  expect(both.map(readLengths)).toEqual([[3, 5, 3], [5]]);
});

test('stops waiting at the timeout and caches the late vector for next time', async () => {
  const embedder = startEmbedder();
  await embedder.embed(['warm']);
  expect(await embedder.embed(['held'], { timeoutMs: 20 })).toBeUndefined();
  const channel = new BroadcastChannel('let go');
  channel.postMessage('now');
  await expect
    .poll(async () => readLengths(await embedder.embed(['held'], { timeoutMs: 0 })))
    .toEqual([4]);
  channel.close();
});

test('a search runs before the queued parts of a story', async () => {
  const embedder = startEmbedder();
  await embedder.embed(['warm']);
  const order: string[] = [];
  const story = embedder.embed(['slow a', 'slow b', 'slow c']).then(() => order.push('story'));
  const query = embedder.embed(['query']).then(() => order.push('query'));
  await Promise.all([story, query]);
  expect(order).toEqual(['query', 'story']);
});

test('refuses texts at once when the queue is full', async () => {
  const embedder = startEmbedder({ queueLimit: 2 });
  const waiting = embedder.embed(['slow a', 'slow b']);
  expect(await embedder.embed(['third'])).toBeUndefined();
  expect(await waiting).toHaveLength(2);
});

test('a story makes progress while searches keep coming', async () => {
  const embedder = startEmbedder();
  await embedder.embed(['warm']);
  const order: string[] = [];
  const story = embedder.embed(['part a', 'part b']).then(() => order.push('story'));
  const queries = Array.from({ length: 12 }, (_, i) =>
    embedder.embed([`query ${i}`]).then(() => order.push(`query ${i}`)),
  );
  await Promise.all([story, ...queries]);
  expect(order.indexOf('story')).toBeLessThan(9);
  expect(order.filter((name) => name !== 'story')).toEqual(
    Array.from({ length: 12 }, (_, i) => `query ${i}`),
  );
});

test('a text that nobody waits for any more leaves the queue', async () => {
  const embedder = startEmbedder({ queueLimit: 2 });
  await embedder.embed(['warm']);
  const running = embedder.embed(['held']);
  expect(await embedder.embed(['given up'], { timeoutMs: 10 })).toBeUndefined();
  const next = embedder.embed(['next']);
  const channel = new BroadcastChannel('let go');
  channel.postMessage('now');
  expect(readLengths(await running)).toEqual([4]);
  expect(readLengths(await next)).toEqual([4]);
  channel.close();
});

test('each encoder has its own vectors', async () => {
  const embedder = startEmbedder();
  const [search] = (await embedder.embed(['text'])) ?? [];
  const [danger] = (await embedder.embed(['text'], { encoder: 'danger' })) ?? [];
  expect(danger).not.toBe(search);
});

test('an abort signal ends the wait', async () => {
  const stop = new AbortController();
  const answer = startEmbedder().embed(['slow'], { signal: stop.signal });
  stop.abort();
  expect(await answer).toBeUndefined();
});

test.each(['crash', 'exit'])(
  'when the worker ends by %s, waiting calls return and the worker restarts after a back-off',
  async (text) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const embedder = startEmbedder({ firstBackOffMs: 50 });
    expect(await embedder.embed([text])).toBeUndefined();
    expect(await embedder.embed(['too soon'])).toBeUndefined();
    expect(logMessages.join()).toContain('searches use words');
    vi.advanceTimersByTime(49);
    expect(await embedder.embed(['too soon'])).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(readLengths(await embedder.embed(['back']))).toEqual([4]);
  },
);

test('a stuck worker is terminated', async () => {
  expect(await startEmbedder({ stuckAfterMs: 100 }).embed(['hang'])).toBeUndefined();
});

test('returns nothing after closing', async () => {
  const embedder = startEmbedder();
  const answer = embedder.embed(['slow']);
  await embedder.close();
  expect(await answer).toBeUndefined();
  expect(await embedder.embed(['more'])).toBeUndefined();
});
