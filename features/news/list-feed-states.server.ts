import { asc, inArray } from 'drizzle-orm';
import { feedStates } from '#db/tables/news.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';

/** How it stands with the feeds of this installation; one that was never asked has no row. */
export function listFeedStates({ db, library }: Pick<LibraryDeps, 'db' | 'library'>) {
  const ids = library.feeds.map(({ id }) => id);
  return db.db.select().from(feedStates).where(inArray(feedStates.id, ids)).orderBy(asc(feedStates.id));
}
