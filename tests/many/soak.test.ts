// Mixed load for a while: memory must not grow with it. What an app process holds is taken every second; the median of the last
// quarter against that of the second (the first is warming up) is the figure. SOAK_SECONDS=3600 is the hour; every tenth of it is told.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app-processes.ts';
import { note } from '#tests/harness/counts.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/postgres-node.ts';
import { lostOf, READ, startVisitors } from '#tests/harness/visitors.ts';

const SECONDS = Number(process.env.SOAK_SECONDS || 120);
const MAX_GROWTH = 1.15;

const residentBytes = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

describe.skipIf(NO_POSTGRES)(`mixed load for ${SECONDS} seconds${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let all: Installation;
  beforeAll(async () => {
    postgres = await startPrimary();
    all = await startInstallation(1, { DATABASE_URL: postgres.url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
    // What is loaded once, on first need, is not growth.
    for (const path of READ) await (await fetch(all.url + path)).text();
  });
  afterAll(async () => {
    await all?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  const forms: [string, string | URLSearchParams, Record<string, string>][] = [
    ['/api/chat', JSON.stringify({ question: 'Can my landlord keep my deposit?' }), { 'Content-Type': 'application/json' }],
    ['/api/citations/check', JSON.stringify({ text: 'Miranda v. Arizona, 384 U.S. 436 (1966).' }), { 'Content-Type': 'application/json' }],
  ];
  async function useTools(until: AbortSignal): Promise<string[]> {
    const failures: string[] = [];
    for (let n = 0; !until.aborted; n++) {
      const [path, body, headers] = forms[n % forms.length] as (typeof forms)[0];
      const answer = await fetch(all.url + path, { method: 'POST', body, headers });
      await answer.text();
      if (answer.status !== 200) failures.push(`${path}: status ${answer.status}`);
      await delay(100);
    }
    return failures;
  }

  test(`memory is flat: at most ${MAX_GROWTH} times`, { timeout: (SECONDS + 120) * 1000 }, async () => {
    const pid = all.processes[0]?.app().child.pid ?? 0;
    const visitors = startVisitors(all.url, { readers: 4, writers: 1 });
    const ending = new AbortController();
    const tools = useTools(ending.signal);
    const samples: number[] = [];
    const began = performance.now();
    for (let tenths = 0, passed = 0; passed < SECONDS; passed = (performance.now() - began) / 1000) {
      await delay(1_000);
      samples.push(residentBytes(pid));
      if (passed < (tenths * SECONDS) / 10) continue;
      tenths++;
      console.log(`soak: ${Math.round(passed)} s, ${megabytes(samples.at(-1) ?? 0)} MB, ${visitors.seen.requests} requests`);
    }
    ending.abort();
    const failures = [...(await visitors.leave()).failures, ...(await tools)];
    const { requests, refused, acknowledged } = visitors.seen;
    const quarter = Math.floor(samples.length / 4);
    const [second, last] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(3 * quarter))];
    const ratio = last / second;
    const lost = await lostOf(acknowledged, postgres.rows);
    note({ requests, failures: failures.length, refused: refused.length, acknowledged: acknowledged.length, lost: lost.length });
    console.log(`soak: ${SECONDS} s, memory ${megabytes(second)} → ${megabytes(last)} MB, ${ratio.toFixed(3)} times`);
    expect(failures).toEqual([]);
    expect(lost).toEqual([]);
    expect(ratio).toBeLessThan(MAX_GROWTH);
  });
});
