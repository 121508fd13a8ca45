// What happens after a form was answered. The form's action only writes a row, the same one for a known and an unknown
// address; the work behind it, which does differ, starts when the answer is out. Rows survive a crash and a mail server
// that is away: `run` is also called every minute.
import { asc, eq, lte, sql } from 'drizzle-orm';
import { accountTasks } from '#db/tables/accounts.ts';
import type { Deps } from '#features/deps.ts';

export type AccountTask = typeof accountTasks.$inferSelect;
export type AccountTasks = {
  add: (task: Pick<AccountTask, 'kind' | 'email'> & { passwordHash?: string }) => Promise<void>;
  /** Does what is due. */
  run: () => Promise<void>;
  /** Starts what waits and comes back when it is done: at the end of a process, and in tests. */
  settle: () => Promise<void>;
};

/** After the answer: so that its time does not depend on the work. */
const START_AFTER_MS = 100;
const CLAIMED_FOR_MS = 120_000;
const MAX_ATTEMPTS = 8;

export function createAccountTasks(deps: Pick<Deps, 'db' | 'clock' | 'log'>, perform: (task: AccountTask) => Promise<void>): AccountTasks {
  const { db } = deps.db;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function claim(): Promise<AccountTask | undefined> {
    const now = deps.clock.now();
    const next = db
      .select({ id: accountTasks.id })
      .from(accountTasks)
      .where(lte(accountTasks.dueAt, now))
      .orderBy(asc(accountTasks.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [task] = await db
      .update(accountTasks)
      .set({ attempts: sql`${accountTasks.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIMED_FOR_MS) })
      .where(eq(accountTasks.id, sql`(${next})`))
      .returning();
    return task;
  }

  async function work(): Promise<void> {
    for (let task = await claim(); task; task = await claim()) {
      try {
        await perform(task);
        await db.delete(accountTasks).where(eq(accountTasks.id, task.id));
      } catch (error) {
        await putOff(task, error);
      }
    }
  }

  async function putOff(task: AccountTask, error: unknown): Promise<void> {
    const last = task.attempts >= MAX_ATTEMPTS;
    deps.log.error(
      { err: error, task: task.kind, attempts: task.attempts },
      last ? 'an account task was given up' : 'an account task failed',
    );
    if (last) await db.delete(accountTasks).where(eq(accountTasks.id, task.id));
    else {
      const dueAt = new Date(deps.clock.now().getTime() + 60_000 * 2 ** task.attempts);
      await db.update(accountTasks).set({ dueAt }).where(eq(accountTasks.id, task.id));
    }
  }

  function run(): Promise<void> {
    timer = clearTimeout(timer) as undefined;
    const next = running.then(work);
    running = next.catch(() => {});
    return next;
  }

  return {
    async add(task) {
      const now = deps.clock.now();
      await db.insert(accountTasks).values({ ...task, dueAt: now, createdAt: now });
      timer ??= setTimeout(() => {
        timer = undefined;
        run().catch((error) => deps.log.warn({ err: error }, 'account tasks wait for the next minute'));
      }, START_AFTER_MS).unref();
    },
    run,
    settle: () => (timer ? run() : running),
  };
}
