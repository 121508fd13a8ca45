// What an account has saved, newest first, and which of the cases on a page are among it.
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { SavedList } from './saved-list.ts';

type Input = { most: number /** Last parts of the addresses of the cases on the page. */; among?: string[] };

/** Null for visitors: their browser tab keeps its own. Empty and `failed` when the database does not answer. */
export async function listSavedCitations(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  viewer: Viewer,
  { most, among = [] }: Input,
): Promise<SavedList | null> {
  if (viewer.kind !== 'account') return null;
  const mine = eq(savedCitations.userId, viewer.id);
  try {
    const [rows, total, here] = await Promise.all([
      db.db
        .select({ citation: savedCitations.citation, slug: savedCitations.caseSlug, note: savedCitations.note })
        .from(savedCitations)
        .where(mine)
        .orderBy(desc(savedCitations.savedAt), savedCitations.citation)
        .limit(most),
      db.db.select({ n: count() }).from(savedCitations).where(mine),
      among.length === 0
        ? []
        : db.db
            .select({ slug: savedCitations.caseSlug })
            .from(savedCitations)
            .where(and(mine, inArray(savedCitations.caseSlug, among))),
    ]);
    return { rows, total: total[0]?.n ?? 0, among: here.map((row) => row.slug), failed: false };
  } catch (error) {
    log.warn({ err: error }, 'saved citations could not be read');
    return { rows: [], total: 0, among: [], failed: true };
  }
}
