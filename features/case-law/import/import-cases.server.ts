// Imports cases from files or from records. Faulty records are reported and never stop the rest.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type pg from 'pg';
import type { Meter } from '#features/importing/archives/byte-stream.ts';
import { surveyFiles } from '#features/importing/archives/source-files.server.ts';
import type { Remark } from '#features/importing/import-state.server.ts';
import {
  type ImportKind,
  type ImportReport,
  type ImportSource,
  type RunOptions,
  runImport,
} from '#features/importing/run-import.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { runInStoreTransaction } from '../store/store-cases.server.ts';
import { syncBuiltInCases } from '../store/sync-built-in-cases.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { type Counts, ZERO_COUNTS } from './import-counts.ts';
import { countCitations } from './link-cases.server.ts';
import { hashOpinion, type PreparedOpinion, prepareOpinion } from './prepare-opinion.ts';
import {
  listOpinions,
  type ScannedCases,
  scanCaseFiles,
  scanRecords,
} from './scan-cases.server.ts';
import { listFilesByStage, planStages } from './stages.server.ts';
import { storeItems } from './store-items.server.ts';

type Source = { path: string } | { records: Iterable<CaseRecord> | AsyncIterable<CaseRecord> };
export type ImportInput = RunOptions<Counts> & Source;
type ImportDeps = Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>;
type Prepared = Map<OpinionRecord, PreparedOpinion>;

export async function importCases(
  { db, library }: ImportDeps,
  input: ImportInput,
): Promise<ImportReport<Counts>> {
  if (library) await syncBuiltInCases({ db, library });
  const kind: ImportKind<ImportItem, Prepared, Counts> = {
    batchRecords: 2_000,
    createCounts: () => ({ ...ZERO_COUNTS }),
    transact: (work) => runInStoreTransaction(db, work),
    prepare: (batch) => prepareAhead(db, batch),
    store: storeBatch,
    finish: countCitations,
    flush: {
      indexes: ['opinions_words', 'cases_name_words'],
      tables: ['cases', 'case_citations', 'case_sources', 'opinions', 'case_links'],
    },
  };
  return runImport(db, kind, await openSource(input), input);
}

async function openSource(input: ImportInput): Promise<ImportSource<ImportItem>> {
  const meter: Meter = { read: 0 };
  if ('records' in input)
    return { open: async () => ({ scanned: scanRecords(input.records), bytes: 0 }), meter };
  const { path, signal } = input;
  const { fingerprint } = await surveyFiles(path);
  return {
    state: { key: path, fingerprint },
    async open(resumeFrom) {
      const plan = await planStages(path, signal);
      const scanned = scanCaseFiles(listFilesByStage(path, plan, meter), resumeFrom);
      return { scanned, bytes: plan.bytes };
    },
    meter,
  };
}

/**
 * CPU-bound work. Yields regularly, so that the previous batch is written meanwhile. Skips texts
 * that are already stored.
 */
async function prepareAhead(db: ImportDeps['db'], batch: ScannedCases[]): Promise<Prepared> {
  const opinions = batch.flatMap(({ items }) => items.flatMap(listOpinions));
  const prepared: Prepared = new Map();
  if (opinions.length === 0) return prepared;
  const { rows } = await db.pool.query<{ key: string; hash: string }>(
    `SELECT source || E'\\n' || source_id AS key, hash FROM opinions JOIN unnest($1::text[], $2::text[]) AS t(source, source_id) USING (source, source_id)`,
    [opinions.map((one) => one.source), opinions.map((one) => one.opinion.sourceId)],
  );
  const storedHashes = new Map(rows.map(({ key, hash }) => [key, hash]));
  let charsSinceYield = 0;
  for (const { source, opinion } of opinions) {
    if (storedHashes.get(`${source}\n${opinion.sourceId}`) === hashOpinion(opinion)) continue;
    prepared.set(opinion, prepareOpinion(opinion));
    charsSinceYield += opinion.text.length;
    if (charsSinceYield > 30_000) {
      await yieldToEventLoop();
      charsSinceYield = 0;
    }
  }
  return prepared;
}

async function storeBatch(
  client: pg.ClientBase,
  batch: ScannedCases[],
  { prepared, counts }: { prepared: Prepared; counts: Counts },
): Promise<Remark[]> {
  const stored = await storeItems(
    client,
    batch.flatMap((one) => one.items),
    prepared,
  );
  counts.imported += stored.imported;
  counts.updated += stored.updated;
  counts.unchanged += stored.unchanged;
  counts.opinions += stored.opinions;
  counts.records += batch.length;
  const recordByItem = new Map(batch.flatMap((one) => one.items.map((item) => [item, one])));
  return stored.refused.flatMap(({ item, kind, reason }): Remark[] => {
    const position = recordByItem.get(item)?.position;
    return position
      ? [{ file: position.file, record: position.records, id: getItemId(item), kind, reason }]
      : [];
  });
}

function getItemId(item: ImportItem): string {
  if (item.type === 'case') return item.record.sourceId;
  return item.type === 'opinion' ? item.bulkOpinion.opinion.sourceId : '';
}
