// Known-item search on real opinions: reference collections are imported into a temporary database,
// and then sampled citations, unique names and ten-word quotations must each return their case
// first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import type { Database } from '#db/database.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { type CaseSearchDeps, searchCases } from '#features/case-law/search/search-cases.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { checkout } from '#server/boot/content-source.ts';

type KnownItemQuery = { query: string; right: string[] };
type QuerySet = { what: string; goal?: number; queries: KnownItemQuery[] };

const SAMPLE = 500;
const QUOTED_WORDS = 10;
const COLLECTIONS = ['courtlistener-v2', 'cap-v1', 'supreme-court-facts.csv'];

export async function evalCases({
  misses,
  referenceData,
}: {
  misses: boolean;
  referenceData?: string;
}): Promise<number> {
  const folder = referenceData && join(referenceData, 'cases');
  if (!folder || !existsSync(folder)) {
    console.log('not run: no reference data');
    return 0;
  }
  const { library } = loadLibrary(checkout);
  const search = { index: buildSearchIndex(library, {}, checkout.snapshots) };
  return withEmptyDatabase(async (db) => {
    const deps = { db, library, search };
    for (const name of COLLECTIONS.filter((name) => existsSync(join(folder, name)))) {
      const { counts } = await importCases(deps, { path: join(folder, name) });
      console.log(
        `${name}: ${counts.imported} imported, ${counts.updated} joined, ${counts.skipped} skipped, ${counts.opinions} opinions`,
      );
    }
    let allReached = true;
    for (const set of await sampleQuerySets(db))
      allReached = (await measureQuerySet(deps, set, misses)) && allReached;
    return allReached ? 0 : 1;
  });
}

async function measureQuerySet(
  deps: CaseSearchDeps,
  { what, goal, queries }: QuerySet,
  misses: boolean,
): Promise<boolean> {
  let right = 0;
  let slowest = 0;
  for (const knownItem of queries) {
    const startTime = performance.now();
    const { hits, direct } = await searchCases(deps, { query: knownItem.query, page: 1 });
    slowest = Math.max(slowest, performance.now() - startTime);
    const first = direct ?? hits[0]?.slug ?? 'nothing';
    if (knownItem.right.includes(first)) right++;
    else if (misses)
      console.log(
        `  missed: ${knownItem.query}\n    wanted ${knownItem.right.join(', ')}, got ${first}`,
      );
  }
  const share = right / Math.max(1, queries.length);
  const isGoalReached = goal === undefined || share >= goal;
  const verdict =
    goal === undefined ? '' : `   at least ${goal}: ${isGoalReached ? 'met' : 'MISSED'}`;
  console.log(
    `${what.padEnd(32)}${String(queries.length).padStart(4)}   first ${share.toFixed(3)}   slowest ${slowest.toFixed(0)} ms${verdict}`,
  );
  return isGoalReached;
}

/** Deterministic: rows are ordered by a hash of their content. */
async function sampleQuerySets({ pool }: Database): Promise<QuerySet[]> {
  const citations = await pool.query<KnownItemQuery>(
    `SELECT volume || ' ' || reporter || ' ' || page AS query, array_agg(slug) AS right FROM case_citations JOIN cases ON cases.id = case_id
     GROUP BY volume, reporter, page ORDER BY md5('citation' || volume || reporter || page) LIMIT $1`,
    [SAMPLE],
  );
  const names = await pool.query<KnownItemQuery>(
    `SELECT min(name) AS query, array_agg(slug) AS right FROM cases GROUP BY lower(name) HAVING count(*) = 1
     ORDER BY md5('name' || lower(name)) LIMIT $1`,
    [SAMPLE],
  );
  const paragraphs = await pool.query<{ slug: string; text: string; seed: number }>(
    `SELECT slug, text, ('x' || left(md5(text), 6))::bit(24)::int AS seed FROM opinions JOIN cases ON cases.id = case_id
     CROSS JOIN unnest(paragraphs) AS text WHERE length(text) > 150 ORDER BY md5('quotation' || text) LIMIT $1`,
    [SAMPLE],
  );
  const quotations = paragraphs.rows.map(({ slug, text, seed }) => ({
    query: pickWords(text, seed),
    right: [slug],
  }));
  return [
    { what: 'citations', goal: 0.98, queries: citations.rows },
    { what: 'names that only one case has', goal: 0.95, queries: names.rows },
    {
      what: 'ten words in quotation marks',
      goal: 0.9,
      queries: quotations.map(({ query, right }) => ({ query: `"${query}"`, right })),
    },
    { what: 'ten words without them', queries: quotations },
  ];
}

function pickWords(text: string, seed: number): string {
  const words = text.split(/\s+/);
  const start = seed % Math.max(1, words.length - QUOTED_WORDS);
  return words.slice(start, start + QUOTED_WORDS).join(' ');
}
