// npm run bench -- load-mix   A realistic mix of visits at increasing rates, alternating between
//   two servers that differ only in OVERLOAD=off and on. Finds the knee and shows what happens past
//   it (docs/performance/load.md). LOAD_RATES=50,100,…  LOAD_STEP_SECONDS=8  LOAD_REST_SECONDS=30
//   set rates and durations.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StepOrder, StepReport, Tally } from './load-generator.ts';
import { makePlan, type Plan } from './load-visits.ts';
import { atLeast, atMost, type Ratio, withoutAim } from './ratios.ts';
import { type StartedApp, startApp } from './start-app.ts';

const RATES = (process.env.LOAD_RATES ?? '20,40,80,120,160,320,640,1280').split(',').map(Number);
const STEP_SECONDS = Number(process.env.LOAD_STEP_SECONDS ?? 8);
const REST_SECONDS = Number(process.env.LOAD_REST_SECONDS ?? 30);
const WARM_UP = { rate: 40, seconds: 12 };
const IN_TIME_MS = 1_000;
/** Up to the knee, at least this share of the visits is served in time. */
const KNEE_SHARE = 0.95;

type Step = ReturnType<typeof summarize> & { drainSeconds: number; recoverySeconds: number };
type Memory = { before: number; most: number; after: number };
type Run = { app: StartedApp; plan: Plan; folder: string; steps: Step[]; memory: Memory };
const NAMES = ['before', 'after'] as const;

export async function run(): Promise<Ratio[]> {
  const generator = fork(join(import.meta.dirname, 'load-generator.ts'));
  const [provider] = (await once(generator, 'message')) as [string];
  const runs: Partial<Record<(typeof NAMES)[number], Run>> = {};
  try {
    for (const name of NAMES) runs[name] = await start(provider, name === 'before' ? 'off' : 'on');
    const { before, after } = runs as Record<(typeof NAMES)[number], Run>;
    const load = loadavg()[0] ?? 0;
    console.log(
      `load: ${STEP_SECONDS} s a step, ${cpus().length} cores for server, database and visitors (load ${load.toFixed(1)} before), Node ${process.version}`,
    );
    for (const { app, plan } of [before, after])
      await runStep(generator, { url: app.url, plan, ...WARM_UP, seed: 1 });
    for (const testRun of [before, after]) testRun.memory.before = readResidentMb(testRun.app.pid);
    for (const [index, rate] of RATES.entries()) {
      for (const name of NAMES) {
        const testRun = runs[name] as Run;
        const step = await measure(generator, testRun, rate, index + 2);
        testRun.steps.push(step);
        printStep(name, step);
      }
    }
    await delay(REST_SECONDS * 1000);
    for (const testRun of [before, after]) testRun.memory.after = readResidentMb(testRun.app.pid);
    return report(before, after);
  } finally {
    generator.disconnect();
    for (const testRun of Object.values(runs)) {
      await testRun.app.stop();
      rmSync(testRun.folder, { recursive: true, force: true });
    }
  }
}

async function start(provider: string, overload: 'on' | 'off'): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-load-'));
  chmodSync(folder, 0o755);
  const app = await startApp({
    DATA_DIR: folder,
    OVERLOAD: overload,
    LLM_BASE_URL: provider,
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    return {
      app,
      folder,
      plan: await makePlan(app.url, folder),
      steps: [],
      memory: { before: 0, most: 0, after: 0 },
    };
  } catch (error) {
    await app.stop();
    throw error;
  }
}

async function runStep(generator: ChildProcess, order: StepOrder): Promise<StepReport> {
  const answer = once(generator, 'message');
  generator.send(order);
  return (await answer)[0] as StepReport;
}

async function measure(
  generator: ChildProcess,
  testRun: Run,
  rate: number,
  seed: number,
): Promise<Step> {
  const memoryTimer = setInterval(() => {
    testRun.memory.most = Math.max(testRun.memory.most, readResidentMb(testRun.app.pid));
  }, 250);
  const { kinds, drainMs } = await runStep(generator, {
    url: testRun.app.url,
    plan: testRun.plan,
    rate,
    seconds: STEP_SECONDS,
    seed,
  });
  const recoverySeconds = await measureRecovery(testRun.app.url);
  clearInterval(memoryTimer);
  const all = summarize(Object.values(kinds));
  return {
    ...all,
    drainSeconds: round(drainMs / 1000),
    recoverySeconds: round(recoverySeconds),
  };
}

