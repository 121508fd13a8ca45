// Imports synthetic opinions through the regular importer and measures opinions per second, and
// peak memory during the second and the last tenth, which should be equal.
import type { Database } from '#db/database.ts';
import type { CaseRecord } from '#features/case-law/import/case-record.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import type { Corpus, SyntheticOpinion } from './cases-corpus.ts';
import { atMost, type Ratio } from './ratios.ts';

/** Interval of progress lines. */
const REPORT_EVERY_MS = 60_000;
const MAX_GROWTH = 1.2;

/** How many opinions an interrupted run has already imported. */
export async function countImported({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ next: number }>(
    'SELECT coalesce(max(source_id::int) + 1, 0) AS next FROM opinions',
  );
  return rows[0]?.next ?? 0;
}

export async function importSynthetic(
  database: Database,
  corpus: Corpus,
  from: number,
  to: number,
): Promise<Ratio> {
  /** Peak memory in bytes, by tenth of the import. */
  const peakMemory: number[] = [];
  let generationMs = 0;
  let lastReport = performance.now();
  function* records(): Generator<CaseRecord> {
    for (let number = from; number < to; number++) {
      const before = performance.now();
      const record = toRecord(corpus.make(number));
      generationMs += performance.now() - before;
      yield record;
    }
  }
  const started = performance.now();
  const onProgress = ({ counts }: { counts: { records: number } }) => {
    const tenth = Math.floor((10 * counts.records) / (to - from + 1));
    peakMemory[tenth] = Math.max(peakMemory[tenth] ?? 0, process.memoryUsage.rss());
    if (performance.now() - lastReport < REPORT_EVERY_MS) return;
    lastReport = performance.now();
    console.log(
      `          ${(from + counts.records).toLocaleString('en')} of ${to.toLocaleString('en')}`,
    );
  };
  const { counts } = await importCases({ db: database }, { records: records(), onProgress });
  const seconds = (performance.now() - started - generationMs) / 1000;
  await vacuum(database);
  const rate = Math.round((to - from) / seconds).toLocaleString('en');
  console.log(
    `${to.toLocaleString('en').padStart(9)} opinions: ${rate} a second, at most ${formatMemory(peakMemory)}, ${await formatSizes(database)}`,
  );
  if (counts.imported !== to - from)
    console.log(
      `          only ${counts.imported} of ${to - from} were imported as cases of their own`,
    );
  // a short import has fewer batches than tenths
  const early = peakMemory[1] ?? peakMemory.find(Boolean) ?? 1;
  const growth = (peakMemory.at(-1) ?? early) / early;
  return atMost(
    'memory of an import, its last tenth against its second',
    growth,
    MAX_GROWTH,
    `${(to - from).toLocaleString('en')} opinions; ${formatMb(early)} and ${formatMb(peakMemory.at(-1))} resident, with what the collector has not yet given back`,
  );
}

const formatMb = (bytes = 0) => `${Math.round(bytes / 1e6)} MB`;
const formatMemory = (peakMemory: number[]) =>
  `${formatMb(Math.max(...peakMemory.filter(Boolean)))} (the second tenth ${formatMb(peakMemory[1])}, the last ${formatMb(peakMemory[9])})`;

function toRecord(opinion: SyntheticOpinion): CaseRecord {
  const id = String(opinion.number);
  return {
    source: 'courtlistener',
    sourceId: id,
    name: opinion.name,
    courtId: opinion.court,
    docketNumber: opinion.docket,
    decided: opinion.decided,
    citations: [{ volume: opinion.volume, reporter: opinion.reporter, page: opinion.page }],
    opinions: [
      {
        sourceId: id,
        position: 0,
        kind: 'opinion',
        author: '',
        text: opinion.paragraphs.join('\n\n'),
      },
    ],
  };
}

/**
 * As at the end of an import: updates the planner's statistics and flushes the GIN pending list.
 */
async function vacuum({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM (ANALYZE) opinions, cases, case_citations');
  } finally {
    client.release(true);
  }
}

async function formatSizes({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ text: string; words: string }>(
    `SELECT pg_size_pretty(pg_table_size('opinions')) AS text, pg_size_pretty(pg_relation_size('opinions_words')) AS words`,
  );
  return `texts ${rows[0]?.text}, word index ${rows[0]?.words}`;
}
