import { afterEach, expect, test, vi } from 'vitest';
import { createEmbedder, type Embedder, type EmbedderOptions } from './create-embedder.server.ts';

// A fake worker that replies after a delay; some texts make it crash, exit, hang, or hold the reply
// until the test releases it. A text that begins with "windows" needs four windows, and each takes
// a second of inference.
const script = `
import { parentPort } from 'node:worker_threads';
const held = new Promise((go) => { new BroadcastChannel('let go').onmessage = go; });
const steps = new BroadcastChannel('steps');
parentPort.on('message', async ({ text, member }) => {
  steps.postMessage(text);
  if (text.startsWith('windows') && member === undefined)
    return parentPort.postMessage({ ms: 0, windows: [1, 2, 3, 4].map((n) => text + ' ' + n) });
  if (text === 'held') await held;
  if (text === 'crash') throw new Error('broken');
  if (text === 'exit') process.exit(1);
  if (text === 'hang') while (true);
  setTimeout(() => parentPort.postMessage({ ms: 1_000, members: 1, vectors: [new Float32Array([text.length])] }), text.startsWith('slow') ? 150 : 1);
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

/** What the worker is told to embed, while the first text is held back. */
async function recordSteps(queueTexts: (embedder: Embedder) => Promise<unknown>[], options = {}) {
  const embedder = startEmbedder(options);
  const steps: string[] = [];
  const channel = new BroadcastChannel('steps');
  channel.onmessage = ({ data }: MessageEvent<string>) => void steps.push(data);
  const first = embedder.embed(['held']);
  await expect.poll(() => steps).toEqual(['held']);
  const others = queueTexts(embedder);
  const release = new BroadcastChannel('let go');
  release.postMessage('now');
  await Promise.all([first, ...others]);
  await embedder.embed(['last']);
  await expect.poll(() => steps.at(-1)).toBe('last');
  channel.close();
  release.close();
  return steps.slice(1, -1);
}

// Guards against the papers of one network being read before everybody's searches.
test('a text of several windows waits after each of them: queries and other networks come between', async () => {
  const steps = await recordSteps((embedder) => [
    embedder.embed(['windows of a'], { encoder: 'danger', network: 'a' }),
    embedder.embed(['windows of b'], { encoder: 'danger', network: 'b' }),
    embedder.embed(['query 1'], { network: 'c' }),
    embedder.embed(['query 2'], { network: 'd' }),
  ]);
  const isWindow = (step: string) => /\d$/.test(step) && step.startsWith('windows');
  expect(steps.filter((step) => !isWindow(step))).toEqual([
    'windows of a', // to be split
    'windows of b',
    'query 1',
    'query 2',
  ]);
  expect(steps.findIndex(isWindow)).toBe(2); // with the first one, after three short texts in a row
  expect(steps.filter(isWindow)).toEqual(
    [1, 2, 3, 4].flatMap((n) => [`windows of a ${n}`, `windows of b ${n}`]),
  );
});

test('the next text is that of the network with the least use lately', async () => {
  const steps = await recordSteps((embedder) => [
    ...[1, 2, 3].map((n) => embedder.embed([`many ${n}`], { network: 'a' })),
    embedder.embed(['one'], { network: 'b' }),
    embedder.embed(['another'], { network: 'c' }),
  ]);
  expect(steps).toEqual(['many 1', 'one', 'another', 'many 2', 'many 3']);
});

test('a network that fills the queue makes room for others', async () => {
  const embedder = startEmbedder({ queueLimit: 4 });
  const many = Promise.all(
    ['held', '1', '2', '3'].map((text) => embedder.embed([text], { network: 'a' })),
  );
  const other = embedder.embed(['other'], { network: 'b' });
  expect(await embedder.embed(['4'], { network: 'a' })).toBeUndefined();
  const channel = new BroadcastChannel('let go');
  const release = setInterval(() => channel.postMessage('now'), 10);
  expect(readLengths(await other)).toEqual([5]);
  expect((await many).map(readLengths)).toEqual([[4], [1], [1], undefined]);
  clearInterval(release);
  channel.close();
});

test('a long text whose client left is not read to its end', async () => {
  const client = new AbortController();
  const steps = await recordSteps((embedder) => {
    const { signal } = client;
    const abandoned = embedder.embed(['windows'], { encoder: 'danger', network: 'a', signal });
    // Uses more than the other, whose windows would come first if they were still wanted.
    const longer = ['windows b', 'windows c'].map((text) =>
      embedder.embed([text], { encoder: 'danger', network: 'b' }),
    );
    const channel = new BroadcastChannel('steps');
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === 'windows 2') client.abort();
    };
    return [abandoned.finally(() => channel.close()), ...longer];
  });
  expect(steps).toEqual(expect.arrayContaining(['windows 2', 'windows c 4']));
  expect(steps).not.toContain('windows 4');
});

test('a network that has used up its seconds gets no more vectors, except known ones; others do', async () => {
  const charged: [string, number][] = [];
  const embedder = startEmbedder({
    charge: async (network, seconds) => {
      charged.push([network, seconds]);
      const used = charged.filter(([name]) => name === network).length;
      return used <= 2
        ? { allowed: true, giveBack: async () => {} }
        : { allowed: false, retryAfterSeconds: 600 };
    },
  });
  for (const text of ['1', '2', '3'])
    expect(await embedder.embed([text], { network: 'a' })).toBeDefined();
  expect(await embedder.embed(['4'], { network: 'a' })).toBeUndefined();
  expect(await embedder.embed(['1'], { network: 'a' })).toBeDefined();
  expect(await embedder.embed(['4'], { network: 'b' })).toBeDefined();
  expect(await embedder.embed(['ours'])).toBeDefined();
  expect(charged).toEqual([
    ['a', 1],
    ['a', 1],
    ['a', 1],
    ['b', 1],
  ]);
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

test('what nobody waits for comes after every question, also one that was asked later', async () => {
  const steps = await recordSteps((embedder) => [
    embedder.embed(['background'], { isBackground: true }),
    embedder.embed(['part a', 'part b']),
    embedder.embed(['query']),
  ]);
  expect(steps).toEqual(['query', 'part a', 'part b', 'background']);
});
