// Scheduled jobs, run once for the whole installation however many processes there are: schedules
// and queues are in PostgreSQL (pg-boss) and use the app's bounded pool.

import { PgBoss } from 'pg-boss';
import type { Database } from '#db/database.ts';
import type { Log } from '#features/deps.ts';

export type Job = {
  name: string;
  /** In UTC. */
  cron: string;
  run: (signal: AbortSignal) => Promise<void>;
};

export async function startJobs(
  db: Database,
  jobs: Job[],
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.pool.query(text, values) } });
  boss.on('error', (error) => log.warn({ err: error }, 'the job runner had an error'));
  await boss.start();
  const ending = new AbortController();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton' });
    await boss.work(job.name, async () => {
      const started = performance.now();
      await job.run(ending.signal);
      log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done');
    });
    await boss.schedule(job.name, job.cron);
  }
  return {
    async stop() {
      ending.abort();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
