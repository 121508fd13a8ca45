// Imports cases from files or from records in constant memory, in batches
// (features/importing/store-batches.ts). Faulty records are reported and never stop the rest.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Meter } from '#features/importing/archives/byte-stream.ts';
import { surveyFiles } from '#features/importing/archives/source-files.server.ts';
import { flushIndexes } from '#features/importing/flush-indexes.server.ts';
import {
  createState,
  findState,
  type Remark,
  saveState,
} from '#features/importing/import-state.server.ts';
import { storeBatches } from '#features/importing/store-batches.ts';
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

export type ImportProgress = {
  stage: string;
  file: string;
  bytesDone: number;
  bytesTotal: number;
  counts: Counts;
};
export type ImportReport = { counts: Counts; stopped: boolean; resumed: boolean };
export type ImportInput = {
  /** Stops after the current batch. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Max records per batch. */
  batchRecords?: number;
} & (
  | { path: string; restart?: boolean }
  | { records: Iterable<CaseRecord> | AsyncIterable<CaseRecord> }
);

type ImportDeps = Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>;
const BATCH_RECORDS = 2_000;
/** Max text per batch; larger ones are not faster. */
const BATCH_CHARS = 1_500_000;
/**
 * Pending list of the GIN index, so that new entries are inserted in bulk; see docs/operations.md.
 */
const PENDING_KB = 65536;

export async function importCases(deps: ImportDeps, input: ImportInput): Promise<ImportReport> {
  const { db, library } = deps;
  if (library) await syncBuiltInCases({ db, library });
  const meter: Meter = { read: 0 };
  if ('records' in input) {
    const result = await storeAll(
      deps,
      input,
      scanRecords(input.records),
      { ...ZERO_COUNTS },
      () => ({ bytesDone: 0, bytesTotal: 0 }),
    );
    await finishImport(deps, undefined, result);
    return { ...result, resumed: false };
  }
  const { path, signal } = input;
  const { fingerprint } = await surveyFiles(path);
  const state = input.restart ? undefined : await findState<Counts>(db.pool, path, fingerprint);
  if (!state) await createState(db.pool, path, fingerprint);
  const plan = await planStages(path, signal);
  const scanned = scanCaseFiles(listFilesByStage(path, plan, meter), state?.position);
  const result = await storeAll(
    deps,
    input,
    scanned,
    { ...ZERO_COUNTS, ...state?.counts },
    () => ({ bytesDone: meter.read, bytesTotal: plan.bytes }),
    path,
  );
  await finishImport(deps, path, result);
  return { ...result, resumed: state !== undefined };
}

async function storeAll(
  deps: ImportDeps,
  { signal, onProgress, batchRecords = BATCH_RECORDS }: ImportInput,
  scanned: AsyncIterable<ScannedCases>,
  counts: Counts,
  countBytes: () => { bytesDone: number; bytesTotal: number },
  path?: string,
): Promise<{ counts: Counts; stopped: boolean }> {
  const stopped = await storeBatches(scanned, {
    maxRecords: batchRecords,
    maxChars: BATCH_CHARS,
    signal,
    prepare: (batch) => prepareAhead(deps, batch),
    store: async (batch, prepared) => {
      await storeBatch(deps, batch, prepared, counts, path);
      const lastPosition = batch.at(-1)?.position;
      if (lastPosition)
        onProgress?.({
          stage: lastPosition.stage,
          file: lastPosition.file,
          ...countBytes(),
          counts: { ...counts },
        });
    },
  });
  return { counts, stopped };
}

/**
 * CPU-bound work. Yields regularly, so that the previous batch is written meanwhile. Skips texts
 * that are already stored.
 */
async function prepareAhead(
  { db }: ImportDeps,
  batch: ScannedCases[],
): Promise<Map<OpinionRecord, PreparedOpinion>> {
  const opinions = batch.flatMap(({ items }) => items.flatMap(listOpinions));
  const prepared = new Map<OpinionRecord, PreparedOpinion>();
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
  { db }: ImportDeps,
  batch: ScannedCases[],
  prepared: Map<OpinionRecord, PreparedOpinion>,
  counts: Counts,
  path?: string,
): Promise<void> {
  const nextCounts = { ...counts };
  await runInStoreTransaction(db, async (client) => {
    // A power failure may lose the batch, but also the import position stored with it, so that it
    // is imported again.
    await client.query(
      `SET LOCAL synchronous_commit = off; SET LOCAL gin_pending_list_limit = ${PENDING_KB}`,
    );
    const stored = await storeItems(
      client,
      batch.flatMap((one) => one.items),
      prepared,
    );
    const recordByItem = new Map(batch.flatMap((one) => one.items.map((item) => [item, one])));
    const refused = stored.refused.flatMap(({ item, kind, reason }): Remark[] => {
      const position = recordByItem.get(item)?.position;
      return position
        ? [{ file: position.file, record: position.records, id: getItemId(item), kind, reason }]
        : [];
    });
    const remarks = [...batch.flatMap((one) => one.remarks), ...refused];
    nextCounts.imported += stored.imported;
    nextCounts.updated += stored.updated;
    nextCounts.unchanged += stored.unchanged;
    nextCounts.opinions += stored.opinions;
    nextCounts.skipped += remarks.filter(({ kind }) => kind === 'skipped').length;
    nextCounts.remarks += remarks.filter(({ kind }) => kind === 'remark').length;
    nextCounts.records += batch.length;
    const lastPosition = batch.at(-1)?.position;
    if (path !== undefined && lastPosition)
      await saveState(client, path, lastPosition, nextCounts, remarks);
  });
  Object.assign(counts, nextCounts);
}

async function finishImport(
  { db }: ImportDeps,
  path: string | undefined,
  { counts, stopped }: { counts: Counts; stopped: boolean },
): Promise<void> {
  if (!stopped) {
    await runInStoreTransaction(db, async (client) => {
      await countCitations(client);
      if (path !== undefined)
        await saveState(client, path, { stage: '', file: '', records: 0 }, counts, [], true);
    });
  }
  await flushIndexes(db.pool, {
    indexes: ['opinions_words', 'cases_name_words'],
    tables: ['cases', 'case_citations', 'case_sources', 'opinions', 'case_links'],
  });
}

function getItemId(item: ImportItem): string {
  if (item.type === 'case') return item.record.sourceId;
  return item.type === 'opinion' ? item.bulkOpinion.opinion.sourceId : '';
}
