// All or nothing: a change of an account, what is noted of it, and the mail that tells its owner. A
// change that nobody is told of would be a thief's best friend.
import type { Deps } from '#features/deps.ts';
import { fail, type Result } from '#lib/result.ts';
import type { EventParts } from './changes/note-event.server.ts';
import * as security from './messages/security.ts';

export type TransactionParts = EventParts & { deps: EventParts['deps'] & Pick<Deps, 'log'> };

/**
 * A failure undoes what `work` wrote. A connection that is lost while it commits leaves open
 * whether it happened, and the answer says so. `work` uses no other connection, such as for limits:
 * a full pool would wait for itself.
 */
export async function inTransaction<P extends TransactionParts, T>(
  parts: P,
  work: (parts: P) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { deps, tasks } = parts;
  const outcome: { result?: Result<T> } = {};
  try {
    await deps.db.db.transaction(async (tx) => {
      const bound = {
        ...parts,
        deps: { ...deps, db: { ...deps.db, db: tx } },
        tasks: { ...tasks, add: (task: Parameters<typeof tasks.add>[0]) => tasks.add(task, tx) },
      };
      outcome.result = await work(bound);
      if (!outcome.result.ok) tx.rollback();
    });
  } catch (error) {
    if (!outcome.result) throw error;
    if (!outcome.result.ok) return outcome.result;
    deps.log.error({ err: error }, 'the connection was lost while an account was changed');
    return fail('unavailable', security.uncertain);
  }
  return outcome.result as Result<T>;
}
