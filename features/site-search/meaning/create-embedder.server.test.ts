import { afterEach, expect, test, vi } from 'vitest';
import { createEmbedder, type Embedder, type EmbedderOptions } from './create-embedder.server.ts';

// A worker that answers after a while; the text says what it should do instead. What is held is answered when the test lets it go.
const script = `
import { parentPort } from 'node:worker_threads';
const held = new Promise((go) => { new BroadcastChannel('let go').onmessage = go; });
parentPort.on('message', async ({ text }) => {
  if (text === 'held') await held;
  if (text === 'crash') throw new Error('broken');
  if (text === 'exit') process.exit(1);
  if (text === 'hang') while (true);
  setTimeout(() => parentPort.postMessage({ vector: new Float32Array([text.length]) }), text.startsWith('slow') ? 150 : 1);
});`;
const worker = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
const said: string[] = [];
const note = (_: object, message: string) => void said.push(message);

const open: Embedder[] = [];
function start(options: Partial<EmbedderOptions> = {}): Embedder {
  const embedder = createEmbedder({ log: { info: note, warn: note, error: note }, worker, firstBackOffMs: 50, ...options });
  open.push(embedder);
  return embedder;
}
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((e) => e.close()));
  said.length = 0;
});
const lengths = (vectors: Float32Array[] | undefined) => vectors?.map((v) => v[0]);

test('gives one vector per text, in order, also when asked for the same twice', async () => {
  const embedder = start();
  const both = await Promise.all([embedder.embed(['one', 'three', 'one']), embedder.embed(['three'])]);
  expect(both.map(lengths)).toEqual([[3, 5, 3], [5]]);
});

test('does not wait longer than it may, and keeps the late vector for next time', async () => {
  const embedder = start();
  await embedder.embed(['warm']);
  expect(await embedder.embed(['held'], { timeoutMs: 20 })).toBeUndefined();
  const channel = new BroadcastChannel('let go');
  channel.postMessage('now');
  await expect.poll(async () => lengths(await embedder.embed(['held'], { timeoutMs: 0 }))).toEqual([4]);
  channel.close();
});

test('a waiting search goes before the pieces of a story', async () => {
  const embedder = start();
  await embedder.embed(['warm']);
  const order: string[] = [];
  const story = embedder.embed(['slow a', 'slow b', 'slow c']).then(() => order.push('story'));
  const query = embedder.embed(['query']).then(() => order.push('query'));
  await Promise.all([story, query]);
  expect(order).toEqual(['query', 'story']);
});

test('refuses what does not fit into the queue, at once', async () => {
  const embedder = start({ queueLimit: 2 });
  const waiting = embedder.embed(['slow a', 'slow b']);
  expect(await embedder.embed(['third'])).toBeUndefined();
  expect(await waiting).toHaveLength(2);
});

test('when there are too many searches, the newest are served and the oldest go without', async () => {
  const embedder = start({ queueLimit: 3 });
  await embedder.embed(['warm']);
  const answers = await Promise.all(['slow 1', 'slow 2', 'slow 3', 'slow 4', 'slow 5'].map((text) => embedder.embed([text])));
  expect(answers.map((a) => a !== undefined)).toEqual([true, false, false, true, true]);
});

test('a signal ends the wait', async () => {
  const stop = new AbortController();
  const answer = start().embed(['slow'], { signal: stop.signal });
  stop.abort();
  expect(await answer).toBeUndefined();
});

test.each(['crash', 'exit'])('when the worker ends by %s, nobody waits in vain and it comes back', async (text) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const embedder = start({ firstBackOffMs: 50 });
  expect(await embedder.embed([text])).toBeUndefined();
  expect(await embedder.embed(['too soon'])).toBeUndefined();
  expect(said.join()).toContain('searches use words');
  vi.advanceTimersByTime(49);
  expect(await embedder.embed(['too soon'])).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(lengths(await embedder.embed(['back']))).toEqual([4]);
});

test('a worker that is stuck is ended', async () => {
  expect(await start({ stuckAfterMs: 100 }).embed(['hang'])).toBeUndefined();
});

test('after closing there is nothing', async () => {
  const embedder = start();
  const answer = embedder.embed(['slow']);
  await embedder.close();
  expect(await answer).toBeUndefined();
  expect(await embedder.embed(['more'])).toBeUndefined();
});
