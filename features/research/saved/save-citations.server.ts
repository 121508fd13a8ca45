// Saves citations to the signed-in account. Idempotent: two clicks make one entry.
import { count, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Caller } from '#features/caller.ts';
import {
  formatFirstCitation,
  listCaseRecords,
} from '#features/case-law/store/list-case-records.server.ts';
import type { Deps } from '#features/deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { SaveCitations } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';
import { MAX_SAVED_CITATIONS } from './saved-limits.ts';

export async function saveCitations(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'site'>,
  { viewer }: Caller,
  input: unknown,
): Promise<Result<string[]>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const parsed = SaveCitations.safeParse(input);
  if (!parsed.success) return fail('invalid', savedFailures.unknownCase);
  try {
    const records = await listCaseRecords(deps, parsed.data.cases);
    if (records.length === 0) return fail('not_found', savedFailures.unknownCase);
    const [existing] = await deps.db.db
      .select({ n: count() })
      .from(savedCitations)
      .where(eq(savedCitations.userId, viewer.id));
    if ((existing?.n ?? 0) + records.length > MAX_SAVED_CITATIONS)
      return fail('conflict', savedFailures.full(MAX_SAVED_CITATIONS));
    const rows = records.map((record) => ({
      userId: viewer.id,
      citation: formatFirstCitation(record),
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
