// Everything one case's page shows: what the index holds of it and, for a built-in case, what we wrote about it. When the
// database is away a built-in case still has its page, without text and lists, and the page says so.
import { eq } from 'drizzle-orm';
import { readFromReplica } from '#db/replicas.ts';
import { cases, formerCaseSlugs } from '#db/tables/cases.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { caseMissing, caseUnavailable } from '../case-texts.ts';
import { listCaseRecords, recordOf } from '../store/list-case-records.server.ts';
import { type CitingBar, type CitingList, citingBars, listCitedBy, listCites } from './citing-cases.server.ts';
import { readOpinions } from './read-opinions.server.ts';
import { builtInView, factsView } from './view-case.server.ts';

export type CaseInput = { slug: string; citesPage: number; citedByPage: number };
const SLUG = /^[a-z0-9-]{1,250}$/;
const NO_LIST: CitingList = { rows: [], total: 0, page: 1, pages: 0 };

export type CaseView = ReturnType<typeof factsView> & {
  ours: ReturnType<typeof builtInView> | null;
  opinions: Awaited<ReturnType<typeof readOpinions>>;
  cites: CitingList;
  citedBy: CitingList;
  timeline: CitingBar[];
  /** The database did not answer. */
  partial: boolean;
};

type Where = Pick<LibraryDeps, 'db' | 'library' | 'clock' | 'site' | 'log'>;

/** `movedTo`: the case has another address now, for good. */
export async function getCase(deps: Where, input: CaseInput): Promise<Result<CaseView | { movedTo: string }>> {
  if (!SLUG.test(input.slug)) return fail('not_found', caseMissing);
  const builtIn = deps.library.cases.find((c) => c.id === input.slug);
  const ours = builtIn ? builtInView(deps, builtIn) : null;
  const bare = { opinions: [], cites: NO_LIST, citedBy: NO_LIST, timeline: [] };
  const read = async (deps: Where): Promise<Result<CaseView | { movedTo: string }>> => {
    const [held] = await listCaseRecords(deps, [input.slug]);
    if (!held) {
      if (builtIn) return ok({ ...factsView(recordOf(deps, builtIn)), ...bare, ours, partial: false });
      const movedTo = await findMoved(deps, input.slug);
      return movedTo ? ok({ movedTo }) : fail('not_found', caseMissing);
    }
    const texts = await readOpinions(deps, held.caseId);
    const ids = texts.map((opinion) => opinion.id);
    const [citedBy, cites, timeline] = await Promise.all([
      listCitedBy(deps, held.caseId, input.citedByPage),
      ids.length === 0 ? NO_LIST : listCites(deps, held.caseId, ids, input.citesPage),
      citingBars(deps, held.caseId),
    ]);
    return ok({ ...factsView(held), ours, opinions: texts, cites, citedBy, timeline, partial: false });
  };
  try {
    return await readFromReplica(deps.db, (db) => read({ ...deps, db }));
  } catch (error) {
    deps.log.warn({ err: error }, 'a case could not be read');
    if (!builtIn) return fail('unavailable', caseUnavailable);
    return ok({ ...factsView(recordOf(deps, builtIn)), ...bare, ours, partial: true });
  }
}

async function findMoved({ db }: Pick<LibraryDeps, 'db'>, slug: string): Promise<string | undefined> {
  const [row] = await db.db
    .select({ slug: cases.slug })
    .from(formerCaseSlugs)
    .innerJoin(cases, eq(cases.id, formerCaseSlugs.caseId))
    .where(eq(formerCaseSlugs.slug, slug));
  return row?.slug;
}
