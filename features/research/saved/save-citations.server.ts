// Keeps citations in the account of who is signed in. Saving what is saved changes nothing, so two clicks are one entry.
import { count, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import { bluebookOf, listCaseRecords } from '#features/case-law/store/list-case-records.server.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { SaveCitations } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';
import { MAX_SAVED } from './saved-limits.ts';

export async function saveCitations(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'site'>,
  viewer: Viewer,
  input: unknown,
): Promise<Result<string[]>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
  const parsed = SaveCitations.safeParse(input);
  if (!parsed.success) return fail('invalid', savedFailures.unknownCase);
  try {
    const records = await listCaseRecords(deps, parsed.data.cases);
    if (records.length === 0) return fail('not_found', savedFailures.unknownCase);
    const [held] = await deps.db.db.select({ n: count() }).from(savedCitations).where(eq(savedCitations.userId, viewer.id));
    if ((held?.n ?? 0) + records.length > MAX_SAVED) return fail('conflict', savedFailures.full(MAX_SAVED));
    const rows = records.map((record) => ({
      userId: viewer.id,
      citation: bluebookOf(record),
      caseSlug: record.id,
      savedAt: deps.clock.now(),
    }));
    await deps.db.db.insert(savedCitations).values(rows).onConflictDoNothing();
    return ok(rows.map((row) => row.citation));
  } catch (error) {
    deps.log.error({ err: error }, 'citations could not be saved');
    return fail('unavailable', savedFailures.failed);
  }
}
