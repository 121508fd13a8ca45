// A minute of many attacks at once, from several networks, with all limits on: hostile, slow and
// aborted bodies, PDF bombs, huge JSON, pages that are not cached, guessed passwords, aborted
// streams. Readers on other networks do ordinary things meanwhile. ATTACKS="slow bodies,PDF bombs"
// makes only these, to find the one that does harm.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { type App, cleanUp, makeDataFolder, ROOT, runApp } from '#tests/database/helpers.ts';
import { recordCounts } from '#tests/harness/app/counts.ts';
import { forkUntilStopped } from '#tests/harness/app/fork-until-stopped.ts';
import type { Beats } from '#tests/harness/app/health-watcher.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { requestFrom } from '#tests/harness/app/request-from.ts';
import { TEST_SECRET } from '#tests/harness/app/test-app.ts';
import { readTreeBytes } from '#tests/harness/app/tree-memory.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';
import {
  type ReaderReport,
  readMeanwhile,
  readOnceCalmly,
} from '#tests/harness/hostile/attacked-readers.ts';
import type { AttackReport } from '#tests/harness/hostile/attacks.ts';

const SECONDS = LONG ? 60 : 10;
const READERS = 3;
const WARM_UP_MS = 15_000;
/** Resident memory after the attack, as a multiple of what it was before. */
const MAX_MEMORY_RATIO = 1.5;
/** Collected memory goes back to the system only after a while. */
const MAX_SETTLE_SECONDS = 60;
/** Of the server, its readers and its database together; MemoryMax of the unit is 1,600 MB. */
const MAX_MEGABYTES = 1_500;
const MEMBER = { email: 'ann@example.com', password: 'seven quiet lanterns' };
/** Other systems have one loopback address only. */
const NOT_LINUX = process.platform === 'linux' ? '' : ' (needs the loopback addresses of Linux)';

const readResidentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Registers over the forms and follows the link in the mail. */
async function createMember(port: number, dataDir: string): Promise<void> {
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const sent = { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() };
    const { status } = await requestFrom({ port, localAddress: '127.0.2.1' }, sent);
    if (status === 0 || status >= 400) throw new Error(`${path}: status ${status}`);
  };
  await send('/auth/register', MEMBER);
  const folder = join(dataDir, 'mail');
  const findToken = () => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder).filter(
      (file) => file.endsWith('.eml') && !file.startsWith('.'),
    )) {
      const token = /verify-email\?token=(\S+)/.exec(
        readMailFile(readFileSync(join(folder, name), 'utf8')).text,
      )?.[1];
      if (token) return token;
    }
  };
  // The mail is written after the response; the time limit of the hook ends a wait in vain.
  while (!findToken()) await delay(50);
  await send('/auth/verify-email', {
    token: decodeURIComponent(findToken() ?? ''),
    password: MEMBER.password,
  });
}

describe.skipIf(NOT_LINUX)(`a mixed attack for ${SECONDS} seconds${NOT_LINUX}`, () => {
  let app: App;
  let calm: ReaderReport;
  let readers: ReaderReport;
  let attacks: AttackReport;
  let beats: Beats;
  let memory: { before: number; after: number; most: number; together: number };

  beforeAll(
    async () => {
      const dataDir = await makeDataFolder();
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const { SERVER_COMMAND } = await import(join(ROOT, 'scripts', 'server-command.mjs'));
      const [first, ...others] = SERVER_COMMAND;
      app = runApp(first, others, {
        env: { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, APP_SECRET: TEST_SECRET },
      });
      await app.line('Plainlaw is ready: ');
      await createMember(port, dataDir);
      calm = await readOnceCalmly(port, MEMBER);
      // Caches fill in an ordinary visit, too: memory is compared with that of a process that has
      // had some.
      await readMeanwhile(port, READERS, MEMBER, AbortSignal.timeout(WARM_UP_MS));

      const pid = app.child.pid ?? 0;
      memory = { before: readResidentBytes(pid), after: 0, most: 0, together: 0 };
      const sampling = setInterval(() => {
        memory.most = Math.max(memory.most, readResidentBytes(pid));
        memory.together = Math.max(memory.together, readTreeBytes(pid));
      }, 250);
      const health = forkUntilStopped<Beats>('health-watcher.ts', [url]);
      const attackers = forkUntilStopped<AttackReport>('../hostile/attackers.ts', [
        String(port),
        MEMBER.email,
        process.env.ATTACKS ?? '',
      ]);
      await Promise.all([health.ready, attackers.ready]);
      const ending = new AbortController();
      const reading = readMeanwhile(port, READERS, MEMBER, ending.signal);
      await delay(SECONDS * 1000);
      ending.abort();
      readers = await reading;
      attacks = await attackers.stop();
      beats = await health.stop();
      clearInterval(sampling);
      for (let second = 0; second < MAX_SETTLE_SECONDS; second++) {
        memory.after = readResidentBytes(pid);
        if (memory.after < memory.before * MAX_MEMORY_RATIO) break;
        await delay(1_000);
      }
      for (const [name, { sent, statuses }] of Object.entries(attacks))
        console.log(`${name}: ${sent} sent, ${JSON.stringify(statuses)}`);
      console.log(
        `readers: ${readers.requests} requests, ${readers.failures.length} failed; health: ${beats.answered} answered, ` +
          `${beats.missed.length} missed; memory ${toMegabytes(memory.before)} → ${toMegabytes(memory.most)} → ${toMegabytes(memory.after)} MB, with readers and database ${toMegabytes(memory.together)} MB at most`,
      );
      recordCounts({ requests: readers.requests, failures: readers.failures.length });
    },
    (SECONDS + 600) * 1000,
  );
  afterAll(async () => {
    app?.child.kill('SIGTERM');
    await app?.ended;
    await cleanUp();
  });

  test('readers see no failure: no 5xx, no 429, no page cut off', () => {
    expect(calm.failures).toEqual([]);
    expect(readers.requests).toBeGreaterThan(READERS);
    expect(readers.failures).toEqual([]);
  });
  test('health misses no beat', () => {
    expect(beats.missed).toEqual([]);
    expect(beats.answered).toBeGreaterThan(0);
  });
  test(`memory returns to less than ${MAX_MEMORY_RATIO} times its value`, () => {
    expect(memory.after / memory.before).toBeLessThan(MAX_MEMORY_RATIO);
  });
  test(`memory stays below ${MAX_MEGABYTES} MB`, () => {
    expect(toMegabytes(memory.together)).toBeLessThan(MAX_MEGABYTES);
  });
  test('every attack was made, and none of them is an error in the log', () => {
    for (const [name, { sent }] of Object.entries(attacks)) expect(sent, name).toBeGreaterThan(0);
    expect(app.lines.filter((line) => line.includes('"level":"error"')).slice(0, 5)).toEqual([]);
  });
});
