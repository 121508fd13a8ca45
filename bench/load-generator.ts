// Visitors who come whether or not the others have been served (open loop), as a process of its own: waiting is counted from the moment
// at which a visit was due, so a queue shows. Also plays the AI provider, which is nobody's bottleneck. Speaks with its parent by messages.
import { Agent, request } from 'node:http';
import { startFakeProvider } from '#tests/harness/fake-provider.ts';
import { drawVisit, type Kind, type Plan, SHARES, seeded, type Visit } from './load-visits.ts';

export type StepOrder = { url: string; plan: Plan; rate: number; seconds: number; seed: number };
/** Milliseconds of those that were served, and of those that were refused; `lost`: errors, time-outs, visits that could not even begin. */
export type Tally = { offered: number; served: number[]; refused: number[]; lost: Record<string, number> };
export type StepReport = { kinds: Record<Kind, Tally> /** How long the last ones waited after the last visit was due. */; drainMs: number };

/** Who has waited so long goes. */
const PATIENCE_MS = 10_000;
const MAX_OPEN = 6_000;
const TICK_MS = 2;
const SAID = 'A landlord may keep part of a security deposit for damage [1]. Ask for a list of the charges in writing [1]. ';

const provider = await startFakeProvider();
provider.behave({ say: SAID.repeat(4), pieceMs: 40, pieceChars: 60 });
const agent = new Agent({ keepAlive: true, maxSockets: MAX_OPEN, maxFreeSockets: MAX_OPEN, timeout: 60_000 });

process.on('message', async (order: StepOrder) => {
  provider.asked.length = 0;
  process.send?.(await step(order));
});
process.on('disconnect', () => process.exit(0));
process.send?.(provider.baseUrl);

function step({ url, plan, rate, seconds, seed }: StepOrder): Promise<StepReport> {
  const chance = seeded(seed);
  const names = Object.keys(SHARES) as Kind[];
  const kinds = Object.fromEntries(
    names.map((k) => [k, { offered: 0, served: [], refused: [], lost: {} }]),
  ) as unknown as StepReport['kinds'];
  const began = performance.now();
  const end = seconds * 1000;
  let due = 0;
  let open = 0;
  let ended = false;
  return new Promise((resolve) => {
    const finish = () => {
      if (ended && open === 0) resolve({ kinds, drainMs: Math.max(0, performance.now() - began - end) });
    };
    const begin = (visit: Visit, at: number) => {
      const tally = kinds[visit.kind];
      tally.offered++;
      const lose = (why: string) => {
        tally.lost[why] = (tally.lost[why] ?? 0) + 1;
      };
      if (open >= MAX_OPEN) return lose('not begun');
      open++;
      go(url, visit, (outcome) => {
        open--;
        const ms = performance.now() - began - at;
        if (typeof outcome === 'string') lose(outcome);
        else if (outcome === 429 || outcome === 503) tally.refused.push(ms);
        else if (outcome < 400) tally.served.push(ms);
        else lose(`status ${outcome}`);
        finish();
      });
    };
    const timer = setInterval(() => {
      const now = performance.now() - began;
      for (; due <= now && due < end; due += (-Math.log(1 - chance()) / rate) * 1000) begin(drawVisit(plan, chance), due);
      if (due < end) return;
      clearInterval(timer);
      ended = true;
      finish();
    }, TICK_MS);
  });
}

/** `done` is called once: with a status when all that was waited for has come (of an answer to a question: its first sentence). */
function go(url: string, visit: Visit, done: (outcome: number | string) => void): void {
  let told = false;
  const tell = (outcome: number | string) => {
    if (told) return;
    told = true;
    clearTimeout(patience);
    done(outcome);
  };
  const headers = { ...visit.headers, ...(visit.body && { 'Content-Length': String(Buffer.byteLength(visit.body)) }) };
  const asked = request(url + visit.path, { method: visit.method, headers, agent }, (answer) => {
    const status = answer.statusCode ?? 0;
    const streams = visit.kind === 'chatting' && status === 200;
    let text = '';
    answer.on('data', (chunk: Buffer) => {
      if (!streams || told) return;
      text += chunk;
      if (text.includes('"type":"sentence"')) tell(status);
    });
    answer.on('end', () => tell(streams ? 'no answer' : status));
    answer.on('error', () => tell('cut off'));
  });
  const patience = setTimeout(() => {
    tell('gave up');
    asked.destroy();
  }, PATIENCE_MS);
  asked.on('error', (error: NodeJS.ErrnoException) => tell(error.code ?? 'error'));
  asked.end(visit.body);
}
