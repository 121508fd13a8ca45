// Time to a model's first words as a multiple of a bare pass-through to the same provider in the
// same run, alone and with 200 streams; the memory of 200 streams; and how a hanging provider
// affects other pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atMost, type Ratio, withoutAim } from './ratios.ts';
import { findFreePort, startApp } from './start-app.ts';

const STREAMS = 200;
/** Streams start one after another, as in production. */
const BETWEEN_STREAMS_MS = 100;
/** Few enough to hang at the same time: a provider that hangs is abandoned after twenty seconds. */
const HANGING_QUESTIONS = 80;
const MEASUREMENTS = 15;
const ROUNDS = 3;
const PAGE_REQUESTS = 40;
const MAX_PAGE_SLOWDOWN = 1.2;
/** After this time the answers of disconnected clients have ended. */
const DRAIN_MS = 17_000;
const BYPASS_CACHE = { Cookie: 'plainlaw.session=x' };
let questionCount = 0;

export async function run(): Promise<Ratio[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'model-provider.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ports = JSON.parse(String((await once(child.stdout, 'data'))[0])) as {
    provider: number;
    passThrough: number;
  };
  const metrics = await findFreePort();
  const app = await startApp({
    LLM_BASE_URL: `http://127.0.0.1:${ports.provider}/v1`,
    METRICS_PORT: String(metrics),
  });
  const bare = `http://127.0.0.1:${ports.passThrough}/v1/chat/completions`;
  try {
    const askApp = () =>
      measureFirstWords(`${app.url}/api/chat`, { question: nextQuestion() }, '"type":"sentence"');
    const askProvider = () =>
      measureFirstWords(
        bare,
        { model: 'm', stream: true, messages: [{ role: 'user', content: nextQuestion() }] },
        'data: ',
      );
    await Promise.all(Array.from({ length: 5 }, askApp));

    console.log(
      'assistant: milliseconds until the first words, the provider’s own 400 ms included',
    );
    const alone = printPair('alone', await compare(askApp, askProvider));
    const idle = await readMemory(metrics);
    const abortController = new AbortController();
    let sentences = 0;
    for (let n = 0; n < STREAMS; n++) {
      void readStream(`${app.url}/api/chat`, abortController.signal, () => sentences++);
      await wait(BETWEEN_STREAMS_MS);
    }
    const before = sentences;
    const startTime = performance.now();
    const many = printPair(`${STREAMS} streams`, await compare(askApp, askProvider));
    const peakMemory = await readMemory(metrics);
    const rate = ((sentences - before) / (performance.now() - startTime)) * 1000;
    abortController.abort();
    console.log(
      `  memory: ${formatMb(idle)} MB before, ${formatMb(peakMemory)} MB with ${STREAMS} streams (${((peakMemory - idle) / STREAMS / 1024).toFixed(0)} kB each)`,
    );
    console.log(`  sentences checked meanwhile: ${rate.toFixed(0)} a second`);
    await wait(DRAIN_MS);

    const pages = { calm: [] as number[], hanging: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      pages.calm.push(await measurePage(app.url));
      const abortController = new AbortController();
      const hanging: Promise<void>[] = [];
      for (let n = 0; n < HANGING_QUESTIONS; n++) {
        hanging.push(startHanging(`${app.url}/api/chat`, abortController.signal));
        await wait(BETWEEN_STREAMS_MS / 2);
      }
      await Promise.all(hanging);
      await waitUntilIdle(metrics);
      pages.hanging.push(await measurePage(app.url));
      abortController.abort();
      await wait(DRAIN_MS);
    }
    const ratio = median(pages.hanging) / median(pages.calm);
    console.log(
      `  a rendered page: ${median(pages.calm).toFixed(1)} ms, and ${median(pages.hanging).toFixed(1)} ms while ${HANGING_QUESTIONS} questions hang`,
    );
    console.log(
      `  ratio ${ratio.toFixed(2)} (target: at most ${MAX_PAGE_SLOWDOWN}) ${ratio <= MAX_PAGE_SLOWDOWN ? 'met' : 'MISSED'}`,
    );
    return [
      alone,
      many,
      atMost(
        `a rendered page while ${HANGING_QUESTIONS} questions hang, against none`,
        ratio,
        MAX_PAGE_SLOWDOWN,
      ),
    ];
  } finally {
    await app.stop();
    child.kill('SIGTERM');
  }
}

