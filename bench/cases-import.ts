// Made opinions through the importer's own door, with what it took: opinions a second, and the most memory at any time.
import type { Database } from '#db/connect.ts';
import type { CaseRecord } from '#features/case-law/import/case-record.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import type { Corpus, MadeOpinion } from './cases-corpus.ts';

export async function importMade(database: Database, corpus: Corpus, from: number, to: number): Promise<void> {
  let most = 0;
  let making = 0;
  function* records(): Generator<CaseRecord> {
    for (let number = from; number < to; number++) {
      const before = performance.now();
      const record = recordOf(corpus.make(number));
      making += performance.now() - before;
      yield record;
    }
  }
  const started = performance.now();
  const onProgress = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const { counts } = await importCases({ db: database }, { records: records(), onProgress });
  const seconds = (performance.now() - started - making) / 1000;
  await settle(database);
  const rate = Math.round((to - from) / seconds).toLocaleString('en');
  console.log(
    `${to.toLocaleString('en').padStart(9)} opinions: ${rate} a second, at most ${Math.round(most / 1e6)} MB, ${await sizes(database)}`,
  );
  if (counts.imported !== to - from) console.log(`          only ${counts.imported} of ${to - from} were imported as cases of their own`);
}

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
