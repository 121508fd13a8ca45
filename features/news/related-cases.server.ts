// The cases that news items cite, by where they stand in the reports; which case that is, is looked up now, so that one that was
// imported later has its link too. A citation that we do not hold is shown as it is, without a link.
import { inArray } from 'drizzle-orm';
import { newsCases } from '#db/tables/news.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
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
  const { held } = await lookUpCitations(deps, rows);
  for (const [at, { newsId, volume, reporter, page }] of rows.entries()) {
    const list = related.get(newsId) ?? [];
    const found = held[at]?.[0];
    if (found && list.some(({ slug }) => slug === found.id)) continue; // the same case in another reporter
    if (list.length < MAX_SHOWN)
      list.push({ citation: `${volume} ${reporter} ${page}`, ...(found && { name: found.name, slug: found.id }) });
    related.set(newsId, list);
  }
  return related;
}