type Pair = { ours: number[]; direct: number[] };

/** Always a new question, so that neither caches nor shared answers are used. */
const nextQuestion = () =>
  `Can my landlord keep my security deposit after ${++questionCount} days?`;

async function post(url: string, body: object, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    signal,
  });
  if (response.status !== 200) throw new Error(`status ${response.status} of ${url}`);
  return response;
}

async function compare(ours: () => Promise<number>, direct: () => Promise<number>): Promise<Pair> {
  const pair: Pair = { ours: [], direct: [] };
  for (let n = 0; n < MEASUREMENTS; n++) {
    pair.direct.push(await direct());
    pair.ours.push(await ours());
  }
  return pair;
}

/** Stops the answer as soon as its first words have arrived. */
async function measureFirstWords(url: string, body: object, marker: string): Promise<number> {
  const startTime = performance.now();
  const response = await post(url, body);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (!text.includes(marker)) continue;
    const first = performance.now() - startTime;
    const id = response.headers.get('answer-id');
    const token = response.headers.get('answer-token');
    if (id && token)
      await fetch(`${url}/${id}/stop`, { method: 'POST', headers: { 'Answer-Token': token } });
    return first;
  }
  throw new Error(`no words came from ${url}`);
}

async function readStream(url: string, signal: AbortSignal, onSentence: () => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of (await post(url, { question: nextQuestion() }, signal)).body ?? []) {
      for (const _ of decoder.decode(chunk, { stream: true }).matchAll(/"type":"sentence"/g))
        onSentence();
    }
  } catch (error) {
    if (!signal.aborted) console.error('a stream broke:', (error as Error).message);
  }
}

async function startHanging(url: string, signal: AbortSignal): Promise<void> {
  const response = await post(url, { question: `${nextQuestion()} please hang` }, signal);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; reader && !text.includes('"type":"sources"'); )
    text += decoder.decode((await reader.read()).value, { stream: true });
  reader?.read().catch(() => {});
}

/** The lower quartile, because other load on the machine can only slow a request down. */
async function measurePage(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < PAGE_REQUESTS; n++) {
    const startTime = performance.now();
    await (await fetch(`${url}/topics/employment`, { headers: BYPASS_CACHE })).arrayBuffer();
    times.push(performance.now() - startTime);
  }
  return percentile(times, 0.25);
}

const readMemory = (port: number) => readMetric(port, 'process_resident_memory_bytes');

async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

/**
 * Waits until the work of starting the questions is done, so that only the effect of hanging is
 * measured.
 */
async function waitUntilIdle(port: number): Promise<void> {
  for (let seconds = 0; seconds < 8; seconds++) {
    const before = await readMetric(port, 'process_cpu_seconds_total');
    await wait(1000);
    if ((await readMetric(port, 'process_cpu_seconds_total')) - before < 0.1) return;
  }
}

function printPair(name: string, { ours, direct }: Pair): Ratio {
  const us = median(ours);
  const bare = median(direct);
  const tail = `p95 ${percentile(ours, 0.95).toFixed(0)} and ${percentile(direct, 0.95).toFixed(0)}`;
  console.log(
    `  ${name.padEnd(12)} ${us.toFixed(0)} ms, bare pass-through ${bare.toFixed(0)} ms: ${(us / bare).toFixed(2)} times, ${(us - bare).toFixed(0)} ms added (${tail})`,
  );
  return withoutAim(
    `first words, ${name}, against a bare pass-through`,
    us / bare,
    `${(us - bare).toFixed(0)} ms added`,
  );
}

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
const formatMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
const median = (numbers: number[]) => percentile(numbers, 0.5);
const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;
