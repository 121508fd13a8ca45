// Memory must not grow under sustained mixed load. Resident memory is sampled every second; the
// median of the last quarter is compared with that of the second (the first is warm-up).
// SOAK_SECONDS=3600 runs an hour; progress is printed ten times.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app/app-processes.ts';
import { recordCounts } from '#tests/harness/app/counts.ts';
import { findLostEmails, startVisitors, VISITED_PATHS } from '#tests/harness/app/visitors.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/db/postgres-node.ts';

const SECONDS = Number(process.env.SOAK_SECONDS || 120);
const MAX_GROWTH = 1.15;

const readResidentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

describe.skipIf(NO_POSTGRES)(`mixed load for ${SECONDS} seconds${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let installation: Installation;
  beforeAll(async () => {
    postgres = await startPrimary();
    installation = await startInstallation(1, {
      DATABASE_URL: postgres.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    });
    // Warm up: what is loaded lazily on first use is not growth.
    for (const path of VISITED_PATHS) await (await fetch(installation.url + path)).text();
  });
  afterAll(async () => {
    await installation?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  const forms: [string, string | URLSearchParams, Record<string, string>][] = [
    [
      '/api/chat',
      JSON.stringify({ question: 'Can my landlord keep my deposit?' }),
      { 'Content-Type': 'application/json' },
    ],
    [
      '/api/citations/check',
      JSON.stringify({ text: 'Miranda v. Arizona, 384 U.S. 436 (1966).' }),
      { 'Content-Type': 'application/json' },
    ],
  ];
  async function useTools(until: AbortSignal): Promise<string[]> {
    const failures: string[] = [];
    for (let n = 0; !until.aborted; n++) {
      const [path, body, headers] = forms[n % forms.length] as (typeof forms)[0];
      const answer = await fetch(installation.url + path, { method: 'POST', body, headers });
      await answer.text();
      if (answer.status !== 200) failures.push(`${path}: status ${answer.status}`);
      await delay(100);
    }
    return failures;
  }

  test(`memory grows by at most a factor of ${MAX_GROWTH}`, {
    timeout: (SECONDS + 120) * 1000,
  }, async () => {
    const pid = installation.processes[0]?.app().child.pid ?? 0;
    const visitors = startVisitors(installation.url, { readers: 4, writers: 1 });
    const ending = new AbortController();
    const tools = useTools(ending.signal);
    const samples: number[] = [];
    const startedAt = performance.now();
    for (
      let tenths = 0, elapsedSeconds = 0;
      elapsedSeconds < SECONDS;
      elapsedSeconds = (performance.now() - startedAt) / 1000
    ) {
      await delay(1_000);
      samples.push(readResidentBytes(pid));
      if (elapsedSeconds < (tenths * SECONDS) / 10) continue;
      tenths++;
      console.log(
        `soak: ${Math.round(elapsedSeconds)} s, ${toMegabytes(samples.at(-1) ?? 0)} MB, ${visitors.seen.requests} requests`,
      );
    }
    ending.abort();
    const failures = [...(await visitors.leave()).failures, ...(await tools)];
    const { requests, refused, acknowledged } = visitors.seen;
    const quarter = Math.floor(samples.length / 4);
    const [second, last] = [
      median(samples.slice(quarter, 2 * quarter)),
      median(samples.slice(3 * quarter)),
    ];
    const ratio = last / second;
    const lost = await findLostEmails(acknowledged, postgres.rows);
    recordCounts({
      requests,
      failures: failures.length,
      refused: refused.length,
      acknowledged: acknowledged.length,
      lost: lost.length,
    });
    console.log(
      `soak: ${SECONDS} s, memory ${toMegabytes(second)} → ${toMegabytes(last)} MB, ${ratio.toFixed(3)} times`,
    );
    expect(failures).toEqual([]);
    expect(lost).toEqual([]);
    expect(ratio).toBeLessThan(MAX_GROWTH);
  });
});
