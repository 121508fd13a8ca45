// What every import promises: stopped or killed at any moment and started again, it gives the same
// tables and the same report as one that nobody interrupted. Of the operator's command, in a
// process of its own.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import type { TestDatabase } from '#tests/harness/db/test-database.ts';

const root = join(import.meta.dirname, '..', '..', '..');

type Interrupted<Tables> = {
  database: TestDatabase;
  /** DATA_DIR. */
  work: string;
  /** What follows `npm run import --`. */
  args: string[];
  env?: Record<string, string>;
  /** The count that grows with each batch. */
  counted: string;
  report: string;
  kills: number;
  empty: () => Promise<unknown>;
  dump: () => Promise<Tables>;
};

/** Gives the tables and the report of the import that was not interrupted. */
export async function expectSameWhenInterrupted<Tables>({
  database,
  work,
  args,
  env,
  counted,
  report,
  kills,
  empty,
  dump,
}: Interrupted<Tables>): Promise<{ tables: Tables; report: string }> {
  const start = () => startCommand(args, { DATABASE_URL: database.url, DATA_DIR: work, ...env });
  const readResult = async () => ({
    tables: await dump(),
    report: readFileSync(join(work, 'imports', report), 'utf8'),
  });
  const countStored = async () => {
    const [row] = await database.rows('SELECT counts FROM case_imports');
    return row ? ((JSON.parse(String(row.counts)) as Record<string, number>)[counted] ?? 0) : 0;
  };
  await empty();
  expect(await start().ended).toMatchObject({ code: 0 });
  const expected = await readResult();

  await empty();
  let stored = 0;
  for (let kill = 0; kill < kills; kill++) {
    const run = start();
    // At another moment each time: while a batch is being stored, or right after it.
    await expect.poll(countStored, { interval: 5 + (kill % 4) * 10 }).toBeGreaterThan(stored);
    run.kill('SIGKILL');
    expect(await run.ended).toMatchObject({ signal: 'SIGKILL' });
    stored = await countStored();
  }
  const stopped = start();
  await expect.poll(countStored, { interval: 20 }).toBeGreaterThan(stored);
  stopped.kill('SIGINT');
  const { code, output } = await stopped.ended;
  if (code !== 0) {
    expect(code).toBe(130);
    expect(output).toContain(`To go on: npm run import -- ${args.join(' ')}`);
    const last = await start().ended;
    expect(last).toMatchObject({ code: 0 });
    expect(last.output).toContain('Going on where the import was stopped.');
  }
  expect(await readResult()).toEqual(expected);
  return expected;
}

function startCommand(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/import.ts', ...args], {
    cwd: root,
    env: { ...CHILD_ENV, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>(
    (resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, output }));
    },
  );
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
