// npm run bench -- cases   imports 5,000, 50,000 and 500,000 synthetic opinions into a temporary
//   PostgreSQL and searches them: import rate and memory, search times as multiples of a
//   primary-key read in the same run, how they grow, and a common word against plain GIN with
//   ts_rank. BENCH_SIZES=5000,50000 selects other sizes. The largest takes tens of minutes and some
//   gigabytes; with BENCH_DIR=folder it can be interrupted and resumed, and BENCH_MINUTES limits
//   its time.
import type { Database } from '#db/database.ts';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { type Corpus, openCorpus } from './cases-corpus.ts';
import { withEmptyDatabase } from './cases-database.ts';
import { countImported, importSynthetic } from './cases-import.ts';
import { type BenchQuery, createQueries, KINDS, type Kind } from './cases-queries.ts';
import { atLeast, atMost, getMedian, type Ratio } from './ratios.ts';

type Measurement = {
  size: number;
  read: number;
  times: Map<Kind, number>;
  first: Map<Kind, string>;
};

const SIZES = [5_000, 50_000, 500_000];
const QUESTIONS = 40;
const WARM_UP = 12;
const MAX_GROWTH: Record<Kind, number> = {
  'rare word': 3,
  'common word': 3,
  'two words': 3,
  phrase: 3,
  name: 2,
  citation: 2,
};
/** Why search time grows at all; printed if an aim is missed. */
const GROWTH_REASONS: Partial<Record<Kind, string>> = {
  phrase:
    'a phrase is looked for by position among all opinions that have its words, and those grow with the opinions',
  name: 'more parties bear the same names',
};
const MIN_GAIN = 50;

export async function run(): Promise<Ratio[]> {
  const sizes = (process.env.BENCH_SIZES?.split(',').map(Number) ?? SIZES)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const corpus = openCorpus(process.env.REFERENCE_DATA);
  console.log(`word distribution learned from ${corpus.source}`);
  return withEmptyDatabase(async (database) => {
    const measurements: Measurement[] = [];
    let memory: Ratio[] = [];
    let done = await countImported(database);
    for (const size of sizes) {
      if (size < done) continue;
      if (size > done) memory = [await importSynthetic(database, corpus, done, size)];
      done = size;
      measurements.push(await measure(database, corpus, size));
      printTimes(measurements.slice(-1));
    }
    return [
      ...memory,
      ...printGrowth(measurements),
      ...(await printAgainstPlain(database, measurements.at(-1))),
    ];
  });
}

async function measure(database: Database, corpus: Corpus, size: number): Promise<Measurement> {
  const library = {
    version: 'bench',
    topics: [],
    faqs: [],
    guides: [],
    resources: [],
    terms: [],
    cases: [],
  } as unknown as Library;
  const deps = { db: database, library, search: { index: buildSearchIndex(library) } };
  const read = getMedian(
    await timeEach(
      Array.from({ length: 300 }, (_, i) => 1 + ((i * 7919) % size)),
      (id) => readByKey(database, id),
    ),
  );
  const measurement: Measurement = { size, read, times: new Map(), first: new Map() };
  for (const kind of KINDS) {
    for (const { query } of createQueries(corpus, kind, size, WARM_UP, size + 1))
      await searchCases(deps, { query, page: 1 });
    let right = 0;
    let withSource = 0;
    const search = async ({ query, from }: BenchQuery) => {
      const { hits, direct } = await searchCases(deps, { query, page: 1 });
      if (from === undefined) return;
      withSource++;
      if (await isFirst(database, direct ?? hits[0]?.slug, from)) right++;
    };
    const queries = createQueries(corpus, kind, size, QUESTIONS, size + 2);
    measurement.times.set(kind, getMedian(await timeEach(queries, search)));
    measurement.first.set(
      kind,
      withSource > 0 ? `${Math.round((100 * right) / withSource)}% first` : '',
    );
  }
  return measurement;
}

async function readByKey({ pool }: Database, id: number): Promise<void> {
  await pool.query({
    name: 'bench-read',
    text: 'SELECT name FROM cases WHERE id = $1',
    values: [id],
  });
}