/** Seconds after the last visit until the server responds quickly again. */
async function measureRecovery(url: string): Promise<number> {
  const startTime = performance.now();
  for (let quick = 0; quick < 3 && performance.now() - startTime < 60_000; ) {
    const requestTime = performance.now();
    await fetch(`${url}/healthz`).then((answer) => answer.text());
    quick = performance.now() - requestTime < 50 ? quick + 1 : 0;
    if (quick === 0) await delay(50);
  }
  return (performance.now() - startTime) / 1000;
}

function summarize(tallies: Tally[]) {
  const served = tallies.flatMap((tally) => tally.served).sort((a, b) => a - b);
  const refused = tallies.flatMap((tally) => tally.refused).sort((a, b) => a - b);
  const lostBy: Record<string, number> = {};
  for (const { lost } of tallies)
    for (const [why, count] of Object.entries(lost)) lostBy[why] = (lostBy[why] ?? 0) + count;
  const lost = Object.values(lostBy).reduce((a, b) => a + b, 0);
  const rate = (count: number) => round(count / STEP_SECONDS);
  return {
    offered: rate(tallies.reduce((sum, tally) => sum + tally.offered, 0)),
    served: rate(served.length),
    inTime: rate(served.filter((ms) => ms <= IN_TIME_MS).length),
    /** Served or refused within the time. */
    toldInTime: rate([...served, ...refused].filter((ms) => ms <= IN_TIME_MS).length),
    refused: rate(refused.length),
    lost: rate(lost),
    p50: round(percentile(served, 0.5)),
    p99: round(percentile(served, 0.99)),
    refusedP99: round(percentile(refused, 0.99)),
    lostBy,
  };
}

function findKnee(steps: Step[]): number {
  const past = steps.findIndex((step) => step.inTime < KNEE_SHARE * step.offered);
  return (past < 0 ? steps.at(-1) : steps[past - 1])?.offered ?? 0;
}

function report(before: Run, after: Run): Ratio[] {
  const lastBefore = before.steps.at(-1);
  const lastAfter = after.steps.at(-1);
  if (!lastBefore || !lastAfter) return [];
  const best = Math.max(...after.steps.map(({ served }) => served));
  const offeredNote = `${Math.round(lastAfter.offered)} visits/s offered`;
  console.log(`  knee: ${findKnee(before.steps)}/s before, ${findKnee(after.steps)}/s after`);
  for (const [name, { memory }] of Object.entries({ before, after })) {
    console.log(
      `  memory ${name}: ${memory.before} MB, at most ${memory.most} MB, ${memory.after} MB ${REST_SECONDS} s later`,
    );
  }
  return [
    atLeast(
      'load: served at the highest load, of the most ever served',
      lastAfter.served / best,
      0.7,
      offeredNote,
    ),
    atMost(
      'load: lost (neither served nor refused), of all, at the highest load',
      lastAfter.lost / lastAfter.offered,
      0.01,
      offeredNote,
    ),
    atLeast(
      'load: served or refused within a second, of all, at the highest load',
      lastAfter.toldInTime / lastAfter.offered,
      0.95,
      offeredNote,
    ),
    withoutAim(
      'load: served within a second at the highest load, with refusing against without',
      lastAfter.inTime / Math.max(lastBefore.inTime, 0.1),
      offeredNote,
    ),
    atMost(
      `load: memory ${REST_SECONDS} s later, of the memory before`,
      after.memory.after / after.memory.before,
      1.5,
      'resident',
    ),
  ];
}

function printStep(name: string, step: Step): void {
  const pad = (value: number, width = 7) => String(Math.round(value)).padStart(width);
  console.log(
    `  ${name.padEnd(6)} offered ${pad(step.offered, 5)}/s: served ${pad(step.served, 5)}, in time ${pad(step.inTime, 5)}, refused ${pad(step.refused, 5)}, lost ${pad(step.lost, 5)}; p50 ${pad(step.p50)} ms, p99 ${pad(step.p99)} ms, refused p99 ${pad(step.refusedP99)} ms; calm after ${(step.drainSeconds + step.recoverySeconds).toFixed(1)} s`,
  );
}

const readResidentMb = (pid: number) =>
  Math.round(
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) /
      1024,
  );
const percentile = (sorted: number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const round = (value: number) => Math.round(value * 10) / 10;
