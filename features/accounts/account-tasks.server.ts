// Deferred work, so that response times do not reveal whether an address has an account. A form's
// action only inserts a row, the same for known and unknown addresses; the work, which does differ,
// starts after the response. Rows survive a crash or an unreachable mail server: `run` is also
// called every minute.
import { asc, eq, lte, sql } from 'drizzle-orm';
import { accountTasks } from '#db/tables/accounts.ts';
import type { Deps } from '#features/deps.ts';

export type AccountTask = typeof accountTasks.$inferSelect;
export type AccountTasks = {
  add: (
    task: Pick<AccountTask, 'kind' | 'email'> & {
      passwordHash?: string;
      subject?: string;
      dueAt?: Date;
    },
    /** The transaction that the work belongs to. */
    tx?: Pick<Deps['db']['db'], 'insert'>,
  ) => Promise<void>;
  /** Runs all due tasks. */
  run: () => Promise<void>;
  /** Runs pending tasks and resolves when they are done: at shutdown and in tests. */
  settle: () => Promise<void>;
};

/**
 * Long enough for the response to be sent first, so that its timing does not depend on the work.
 */
const START_DELAY_MS = 100;
const CLAIM_DURATION_MS = 120_000;
const MAX_ATTEMPTS = 8;

export function createAccountTasks(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  perform: (task: AccountTask) => Promise<void>,
): AccountTasks {
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
      .set({
        attempts: sql`${accountTasks.attempts} + 1`,
        dueAt: new Date(now.getTime() + CLAIM_DURATION_MS),
      })
      .where(eq(accountTasks.id, sql`(${next})`))
      .returning();
    return task;
  }

  async function runDueTasks(): Promise<void> {
    for (let task = await claim(); task; task = await claim()) {
      try {
        await perform(task);
        await db.delete(accountTasks).where(eq(accountTasks.id, task.id));
      } catch (error) {
        await postpone(task, error);
      }
    }
  }

  async function postpone(task: AccountTask, error: unknown): Promise<void> {
    const isLastAttempt = task.attempts >= MAX_ATTEMPTS;
    deps.log.error(
      { err: error, task: task.kind, attempts: task.attempts },
      isLastAttempt ? 'an account task was given up' : 'an account task failed',
    );
    if (isLastAttempt) await db.delete(accountTasks).where(eq(accountTasks.id, task.id));
    else {
      const dueAt = new Date(deps.clock.now().getTime() + 60_000 * 2 ** task.attempts);
      await db.update(accountTasks).set({ dueAt }).where(eq(accountTasks.id, task.id));
    }
  }

  function run(): Promise<void> {
    timer = clearTimeout(timer) as undefined;
    const next = running.then(runDueTasks);
    running = next.catch(() => {});
    return next;
  }

  return {
    async add(task, tx = db) {
      const now = deps.clock.now();
      await tx.insert(accountTasks).values({ dueAt: now, ...task, createdAt: now });
      timer ??= setTimeout(() => {
        timer = undefined;
        run().catch((error) =>
          deps.log.warn({ err: error }, 'account tasks wait for the next minute'),
        );
      }, START_DELAY_MS).unref();
    },
    run,
    settle: () => (timer ? run() : running),
  };
}
