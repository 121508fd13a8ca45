import { asc, inArray } from 'drizzle-orm';
import { feedStates } from '#db/tables/news.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';

/** States of this installation's feeds; a feed that was never fetched has no row. */
export function listFeedStates({ db, library }: Pick<LibraryDeps, 'db' | 'library'>) {
  const ids = library.feeds.map(({ id }) => id);
  return db.db
    .select()
    .from(feedStates)
    .where(inArray(feedStates.id, ids))
    .orderBy(asc(feedStates.id));
}
