// Everything one case's page shows: what the index holds of it and, for a built-in case, what we wrote about it. When the
// database is away a built-in case still has its page, without text and lists, and the page says so.
import { asc, eq } from 'drizzle-orm';
import { caseCitations, cases, courts, formerCaseSlugs } from '#db/tables/cases.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type CitingBar, type CitingList, citingBars, listCitedBy, listCites } from './citing-cases.server.ts';
import { type CaseRecord, recordOf } from './list-case-records.server.ts';
import { caseLaw } from './messages.ts';
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

/** `movedTo`: the case has another address now, for good. */
export async function getCase(
  deps: Pick<Deps, 'db' | 'library' | 'clock' | 'site' | 'log'>,
  input: CaseInput,
): Promise<Result<CaseView | { movedTo: string }>> {
  if (!SLUG.test(input.slug)) return fail('not_found', caseLaw.notFound);
  const builtIn = deps.library.cases.find((c) => c.id === input.slug);
  const ours = builtIn ? builtInView(deps, builtIn) : null;
  const bare = { opinions: [], cites: NO_LIST, citedBy: NO_LIST, timeline: [] };
  try {
    const held = await findHeld(deps, input.slug);
    if (!held) {
      if (builtIn) return ok({ ...factsView(deps, recordOf(builtIn)), ...bare, ours, partial: false });
      const movedTo = await findMoved(deps, input.slug);
      return movedTo ? ok({ movedTo }) : fail('not_found', caseLaw.notFound);
    }
    const texts = await readOpinions(deps, held.id);
    const ids = texts.map((opinion) => opinion.id);
    const [citedBy, cites, timeline] = await Promise.all([
      listCitedBy(deps, held.id, input.citedByPage),
      ids.length === 0 ? NO_LIST : listCites(deps, held.id, ids, input.citesPage),
      citingBars(deps, held.id),
    ]);
    return ok({ ...factsView(deps, held.record), ours, opinions: texts, cites, citedBy, timeline, partial: false });
  } catch (error) {
    deps.log.warn({ err: error }, 'a case could not be read');
    if (!builtIn) return fail('unavailable', caseLaw.partial);
    return ok({ ...factsView(deps, recordOf(builtIn)), ...bare, ours, partial: true });
  }
}

async function findHeld({ db }: Pick<Deps, 'db'>, slug: string): Promise<{ id: number; record: CaseRecord } | null> {
  const [row] = await db.db.select().from(cases).innerJoin(courts, eq(courts.id, cases.courtId)).where(eq(cases.slug, slug));
  if (!row) return null;
  const citations = await db.db
    .select({ volume: caseCitations.volume, reporter: caseCitations.reporter, page: caseCitations.page, first: caseCitations.first })
    .from(caseCitations)
    .where(eq(caseCitations.caseId, row.cases.id))
    .orderBy(asc(caseCitations.reporter), asc(caseCitations.volume), asc(caseCitations.page));
  return {
    id: row.cases.id,
    record: {
      slug,
      name: row.cases.name,
      citations: citations.toSorted((a, b) => Number(b.first) - Number(a.first)).map(({ first: _, ...key }) => key),
      court: row.courts.name,
      citeAs: row.courts.citeAs,
      decided: row.cases.decided,
      dayKnown: row.cases.dayKnown,
      docket: row.cases.docketNumber,
    },
  };
}

async function findMoved({ db }: Pick<Deps, 'db'>, slug: string): Promise<string | undefined> {
  const [row] = await db.db
    .select({ slug: cases.slug })
    .from(formerCaseSlugs)
    .innerJoin(cases, eq(cases.id, formerCaseSlugs.caseId))
    .where(eq(formerCaseSlugs.slug, slug));
  return row?.slug;
}
