// The saved citations of an account, newest first, and which of the given cases are saved.
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import type { SavedList } from './saved-list.ts';

type Input = {
  max: number;
  /** Slugs of the cases on the page. */
  slugs?: string[];
};

/**
 * Null for visitors, whose list is in the browser tab. Empty and `failed` when the database does
 * not answer.
 */
export async function listSavedCitations(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { viewer }: Caller,
  { max, slugs = [] }: Input,
): Promise<SavedList | null> {
  if (viewer.kind !== 'account') return null;
  const isOwn = eq(savedCitations.userId, viewer.id);
  try {
    const [rows, total, savedOnPage] = await Promise.all([
      db.db
        .select({
          citation: savedCitations.citation,
          slug: savedCitations.caseSlug,
          note: savedCitations.note,
        })
        .from(savedCitations)
        .where(isOwn)
        .orderBy(desc(savedCitations.savedAt), savedCitations.citation)
        .limit(max),
      db.db.select({ n: count() }).from(savedCitations).where(isOwn),
      slugs.length === 0
        ? []
        : db.db
            .select({ slug: savedCitations.caseSlug })
            .from(savedCitations)
            .where(and(isOwn, inArray(savedCitations.caseSlug, slugs))),
    ]);
    return {
      rows,
      total: total[0]?.n ?? 0,
      among: savedOnPage.map((row) => row.slug),
      failed: false,
    };
  } catch (error) {
    log.warn({ err: error }, 'saved citations could not be read');
    return { rows: [], total: 0, among: [], failed: true };
  }
}
