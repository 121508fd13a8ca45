import { afterEach, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { type Job, startJobs } from '#server/ops/jobs.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';

const database = await createBreakableDatabase();
const [one, two] = [await database.open(), await database.open()];
const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

async function startRunner(db: Database, jobs: Job[], log = createTestDeps().log) {
  const started = await startJobs(db, jobs, log);
  running.push(started);
  return started;
}

test('a due job runs once when two processes have the same schedule', async () => {
  const ran: string[] = [];
  const done = Promise.withResolvers<void>();
  const createJob = (process: string): Job => ({
    name: 'every-minute',
    cron: '* * * * *',
    run: async () => {
      ran.push(process);
      done.resolve();
    },
  });
  await (await startRunner(one, [createJob('first')])).stop();
  expect(await database.rows('SELECT name, cron FROM pgboss.schedule')).toEqual([
    { name: 'every-minute', cron: '* * * * *' },
  ]);
  // As if the schedules were last checked a while ago: both processes check them at once when they
  // start.
  await database.rows("UPDATE pgboss.version SET cron_on = now() - interval '2 minutes'");
  await Promise.all([startRunner(one, [createJob('one')]), startRunner(two, [createJob('two')])]);
  await done.promise;
  await Promise.all(running.map((jobs) => jobs.stop()));
  expect(ran).toHaveLength(1);
  expect(['one', 'two']).toContain(ran[0]);
  expect(await database.rows('SELECT name FROM pgboss.schedule')).toHaveLength(1);
  expect(await database.rows("SELECT state FROM pgboss.job WHERE name = 'every-minute'")).toEqual([
    { state: 'completed' },
  ]);
});

test('stopping aborts a running job', async () => {
  const jobStarted = Promise.withResolvers<void>();
  let wasAborted = false;
  const jobs = await startRunner(one, [
    {
      name: 'long-one',
      cron: '0 0 1 1 *',
      run: (signal) =>
        new Promise((resolve) => {
          jobStarted.resolve();
          signal.addEventListener('abort', () => {
            wasAborted = true;
            resolve();
          });
        }),
    },
  ]);
  await database.rows("INSERT INTO pgboss.job (name, policy) VALUES ('long-one', 'singleton')");
  await jobStarted.promise;
  await jobs.stop();
  expect(wasAborted).toBe(true);
});

test('the runner logs a lost database and recovers when it is back', async () => {
  const warned = Promise.withResolvers<string>();
  const ran = Promise.withResolvers<string>();
  const log = {
    ...createTestDeps().log,
    warn: (_fields: object, message: string) => warned.resolve(message),
  };
  await startRunner(
    one,
    [{ name: 'patient-one', cron: '0 0 1 1 *', run: async () => ran.resolve('ran') }],
    log,
  );
  await database.takeAway();
  expect(await warned.promise).toBe('the job runner had an error');
  await database.giveBack();
  await database.rows("INSERT INTO pgboss.job (name, policy) VALUES ('patient-one', 'singleton')");
  expect(await ran.promise).toBe('ran');
});
