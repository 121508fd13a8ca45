// Search for statutes over the whole U.S. Code against plain full-text search, in one run on one
// database. The development questions were tuned on; the blind ones were written beforehand by
// somebody else and only measured. Vectors of the texts are not computed here, because that takes
// an hour: with BENCH_DIR the database stays, and vectors that were added to it are used.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import type { Database } from '#db/database.ts';
import type { StatuteRecord } from '#features/law/schema.ts';
import { searchStatutes } from '#features/law/search/search-statutes.server.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '#features/law/store/store-sections.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';
import { checkout } from '#server/boot/content-source.ts';

type Question = { question: string; sections: string[] };
type Search = (question: string) => Promise<string[]>;
type Line = { title: string; section: string; heading: string; text: string };

const GOAL = 0.85;
const BATCH = 500;
const MAX_ATTEMPTS = 5;

type Options = { misses: boolean; words: boolean; file?: string; referenceData?: string };

/** `file`: "development" or "blind" for one of the sets alone. */
export async function evalStatuteSearch({
  misses,
  words,
  file,
  referenceData,
}: Options): Promise<number> {
  const folder = referenceData && join(referenceData, 'law', 'us-code', 'text');
  if (!folder || !existsSync(folder)) {
    console.log('not run: no reference data (set REFERENCE_DATA)');
    return 0;
  }
  const { library } = loadLibrary(checkout);
  const index = buildSearchIndex(library, loadSearchData(checkout).data, checkout.snapshots);
  const log = {
    info: () => {},
    warn: (_: object, message: string) => console.log(message),
    error: console.error,
  };
  const embedder = words ? undefined : createEmbedder({ log });
  return withEmptyDatabase(async (db) => {
    await importTexts(db, folder);
    const { rows } = await db.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM statute_vectors',
    );
    console.log(`${rows[0]?.n} sections have a vector of their text`);
    const deps = { db, library, search: { index, embedder }, log };
    const ours: Search = async (query) => {
      // On a machine that is too busy the model answers late: that would measure the machine.
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const { hits, wordsOnly } = await searchStatutes(deps, { query, jurisdiction: 'us' });
        if (!wordsOnly) return hits.map(({ citation }) => citation);
      }
      throw new Error(
        'The search model gave no vector in time: run it again on a quieter machine.',
      );
    };
    await embedder?.embed(['warm up'], { timeoutMs: 120_000 });
    await ours('warm up');
    let isReached: boolean | undefined;
    for (const [name, path] of Object.entries({
      development: 'statute-questions-dev.jsonl',
      blind: 'statute-questions.jsonl',
    })) {
      if (file && file !== name) continue;
      const questions = readQuestions(join(import.meta.dirname, path));
      console.log(`\n${name}: ${questions.length} questions`);
      const own = await measure('ours', ours, questions, misses);
      for (const [what, sql] of Object.entries(PLAIN)) {
        const plain = await measure(
          what,
          (question) => searchPlain(db, sql, question),
          questions,
          false,
        );
        console.log(`  time of ours / ${what}: ${(own.ms / plain.ms).toFixed(2)}`);
      }
      if (name === 'blind') isReached = own.inFive >= GOAL;
    }
    if (isReached !== undefined)
      console.log(`\nblind, in the first five at least ${GOAL}: ${isReached ? 'met' : 'MISSED'}`);
    await embedder?.close();
    return isReached === false ? 1 : 0;
  });
}

/** Plain full-text search as PostgreSQL offers it. */
const plainQuery = (
  tsquery: string,
) => `SELECT code || ' U.S.C. § ' || number AS citation FROM statute_sections, (SELECT ${tsquery} AS q) query
  WHERE words @@ q ORDER BY ts_rank(words, q) DESC LIMIT 5`;
const PLAIN = {
  websearch_to_tsquery: plainQuery(`websearch_to_tsquery('english', $1)`),
  'any word, ts_rank': plainQuery(
    `replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery`,
  ),
};

async function searchPlain({ pool }: Database, sql: string, question: string): Promise<string[]> {
  return (await pool.query<{ citation: string }>(sql, [question])).rows.map(
    ({ citation }) => citation,
  );
}

async function measure(what: string, search: Search, questions: Question[], misses: boolean) {
  let [first, inFive, ms] = [0, 0, 0];
  for (const { question, sections } of questions) {
    const start = performance.now();
    const found = (await search(question)).slice(0, 5);
    ms += performance.now() - start;
    const rank = found.findIndex((citation) => sections.includes(citation));
    if (rank === 0) first++;
    if (rank >= 0) inFive++;
    else if (misses)
      console.log(
        `  missed: ${question}\n    wanted ${sections.join(', ')}, got ${found.join(', ')}`,
      );
  }
  const share = (n: number) => (n / questions.length).toFixed(3);
  console.log(
    `  ${what.padEnd(24)} first ${share(first)}   in five ${share(inFive)}   ${(ms / questions.length).toFixed(1)} ms a question`,
  );
  return { inFive: inFive / questions.length, ms };
}

function readQuestions(path: string): Question[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question)
    .map(({ question, sections }) => ({
      question,
      sections: sections.map((one) => one.replace(/ U\.S\.C\. (?:§ )?/, ' U.S.C. § ')),
    }));
}

async function importTexts(db: Database, folder: string): Promise<void> {
  const start = performance.now();
  for (const name of readdirSync(folder)) {
    const code = /^t(\w+)\./.exec(name)?.[1] ?? '';
    await runInStatuteTransaction(db, async (client) => {
      const { rows } = await client.query(
        'SELECT FROM statute_sections WHERE jurisdiction = $1 AND code = $2 LIMIT 1',
        ['us', code],
      );
      if (rows.length > 0) return;
      const records = readRecords(join(folder, name));
      const releaseId = await openRelease(client, {
        jurisdiction: 'us',
        code,
        name: '119-100',
        date: '2026-07',
      });
      for (let i = 0; i < records.length; i += BATCH)
        await storeSections(client, releaseId, records.slice(i, i + BATCH));
    });
  }
  await db.pool.query('ANALYZE statute_sections');
  const { rows } = await db.pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM statute_sections',
  );
  console.log(
    `${rows[0]?.n} sections stored in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
}

function readRecords(path: string): StatuteRecord[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { title, section, heading, text } = JSON.parse(line) as Line;
      const copy = Number(/_(\d+)$/.exec(section)?.[1] ?? 1);
      const paragraphs = text.split('\n').map((one) => ({ path: '', text: one }));
      return {
        jurisdiction: 'us',
        code: title,
        number: normalizeSectionNumber(section),
        copy,
        heading,
        paragraphs,
        sourceUrl: '',
      };
    });
}