async function isFirst(
  { pool }: Database,
  slug: string | undefined,
  docket: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT 1 FROM cases WHERE slug = $1 AND docket_number = $2',
    [slug, docket],
  );
  return rowCount === 1;
}

async function timeEach<T>(list: T[], once: (item: T) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (const item of list) {
    const startTime = performance.now();
    await once(item);
    times.push(performance.now() - startTime);
  }
  return times;
}

function printTimes(measurements: Measurement[]): void {
  console.log(
    `  median search, as multiples of a primary-key read (${QUESTIONS} distinct questions each)`,
  );
  console.log(
    `${'opinions'.padEnd(14)}${'read ms'.padStart(9)}${KINDS.map((kind) => kind.padStart(13)).join('')}`,
  );
  for (const { size, read, times, first } of measurements) {
    const cells = KINDS.map((kind) =>
      `${((times.get(kind) ?? 0) / read).toFixed(0)}×`.padStart(13),
    ).join('');
    console.log(`${size.toLocaleString('en').padEnd(14)}${read.toFixed(3).padStart(9)}${cells}`);
    console.log(
      `${''.padEnd(23)}${KINDS.map((kind) => `${(times.get(kind) ?? 0).toFixed(1)} ms`.padStart(13)).join('')}`,
    );
    console.log(
      `${''.padEnd(23)}${KINDS.map((kind) => (first.get(kind) ?? '').padStart(13)).join('')}`,
    );
  }
}

/** Growth is normalized to ten times the opinions, even if the sizes differ by another factor. */
function printGrowth(measurements: Measurement[]): Ratio[] {
  const ratios: Ratio[] = [];
  for (const [i, now] of measurements.entries()) {
    const before = measurements[i - 1];
    if (!before) continue;
    const tenfolds = Math.log10(now.size / before.size);
    console.log(
      `\nten times the opinions, from ${before.size.toLocaleString('en')} to ${now.size.toLocaleString('en')}:`,
    );
    for (const kind of KINDS) {
      const growth = ((now.times.get(kind) ?? 0) / (before.times.get(kind) ?? 1)) ** (1 / tenfolds);
      const sizes = `${before.size.toLocaleString('en')} to ${now.size.toLocaleString('en')} opinions`;
      const note =
        growth > MAX_GROWTH[kind] && GROWTH_REASONS[kind]
          ? `${sizes}; ${GROWTH_REASONS[kind]}`
          : sizes;
      ratios.push(
        atMost(
          `search by ${kind}: time for ten times the opinions`,
          growth,
          MAX_GROWTH[kind],
          note,
        ),
      );
      console.log(
        `  ${kind.padEnd(14)}${growth.toFixed(2)}× the time   at most ${MAX_GROWTH[kind]}×: ${growth <= MAX_GROWTH[kind] ? 'met' : 'MISSED'}`,
      );
    }
  }
  return ratios;
}

async function printAgainstPlain(
  { pool }: Database,
  last: Measurement | undefined,
): Promise<Ratio[]> {
  if (!last) return [];
  const plain = await timeEach(['court', 'appeal', 'law'], async (word) => {
    await pool.query(
      'SELECT id FROM opinions WHERE words @@ $1::tsquery ORDER BY ts_rank(words, $1::tsquery) DESC LIMIT 5',
      [word],
    );
  });
  const gain = getMedian(plain) / (last.times.get('common word') ?? 1);
  const verdict = gain >= MIN_GAIN ? 'met' : 'MISSED';
  console.log(
    `\na common word in ${last.size.toLocaleString('en')} opinions, plain GIN with ts_rank: ${getMedian(plain).toFixed(0)} ms`,
  );
  console.log(
    `  the search with its passages is ${gain.toFixed(0)} times faster   at least ${MIN_GAIN}: ${verdict}`,
  );
  return [
    atLeast(
      'search by common word against plain GIN with ts_rank',
      gain,
      MIN_GAIN,
      `${last.size.toLocaleString('en')} opinions`,
    ),
  ];
}
