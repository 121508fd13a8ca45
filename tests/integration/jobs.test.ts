import { afterEach, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { type Job, startJobs } from '#server/ops/jobs.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const [one, two] = [await database.open(), await database.open()];
const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

async function start(db: Database, jobs: Job[], log = createTestDeps().log) {
  const started = await startJobs(db, jobs, log);
  running.push(started);
  return started;
}

test('a job that is due runs once, though two processes keep the same schedule', async () => {
  const ran: string[] = [];
  const done = Promise.withResolvers<void>();
  const jobIn = (process: string): Job => ({
    name: 'every-minute',
    cron: '* * * * *',
    run: async () => {
      ran.push(process);
      done.resolve();
    },
  });
  await (await start(one, [jobIn('first')])).stop();
  expect(await database.rows('SELECT name, cron FROM pgboss.schedule')).toEqual([{ name: 'every-minute', cron: '* * * * *' }]);
  // As if the last look at the schedules was a while ago: both look at once when they start.
  await database.rows("UPDATE pgboss.version SET cron_on = now() - interval '2 minutes'");
  await Promise.all([start(one, [jobIn('one')]), start(two, [jobIn('two')])]);
  await done.promise;
  await Promise.all(running.map((jobs) => jobs.stop()));
  expect(ran).toHaveLength(1);
  expect(['one', 'two']).toContain(ran[0]);
  expect(await database.rows('SELECT name FROM pgboss.schedule')).toHaveLength(1);
  expect(await database.rows("SELECT state FROM pgboss.job WHERE name = 'every-minute'")).toEqual([{ state: 'completed' }]);
});

test('stopping tells a job that is under way', async () => {
  const begun = Promise.withResolvers<void>();
  let told = false;
  const jobs = await start(one, [
    {
      name: 'long-one',
      cron: '0 0 1 1 *',
      run: (signal) =>
        new Promise((resolve) => {
          begun.resolve();
          signal.addEventListener('abort', () => {
            told = true;
            resolve();
          });
        }),
    },
  ]);
  await database.rows("INSERT INTO pgboss.job (name, policy) VALUES ('long-one', 'singleton')");
  await begun.promise;
  await jobs.stop();
  expect(told).toBe(true);
});

test('the database may go away and come back: the runner says so, lives on, and works again', async () => {
  const warned = Promise.withResolvers<string>();
  const ran = Promise.withResolvers<string>();
  const log = { ...createTestDeps().log, warn: (_fields: object, message: string) => warned.resolve(message) };
  await start(one, [{ name: 'patient-one', cron: '0 0 1 1 *', run: async () => ran.resolve('ran') }], log);
  await database.takeAway();
  expect(await warned.promise).toBe('the job runner had an error');
  await database.giveBack();
  await database.rows("INSERT INTO pgboss.job (name, policy) VALUES ('patient-one', 'singleton')");
  expect(await ran.promise).toBe('ran');
});
