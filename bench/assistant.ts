// What we add to a model's first words, as a multiple of a bare pass-through to the same provider in the same run, alone and
// with 200 streams; the memory of 200 streams; and what a provider that hangs does to the other pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atMost, type Ratio, told } from './ratios.ts';
import { freePort, startApp } from './start-app.ts';

const STREAMS = 200;
/** People do not come all in the same instant. */
const BETWEEN_STREAMS_MS = 100;
/** So many that all hang at once: the provider is given up after twenty seconds. */
const HANGING = 80;
const MEASURED = 15;
const ROUNDS = 3;
const PAGE_REQUESTS = 40;
const SLOWER_PAGES = 1.2;
/** After this the answers of those who left are over. */
const LOST_MS = 17_000;
const RENDERED = { Cookie: 'plainlaw.session=x' };
let asked = 0;

export async function run(): Promise<Ratio[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'model-provider.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ports = JSON.parse(String((await once(child.stdout, 'data'))[0])) as { provider: number; passThrough: number };
  const metrics = await freePort();
  const app = await startApp({ LLM_BASE_URL: `http://127.0.0.1:${ports.provider}/v1`, METRICS_PORT: String(metrics) });
  const bare = `http://127.0.0.1:${ports.passThrough}/v1/chat/completions`;
  try {
    const ours = () => firstWords(`${app.url}/api/chat`, { question: question() }, '"type":"sentence"');
    const direct = () => firstWords(bare, { model: 'm', stream: true, messages: [{ role: 'user', content: question() }] }, 'data: ');
    await Promise.all(Array.from({ length: 5 }, ours));

    console.log('assistant: milliseconds until the first words, the provider’s own 400 ms included');
    const alone = show('alone', await compare(ours, direct));
    const idle = await memoryOf(metrics);
    const leaving = new AbortController();
    let sentences = 0;
    for (let n = 0; n < STREAMS; n++) {
      void readOn(`${app.url}/api/chat`, leaving.signal, () => sentences++);
      await wait(BETWEEN_STREAMS_MS);
    }
    const before = sentences;
    const began = performance.now();
    const many = show(`${STREAMS} streams`, await compare(ours, direct));
    const most = await memoryOf(metrics);
    const rate = ((sentences - before) / (performance.now() - began)) * 1000;
    leaving.abort();
    console.log(
      `  memory: ${mb(idle)} MB before, ${mb(most)} MB with ${STREAMS} streams (${((most - idle) / STREAMS / 1024).toFixed(0)} kB each)`,
    );
    console.log(`  sentences checked meanwhile: ${rate.toFixed(0)} a second`);
    await wait(LOST_MS);

    const pages = { calm: [] as number[], hanging: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      pages.calm.push(await pageTime(app.url));
      const leaving = new AbortController();
      const hanging: Promise<void>[] = [];
      for (let n = 0; n < HANGING; n++) {
        hanging.push(hang(`${app.url}/api/chat`, leaving.signal));
        await wait(BETWEEN_STREAMS_MS / 2);
      }
      await Promise.all(hanging);
      await calm(metrics);
      pages.hanging.push(await pageTime(app.url));
      leaving.abort();
      await wait(LOST_MS);
    }
    const ratio = median(pages.hanging) / median(pages.calm);
    console.log(
      `  a rendered page: ${median(pages.calm).toFixed(1)} ms, and ${median(pages.hanging).toFixed(1)} ms while ${HANGING} questions hang`,
    );
    console.log(`  ratio ${ratio.toFixed(2)} (target: at most ${SLOWER_PAGES}) ${ratio <= SLOWER_PAGES ? 'met' : 'MISSED'}`);
    return [alone, many, atMost(`a rendered page while ${HANGING} questions hang, against none`, ratio, SLOWER_PAGES)];
  } finally {
    await app.stop();
    child.kill('SIGTERM');
  }
}

type Pair = { ours: number[]; direct: number[] };

/** Never the same twice: no cache and no shared answer plays a part. */
const question = () => `Can my landlord keep my security deposit after ${++asked} days?`;

async function open(url: string, body: object, signal?: AbortSignal): Promise<Response> {
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
  for (let n = 0; n < MEASURED; n++) {
    pair.direct.push(await direct());
    pair.ours.push(await ours());
  }
  return pair;
}

/** Stopped as soon as the first words have come. */
async function firstWords(url: string, body: object, sign: string): Promise<number> {
  const began = performance.now();
  const response = await open(url, body);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (!text.includes(sign)) continue;
    const first = performance.now() - began;
    const [id, token] = [response.headers.get('answer-id'), response.headers.get('answer-token')];
    if (id && token) await fetch(`${url}/${id}/stop`, { method: 'POST', headers: { 'Answer-Token': token } });
    return first;
  }
  throw new Error(`no words came from ${url}`);
}

async function readOn(url: string, signal: AbortSignal, onSentence: () => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of (await open(url, { question: question() }, signal)).body ?? []) {
      for (const _ of decoder.decode(chunk, { stream: true }).matchAll(/"type":"sentence"/g)) onSentence();
    }
  } catch (error) {
    if (!signal.aborted) console.error('a stream broke:', (error as Error).message);
  }
}

async function hang(url: string, signal: AbortSignal): Promise<void> {
  const response = await open(url, { question: `${question()} please hang` }, signal);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; reader && !text.includes('"type":"sources"'); ) text += decoder.decode((await reader.read()).value, { stream: true });
  reader?.read().catch(() => {});
}

/** The lower quarter: what else runs on the machine only ever adds. */
async function pageTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < PAGE_REQUESTS; n++) {
    const began = performance.now();
    await (await fetch(`${url}/topics/employment`, { headers: RENDERED })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return at(times, 0.25);
}

const memoryOf = (port: number) => metricOf(port, 'process_resident_memory_bytes');

async function metricOf(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

/** Until what the questions themselves cost is done: what is measured is the hanging. */
async function calm(port: number): Promise<void> {
  for (let seconds = 0; seconds < 8; seconds++) {
    const before = await metricOf(port, 'process_cpu_seconds_total');
    await wait(1000);
    if ((await metricOf(port, 'process_cpu_seconds_total')) - before < 0.1) return;
  }
}

function show(name: string, { ours, direct }: Pair): Ratio {
  const [us, bare] = [median(ours), median(direct)];
  const tail = `p95 ${at(ours, 0.95).toFixed(0)} and ${at(direct, 0.95).toFixed(0)}`;
  console.log(
    `  ${name.padEnd(12)} ${us.toFixed(0)} ms, bare pass-through ${bare.toFixed(0)} ms: ${(us / bare).toFixed(2)} times, ${(us - bare).toFixed(0)} ms added (${tail})`,
  );
  return told(`first words, ${name}, against a bare pass-through`, us / bare, `${(us - bare).toFixed(0)} ms added`);
}

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
const median = (numbers: number[]) => at(numbers, 0.5);
const at = (numbers: number[], share: number) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;
