// Made opinions through the importer's own door, with what it took: opinions a second, and the most memory while the second
// and the last tenth went in, which should be the same.
import type { Database } from '#db/database.ts';
import type { CaseRecord } from '#features/case-law/import/case-record.ts';
import { type ImportProgress, importCases } from '#features/case-law/import/import-cases.server.ts';
import type { Corpus, MadeOpinion } from './cases-corpus.ts';
import { atMost, type Ratio } from './ratios.ts';

/** A line now and then, for whoever waits. */
const TELL_MS = 60_000;
const MAX_GROWTH = 1.2;

/** How many are there already, from a run that was stopped. */
export async function countMade({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ next: number }>('SELECT coalesce(max(source_id::int) + 1, 0) AS next FROM opinions');
  return rows[0]?.next ?? 0;
}

export async function importMade(database: Database, corpus: Corpus, from: number, to: number): Promise<Ratio> {
  /** By tenths. */
  const most: number[] = [];
  let making = 0;
  let told = performance.now();
  function* records(): Generator<CaseRecord> {
    for (let number = from; number < to; number++) {
      const before = performance.now();
      const record = recordOf(corpus.make(number));
      making += performance.now() - before;
      yield record;
    }
  }
  const started = performance.now();
  const onProgress = ({ counts }: ImportProgress) => {
    const tenth = Math.floor((10 * counts.records) / (to - from + 1));
    most[tenth] = Math.max(most[tenth] ?? 0, process.memoryUsage.rss());
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    console.log(`          ${(from + counts.records).toLocaleString('en')} of ${to.toLocaleString('en')}`);
  };
  const { counts } = await importCases({ db: database }, { records: records(), onProgress });
  const seconds = (performance.now() - started - making) / 1000;
  await settle(database);
  const rate = Math.round((to - from) / seconds).toLocaleString('en');
  console.log(`${to.toLocaleString('en').padStart(9)} opinions: ${rate} a second, at most ${memory(most)}, ${await sizes(database)}`);
  if (counts.imported !== to - from) console.log(`          only ${counts.imported} of ${to - from} were imported as cases of their own`);
  const early = most[1] ?? most.find(Boolean) ?? 1; // a short import has fewer batches than tenths
  const growth = (most.at(-1) ?? early) / early;
  return atMost(
    'memory of an import, its last tenth against its second',
    growth,
    MAX_GROWTH,
    `${(to - from).toLocaleString('en')} opinions; ${MB(early)} and ${MB(most.at(-1))} resident, with what the collector has not yet given back`,
  );
}

const MB = (bytes = 0) => `${Math.round(bytes / 1e6)} MB`;
const memory = (most: number[]) => `${MB(Math.max(...most.filter(Boolean)))} (the second tenth ${MB(most[1])}, the last ${MB(most[9])})`;

function recordOf(made: MadeOpinion): CaseRecord {
  const id = String(made.number);
  return {
    ...{ source: 'courtlistener', sourceId: id, name: made.name, courtId: made.court, docketNumber: made.docket, decided: made.decided },
    citations: [{ volume: made.volume, reporter: made.reporter, page: made.page }],
    opinions: [{ sourceId: id, position: 0, kind: 'opinion', author: '', text: made.paragraphs.join('\n\n') }],
  };
}

/** As the end of an import does: what is new is known to the planner, and no list waits to be sorted in. */
async function settle({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM (ANALYZE) opinions, cases, case_citations');
  } finally {
    client.release(true);
  }
}

async function sizes({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ text: string; words: string }>(
    `SELECT pg_size_pretty(pg_table_size('opinions')) AS text, pg_size_pretty(pg_relation_size('opinions_words')) AS words`,
  );
  return `texts ${rows[0]?.text}, word index ${rows[0]?.words}`;
}
