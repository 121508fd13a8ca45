// Open-loop load generator in its own process: visits start on schedule whether or not earlier ones
// have been served, and latency is measured from the scheduled time, so that queueing is visible.
// Also runs a fake AI provider. Communicates with its parent by messages.
import { Agent, request } from 'node:http';
import { startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import {
  createRandom,
  drawVisit,
  type Kind,
  type Plan,
  SHARES,
  type Visit,
} from './load-visits.ts';

export type StepOrder = { url: string; plan: Plan; rate: number; seconds: number; seed: number };
/**
 * Latencies of served and refused visits in milliseconds; `lost`: errors, timeouts and visits that
 * could not be started.
 */
export type Tally = {
  offered: number;
  served: number[];
  refused: number[];
  lost: Record<string, number>;
};
export type StepReport = {
  kinds: Record<Kind, Tally>;
  /** How long it took after the last scheduled visit until all visits had ended. */
  drainMs: number;
};

/** After this time a visitor gives up. */
const TIMEOUT_MS = 10_000;
const MAX_OPEN = 6_000;
const TICK_MS = 2;
const ANSWER =
  'A landlord may keep part of a security deposit for damage [1]. Ask for a list of the charges in writing [1]. ';

const provider = await startFakeProvider();
provider.behave({ say: ANSWER.repeat(4), pieceMs: 40, pieceChars: 60 });
const agent = new Agent({
  keepAlive: true,
  maxSockets: MAX_OPEN,
  maxFreeSockets: MAX_OPEN,
  timeout: 60_000,
});

process.on('message', async (order: StepOrder) => {
  provider.requests.length = 0;
  process.send?.(await runStep(order));
});
process.on('disconnect', () => process.exit(0));
process.send?.(provider.baseUrl);

function runStep({ url, plan, rate, seconds, seed }: StepOrder): Promise<StepReport> {
  const random = createRandom(seed);
  const names = Object.keys(SHARES) as Kind[];
  const kinds = Object.fromEntries(
    names.map((k) => [k, { offered: 0, served: [], refused: [], lost: {} }]),
  ) as unknown as StepReport['kinds'];
  const startTime = performance.now();
  const end = seconds * 1000;
  let due = 0;
  let open = 0;
  let ended = false;
  return new Promise((resolve) => {
    const finish = () => {
      if (ended && open === 0)
        resolve({ kinds, drainMs: Math.max(0, performance.now() - startTime - end) });
    };
    const offerVisit = (visit: Visit, dueAt: number) => {
      const tally = kinds[visit.kind];
      tally.offered++;
      const countLost = (reason: string) => {
        tally.lost[reason] = (tally.lost[reason] ?? 0) + 1;
      };
      if (open >= MAX_OPEN) return countLost('not begun');
      open++;
      startVisit(url, visit, (outcome) => {
        open--;
        const ms = performance.now() - startTime - dueAt;
        if (typeof outcome === 'string') countLost(outcome);
        else if (outcome === 429 || outcome === 503) tally.refused.push(ms);
        else if (outcome < 400) tally.served.push(ms);
        else countLost(`status ${outcome}`);
        finish();
      });
    };
    const timer = setInterval(() => {
      const now = performance.now() - startTime;
      for (; due <= now && due < end; due += (-Math.log(1 - random()) / rate) * 1000)
        offerVisit(drawVisit(plan, random), due);
      if (due < end) return;
      clearInterval(timer);
      ended = true;
      finish();
    }, TICK_MS);
  });
}

/**
 * `done` is called once: with the status when the response is complete (for chat: at its first
 * sentence), or with the failure reason.
 */
function startVisit(url: string, visit: Visit, done: (outcome: number | string) => void): void {
  let isSettled = false;
  const settle = (outcome: number | string) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    done(outcome);
  };
  const headers = {
    ...visit.headers,
    ...(visit.body && { 'Content-Length': String(Buffer.byteLength(visit.body)) }),
  };
  const clientRequest = request(
    url + visit.path,
    { method: visit.method, headers, agent },
    (answer) => {
      const status = answer.statusCode ?? 0;
      const streams = visit.kind === 'chatting' && status === 200;
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        if (!streams || isSettled) return;
        text += chunk;
        if (text.includes('"type":"sentence"')) settle(status);
      });
      answer.on('end', () => settle(streams ? 'no answer' : status));
      answer.on('error', () => settle('cut off'));
    },
  );
  const timer = setTimeout(() => {
    settle('gave up');
    clientRequest.destroy();
  }, TIMEOUT_MS);
  clientRequest.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'error'));
  clientRequest.end(visit.body);
}
