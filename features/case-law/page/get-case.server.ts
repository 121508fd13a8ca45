// Data of a case page: what the index stores and, for a built-in case, what we wrote about it. When
// the database is down, a built-in case still has a page, without opinions and lists, and the page
// says so.
import { eq } from 'drizzle-orm';
import { readFromReplica } from '#db/replicas.ts';
import { cases, formerCaseSlugs } from '#db/tables/cases.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { caseMissing, caseUnavailable } from '../messages/tables.ts';
import { listCaseRecords, toCaseRecord } from '../store/list-case-records.server.ts';
import {
  type CitingBar,
  type CitingList,
  listCitedBy,
  listCites,
  listCitingBars,
} from './citing-cases.server.ts';
import { readOpinions } from './read-opinions.server.ts';
import { toBuiltInView, toFactsView } from './view-case.server.ts';

export type CaseInput = { slug: string; citesPage: number; citedByPage: number };
const SLUG = /^[a-z0-9-]{1,250}$/;
const EMPTY_LIST: CitingList = { rows: [], total: 0, page: 1, pages: 0 };

export type CaseView = ReturnType<typeof toFactsView> & {
  ours: ReturnType<typeof toBuiltInView> | null;
  opinions: Awaited<ReturnType<typeof readOpinions>>;
  cites: CitingList;
  citedBy: CitingList;
  timeline: CitingBar[];
  /** The database could not be read, so opinions and lists are missing. */
  partial: boolean;
};

type CaseDeps = Pick<LibraryDeps, 'db' | 'library' | 'clock' | 'site' | 'log'>;

/** `movedTo`: new slug of a case whose URL has changed permanently. */
export async function getCase(
  deps: CaseDeps,
  input: CaseInput,
): Promise<Result<CaseView | { movedTo: string }>> {
  if (!SLUG.test(input.slug)) return fail('not_found', caseMissing);
  const builtIn = deps.library.cases.find((c) => c.id === input.slug);
  const ours = builtIn ? toBuiltInView(deps, builtIn) : null;
  const emptyParts = { opinions: [], cites: EMPTY_LIST, citedBy: EMPTY_LIST, timeline: [] };
  const readCase = async (deps: CaseDeps): Promise<Result<CaseView | { movedTo: string }>> => {
    const [storedCase] = await listCaseRecords(deps, [input.slug]);
    if (!storedCase) {
      if (builtIn)
        return ok({
          ...toFactsView(toCaseRecord(deps, builtIn)),
          ...emptyParts,
          ours,
          partial: false,
        });
      const movedTo = await findNewSlug(deps, input.slug);
      return movedTo ? ok({ movedTo }) : fail('not_found', caseMissing);
    }
    const opinions = await readOpinions(deps, storedCase.caseId);
    const opinionIds = opinions.map((opinion) => opinion.id);
    const [citedBy, cites, timeline] = await Promise.all([
      listCitedBy(deps, storedCase.caseId, input.citedByPage),
      opinionIds.length === 0
        ? EMPTY_LIST
        : listCites(deps, storedCase.caseId, opinionIds, input.citesPage),
      listCitingBars(deps, storedCase.caseId),
    ]);
    return ok({
      ...toFactsView(storedCase),
      ours,
      opinions,
      cites,
      citedBy,
      timeline,
      partial: false,
    });
  };
  try {
    return await readFromReplica(deps.db, (db) => readCase({ ...deps, db }));
  } catch (error) {
    deps.log.warn({ err: error }, 'a case could not be read');
    if (!builtIn) return fail('unavailable', caseUnavailable);
    return ok({ ...toFactsView(toCaseRecord(deps, builtIn)), ...emptyParts, ours, partial: true });
  }
}

async function findNewSlug(
  { db }: Pick<LibraryDeps, 'db'>,
  slug: string,
): Promise<string | undefined> {
  const [row] = await db.db
    .select({ slug: cases.slug })
    .from(formerCaseSlugs)
    .innerJoin(cases, eq(cases.id, formerCaseSlugs.caseId))
    .where(eq(formerCaseSlugs.slug, slug));
  return row?.slug;
}
