import { and, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { AnnotateCitation } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';

/** Sets the user's note on a saved citation; an empty note removes it. */
export async function annotateCitation(
  deps: Pick<Deps, 'db' | 'log'>,
  { viewer }: Caller,
  input: unknown,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const parsed = AnnotateCitation.safeParse(input);
  if (!parsed.success)
    return fail('invalid', parsed.error.issues[0]?.message ?? savedFailures.failed);
  const { citation, note } = parsed.data;
  try {
    await deps.db.db
      .update(savedCitations)
      .set({ note })
      .where(and(eq(savedCitations.userId, viewer.id), eq(savedCitations.citation, citation)));
    return ok(null);
  } catch (error) {
    deps.log.error({ err: error }, 'a note could not be saved');
    return fail('unavailable', savedFailures.failed);
  }
}
