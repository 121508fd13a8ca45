// Cases that cite a case, cases that it cites, and citations per year. Lists are paginated and
// counts are capped: the best-known cases are cited tens of thousands of times.
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import type { StatuteAddress } from '#legal/statutes/statute-address.ts';
import { CITING_PER_PAGE } from './citing-per-page.ts';

const MAX_COUNTED = 20_000;
const MAX_BARS = 32;
const BAR_YEARS = [1, 2, 5, 10, 20, 50];

type CitingCase = { slug: string; name: string; citation: string; year: string; court: string };
export type CitingList = { rows: CitingCase[]; total: number; page: number; pages: number };
/** First and last year of a bar of the timeline; equal if the bar covers one year. */
export type CitingBar = { from: number; to: number; cases: number };

type Row = CitingCase & { total: number };

export function listCitedBy(
  deps: Pick<Deps, 'db'>,
  caseId: number,
  page: number,
): Promise<CitingList> {
  const citingIds = sql`select distinct from_case as id from case_links where to_case = ${caseId} and from_case <> ${caseId} limit ${MAX_COUNTED}`;
  return listPage(deps, citingIds, sql`c.decided desc nulls last, c.id`, page);
}

export function listCites(
  deps: Pick<Deps, 'db'>,
  caseId: number,
  opinionIds: number[],
  page: number,
): Promise<CitingList> {
  const citedIds = sql`select distinct to_case as id from case_links
    where opinion_id = any(${sql.param(opinionIds)}::int[]) and to_case is not null and to_case <> ${caseId} limit ${MAX_COUNTED}`;
  return listPage(deps, citedIds, sql`c.cited_by desc, c.name collate "C", c.id`, page);
}

/** Cases with an opinion that cites the section. */
export function listCasesCiting(
  deps: Pick<Deps, 'db'>,
  { jurisdiction, code, number }: StatuteAddress,
  page: number,
): Promise<CitingList> {
  const citingIds = sql`select distinct case_id as id from opinion_statutes
    where jurisdiction = ${jurisdiction} and code = ${code} and number = ${number} limit ${MAX_COUNTED}`;
  return listPage(deps, citingIds, sql`c.decided desc nulls last, c.id`, page);
}

/** `offset 0` forces one index lookup per case; the planner would otherwise scan the table. */
const selectCase = (id: SQL) => sql`(select * from cases where id = ${id} offset 0)`;

async function listPage(
  { db }: Pick<Deps, 'db'>,
  selectIds: SQL,
  order: SQL,
  page: number,
): Promise<CitingList> {
  const { rows } = await db.db.execute<Row>(sql`
    select c.slug, c.name, coalesce(to_char(c.decided, 'YYYY'), '') as year, co.name as court, l.total,
      coalesce((select volume || ' ' || reporter || ' ' || page from case_citations where case_id = c.id order by first desc, reporter limit 1), '') as citation
    from (select c.id, count(*) over ()::int as total from (${selectIds}) i cross join lateral ${selectCase(sql`i.id`)} c
      order by ${order} limit ${CITING_PER_PAGE} offset ${(page - 1) * CITING_PER_PAGE}) l
    join cases c on c.id = l.id join courts co on co.id = c.court_id
    order by ${order}`);
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.map(({ total: _, ...row }) => row),
    total,
    page,
    pages: Math.ceil(total / CITING_PER_PAGE),
  };
}

/**
 * Citing cases per year, from the first year to the last, grouped so that there are at most
 * MAX_BARS bars.
 */
export async function listCitingBars(
  { db }: Pick<Deps, 'db'>,
  caseId: number,
): Promise<CitingBar[]> {
  const { rows } = await db.db.execute<{ year: number; cases: number }>(sql`
    select extract(year from c.decided)::int as year, count(*)::int as cases
    from (select distinct from_case from case_links where to_case = ${caseId} and from_case <> ${caseId} limit ${MAX_COUNTED}) l
    cross join lateral ${selectCase(sql`l.from_case`)} c
    where c.decided is not null group by 1 order by 1`);
  return groupIntoBars(rows);
}

export function groupIntoBars(years: readonly { year: number; cases: number }[]): CitingBar[] {
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  if (first === undefined || last === undefined) return [];
  const step =
    BAR_YEARS.find((size) => Math.floor(last / size) - Math.floor(first / size) < MAX_BARS) ?? 100;
  const start = Math.floor(first / step) * step;
  const bars = Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, index) => ({
    from: start + index * step,
    to: start + index * step + step - 1,
    cases: 0,
  }));
  for (const { year, cases } of years) {
    const bar = bars[Math.floor((year - start) / step)];
    if (bar) bar.cases += cases;
  }
  return bars;
}
