// Cases that news items cite. Only citations are stored; cases are looked up at read time, so that
// a case imported later is linked too. A citation of a case that is not stored is shown without a
// link.
import { inArray } from 'drizzle-orm';
import { newsCases } from '#db/tables/news.ts';
import { lookUpCitations } from '#features/citations/check/look-up-citations.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';

export type RelatedCase = { citation: string; name?: string; slug?: string };

const MAX_SHOWN = 5;

export async function findRelatedCases(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'log'>,
  newsIds: string[],
): Promise<Map<string, RelatedCase[]>> {
  const related = new Map<string, RelatedCase[]>();
  if (newsIds.length === 0) return related;
  const rows = await deps.db.db.select().from(newsCases).where(inArray(newsCases.newsId, newsIds));
  const { matches } = await lookUpCitations(deps, rows);
  for (const [index, { newsId, volume, reporter, page }] of rows.entries()) {
    const list = related.get(newsId) ?? [];
    const storedCase = matches[index]?.[0];
    // the same case in another reporter
    if (storedCase && list.some(({ slug }) => slug === storedCase.id)) continue;
    if (list.length < MAX_SHOWN)
      list.push({
        citation: `${volume} ${reporter} ${page}`,
        ...(storedCase && { name: storedCase.name, slug: storedCase.id }),
      });
    related.set(newsId, list);
  }
  return related;
}
