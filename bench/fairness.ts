// npm run bench -- fairness   how long searches of others take while one network and three send
//   papers that the model has to read window by window, as a multiple of their time before; and
//   how many uploads of others are refused while thirty slow ones of ten networks last. With all
//   limits on; each network is a loopback address (Linux).
import { setTimeout as delay } from 'node:timers/promises';
import { createDocx } from '#features/citations/test-files.ts';
import { MAX_BODY_BYTES } from '#server/http/body-limit.ts';
import { requestFrom } from '#tests/harness/app/request-from.ts';
import { openSlowPost, type SlowPost } from '#tests/harness/app/slow-body.ts';
import { createFileCheck } from '#tests/harness/hostile/attacks.ts';
import { atMost, getMedian, type Ratio, withoutAim } from './ratios.ts';
import { startApp } from './start-app.ts';

const SEARCHES = 25;
const PAUSE_MS = 200;
const PAPERS_AT_ONCE = 6;
const WARM_UP_MS = 5_000;
const MAX_RATIO = 3;
const SLOW_UPLOADS = 30;
const SLOW_NETWORKS = 10;
const UPLOADS = 20;
/** A little faster than the slowest that is waited for. */
const SLOW_BYTES = 9_000;
const SLOW_MS = 500;
const WORDS =
  'my he she landlord night door money child left paid never because boss week court'.split(' ');

const json = { 'content-type': 'application/json' };
const pick = (list: string[]) => list[Math.floor(Math.random() * list.length)] as string;
/** Of no kind, and of somebody's own life: the danger model reads all of it. */
const writePaper = () => `I am ${Array.from({ length: 4_000 }, () => pick(WORDS)).join(' ')}`;

let visitors = 0;
/** A network that has asked for nothing yet. */
const createVisitor = (port: number) => {
  visitors++;
  return { port, localAddress: `127.0.${10 + Math.floor(visitors / 250)}.${1 + (visitors % 250)}` };
};

export async function run(): Promise<Ratio[]> {
  const app = await startApp({ RATE_LIMITS: 'on', OVERLOAD: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  try {
    await search(app.port, WARM_UP_MS / PAUSE_MS);
    const quiet = await search(app.port);
    const ratios: Ratio[] = [];
    for (const [name, networks] of [
      ['one network sends', 1],
      ['three networks send', 3],
    ] as const) {
      const stop = sendPapers(app.port, networks);
      await delay(WARM_UP_MS);
      const meanwhile = await search(app.port);
      const sent = await stop();
      const note = `${Math.round(quiet.median)} ms before; ${sent} papers read; the slowest ${(meanwhile.worst / quiet.worst).toFixed(1)} times the slowest of before`;
      ratios.push(
        atMost(
          `searches of others while ${name} papers, against before`,
          meanwhile.median / quiet.median,
          MAX_RATIO,
          note,
        ),
        atMost(`searches of others refused while ${name} papers`, meanwhile.refused, 0),
      );
    }
    return [...ratios, ...(await countRefusedUploads(app.port))];
  } finally {
    await app.stop();
  }
}

type Searches = { median: number; worst: number; refused: number };

async function search(port: number, count = SEARCHES): Promise<Searches> {
  const times: number[] = [];
  let refused = 0;
  for (let n = 0; n < count; n++) {
    const words = Array.from({ length: 3 }, () => pick(WORDS)).join('+');
    const started = performance.now();
    const path = `/search?q=deposit+${words}+${visitors}`;
    const { status } = await requestFrom(createVisitor(port), { path });
    times.push(performance.now() - started);
    if (status !== 200) refused++;
    await delay(PAUSE_MS);
  }
  return { median: getMedian(times), worst: Math.max(...times), refused };
}

/** The function that it returns resolves to the number of papers that were read. */
function sendPapers(port: number, networks: number): () => Promise<number> {
  const ending = new AbortController();
  let read = 0;
  const send = async (localAddress: string) => {
    while (!ending.signal.aborted) {
      const body = JSON.stringify({ text: writePaper() });
      const sent = { method: 'POST', path: '/api/paper', headers: json, body };
      const { status } = await requestFrom({ port, localAddress }, sent);
      if (status === 200) read++;
      // Others than those of this network are not to wait for what it is refused.
      else await delay(PAUSE_MS);
    }
  };
  const senders = Array.from({ length: networks * PAPERS_AT_ONCE }, (_, n) =>
    send(`127.0.${networks}.${1 + (n % networks)}`),
  );
  return async () => {
    ending.abort();
    await Promise.all(senders);
    return read;
  };
}

async function countRefusedUploads(port: number): Promise<Ratio[]> {
  const slow: SlowPost[] = [];
  for (let n = 0; n < SLOW_UPLOADS; n++) {
    const address = `203.0.113.${1 + (n % SLOW_NETWORKS)}`;
    const headers = `Content-Length: ${MAX_BODY_BYTES - 100}`;
    const type = 'multipart/form-data; boundary=b';
    slow.push(await openSlowPost(port, { path: '/paper', address, headers, type }));
    slow.at(-1)?.send('x'.repeat(40_000));
  }
  let ended = 0;
  for (const { answer } of slow) void answer.then(() => ended++);
  const sending = setInterval(() => {
    for (const { send } of slow) send('x'.repeat(SLOW_BYTES));
  }, SLOW_MS);
  const file = createFileCheck('brief.docx', createDocx(Array(5_000).fill('See 384 U.S. 436.')));
  const statuses: number[] = [];
  for (let n = 0; n < UPLOADS; n++) {
    statuses.push((await requestFrom(createVisitor(port), file)).status);
    await delay(PAUSE_MS);
  }
  clearInterval(sending);
  const lasted = SLOW_UPLOADS - ended;
  for (const { close } of slow) close();
  const refused = statuses.filter((status) => status !== 200).length;
  return [
    atMost('uploads of others refused while thirty slow ones last', refused, 0, `of ${UPLOADS}`),
    withoutAim('slow uploads that were still on their way then', lasted),
  ];
}
