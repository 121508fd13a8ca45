import { and, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { AnnotateCitation } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';

/** A person's own note on a citation they saved; an empty one takes the note away. */
export async function annotateCitation(deps: Pick<Deps, 'db' | 'log'>, viewer: Viewer, input: unknown): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
  const parsed = AnnotateCitation.safeParse(input);
  if (!parsed.success) return fail('invalid', parsed.error.issues[0]?.message ?? savedFailures.failed);
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
