// Known-item search on real opinions: reference collections are imported into a database of its own, and then each sampled
// citation, each name that only one case has, and ten words out of an opinion must bring that case first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import type { Database } from '#db/database.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { type CaseSearchDeps, searchCases } from '#features/case-law/search/search-cases.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';

type Asked = { query: string; right: string[] };
type QuestionSet = { what: string; goal?: number; asked: Asked[] };

const SAMPLE = 500;
const QUOTED_WORDS = 10;
const COLLECTIONS = ['courtlistener-v2', 'cap-v1', 'supreme-court-facts.csv'];

export async function evalCases({ misses, referenceData }: { misses: boolean; referenceData?: string }): Promise<number> {
  const folder = referenceData && join(referenceData, 'cases');
  if (!folder || !existsSync(folder)) {
    console.log('not run: no reference data');
    return 0;
  }
  const { library } = loadLibrary(join(import.meta.dirname, '..', 'content'));
  const search = { index: buildSearchIndex(library) };
  return withEmptyDatabase(async (db) => {
    const deps = { db, library, search };
    for (const name of COLLECTIONS.filter((name) => existsSync(join(folder, name)))) {
      const { counts } = await importCases(deps, { path: join(folder, name) });
      console.log(`${name}: ${counts.imported} imported, ${counts.updated} joined, ${counts.skipped} skipped, ${counts.opinions} opinions`);
    }
    let reached = true;
    for (const set of await sampleSets(db)) reached = (await ask(deps, set, misses)) && reached;
    return reached ? 0 : 1;
  });
}

async function ask(deps: CaseSearchDeps, { what, goal, asked }: QuestionSet, misses: boolean): Promise<boolean> {
  let [right, slowest] = [0, 0];
  for (const one of asked) {
    const from = performance.now();
    const { hits, direct } = await searchCases(deps, { query: one.query, page: 1 });
    slowest = Math.max(slowest, performance.now() - from);
    const first = direct ?? hits[0]?.slug ?? 'nothing';
    if (one.right.includes(first)) right++;
    else if (misses) console.log(`  missed: ${one.query}\n    wanted ${one.right.join(', ')}, got ${first}`);
  }
  const share = right / Math.max(1, asked.length);
  const met = goal === undefined || share >= goal;
  const judged = goal === undefined ? '' : `   at least ${goal}: ${met ? 'met' : 'MISSED'}`;
  console.log(
    `${what.padEnd(32)}${String(asked.length).padStart(4)}   first ${share.toFixed(3)}   slowest ${slowest.toFixed(0)} ms${judged}`,
  );
  return met;
}

/** The same every time: rows in the order of a hash of what they are. */
async function sampleSets({ pool }: Database): Promise<QuestionSet[]> {
  const citations = await pool.query<Asked>(
    `SELECT volume || ' ' || reporter || ' ' || page AS query, array_agg(slug) AS right FROM case_citations JOIN cases ON cases.id = case_id
     GROUP BY volume, reporter, page ORDER BY md5('citation' || volume || reporter || page) LIMIT $1`,
    [SAMPLE],
  );
  const names = await pool.query<Asked>(
    `SELECT min(name) AS query, array_agg(slug) AS right FROM cases GROUP BY lower(name) HAVING count(*) = 1
     ORDER BY md5('name' || lower(name)) LIMIT $1`,
    [SAMPLE],
  );
  const paragraphs = await pool.query<{ slug: string; text: string; place: number }>(
    `SELECT slug, text, ('x' || left(md5(text), 6))::bit(24)::int AS place FROM opinions JOIN cases ON cases.id = case_id
     CROSS JOIN unnest(paragraphs) AS text WHERE length(text) > 150 ORDER BY md5('quotation' || text) LIMIT $1`,
    [SAMPLE],
  );
  const quotations = paragraphs.rows.map(({ slug, text, place }) => ({ query: tenWords(text, place), right: [slug] }));
  return [
    { what: 'citations', goal: 0.98, asked: citations.rows },
    { what: 'names that only one case has', goal: 0.95, asked: names.rows },
    { what: 'ten words in quotation marks', goal: 0.9, asked: quotations.map(({ query, right }) => ({ query: `"${query}"`, right })) },
    { what: 'ten words without them', asked: quotations },
  ];
}

function tenWords(text: string, place: number): string {
  const words = text.split(/\s+/);
  const start = place % Math.max(1, words.length - QUOTED_WORDS);
  return words.slice(start, start + QUOTED_WORDS).join(' ');
}
