import { and, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { RemoveCitation } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';

/** Deletes a saved citation and its note. Idempotent. */
export async function removeCitation(
  deps: Pick<Deps, 'db' | 'log'>,
  { viewer }: Caller,
  input: unknown,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const parsed = RemoveCitation.safeParse(input);
  if (!parsed.success) return fail('invalid', savedFailures.failed);
  try {
    await deps.db.db
      .delete(savedCitations)
      .where(
        and(
          eq(savedCitations.userId, viewer.id),
          eq(savedCitations.citation, parsed.data.citation),
        ),
      );
    return ok(null);
  } catch (error) {
    deps.log.error({ err: error }, 'a citation could not be removed');
    return fail('unavailable', savedFailures.failed);
  }
}
