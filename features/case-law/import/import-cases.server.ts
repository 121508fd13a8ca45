// Imports cases from files or from records in constant memory. While the database stores one batch, the next is read and
// prepared. Batch boundaries depend only on the records, so that an import that was stopped or killed and then resumed gives the
// same result as an uninterrupted one. Faulty records are reported and never stop the rest.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { runInStoreTransaction } from '../store/store-cases.server.ts';
import { syncBuiltInCases } from '../store/sync-built-in-cases.server.ts';
import type { Meter } from './archives/byte-stream.ts';
import { surveyFiles } from './archives/source-files.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { type Counts, createState, findState, type Remark, saveState, ZERO_COUNTS } from './import-state.server.ts';
import { countCitations } from './link-cases.server.ts';
import { hashOpinion, type PreparedOpinion, prepareOpinion } from './prepare-opinion.ts';
import { listOpinions, type ScannedRecord, scanFiles, scanRecords } from './scan-records.server.ts';
import { listFilesByStage, planStages } from './stages.server.ts';
import { storeItems } from './store-items.server.ts';

export type ImportProgress = { stage: string; file: string; bytesDone: number; bytesTotal: number; counts: Counts };
export type ImportReport = { counts: Counts; stopped: boolean; resumed: boolean };
export type ImportInput = {
  /** Stops after the current batch. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Max records per batch. */
  batchRecords?: number;
} & ({ path: string; restart?: boolean } | { records: Iterable<CaseRecord> | AsyncIterable<CaseRecord> });

type ImportDeps = Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>;
const BATCH_RECORDS = 2_000;
/** Max text per batch. Two batches are in memory at a time; larger ones are not faster. */
const BATCH_CHARS = 1_500_000;
/** Pending list of the GIN index, so that new entries are inserted in bulk; see docs/operations.md. */
const PENDING_KB = 65536;

export async function importCases(deps: ImportDeps, input: ImportInput): Promise<ImportReport> {
  const { db, library } = deps;
  if (library) await syncBuiltInCases({ db, library });
  const meter: Meter = { read: 0 };
  if ('records' in input) {
    const result = await storeBatches(deps, input, scanRecords(input.records), { ...ZERO_COUNTS }, () => ({ bytesDone: 0, bytesTotal: 0 }));
    await finishImport(deps, undefined, result);
    return { ...result, resumed: false };
  }
  const { path, signal } = input;
  const { fingerprint } = await surveyFiles(path);
  const state = input.restart ? undefined : await findState(db.pool, path, fingerprint);
  if (!state) await createState(db.pool, path, fingerprint);
  const plan = await planStages(path, signal);
  const scanned = scanFiles(listFilesByStage(path, plan, meter), state?.position);
  const result = await storeBatches(
    deps,
    input,
    scanned,
    { ...(state?.counts ?? ZERO_COUNTS) },
    () => ({ bytesDone: meter.read, bytesTotal: plan.bytes }),
    path,
  );
  await finishImport(deps, path, result);
  return { ...result, resumed: state !== undefined };
}

async function storeBatches(
  deps: ImportDeps,
  { signal, onProgress, batchRecords = BATCH_RECORDS }: ImportInput,
  scanned: AsyncIterable<ScannedRecord>,
  counts: Counts,
  countBytes: () => { bytesDone: number; bytesTotal: number },
  path?: string,
): Promise<{ counts: Counts; stopped: boolean }> {
  let pendingWrite: Promise<void> = Promise.resolve();
  let batch: ScannedRecord[] = [];
  let chars = 0;
  let stopped = false;
  const storeInBackground = async (fullBatch: ScannedRecord[]) => {
    const prepared = await prepareAhead(deps, fullBatch);
    await pendingWrite;
    const lastPosition = fullBatch.at(-1)?.position;
    pendingWrite = storeBatch(deps, fullBatch, prepared, counts, path).then(() => {
      if (lastPosition) onProgress?.({ stage: lastPosition.stage, file: lastPosition.file, ...countBytes(), counts: { ...counts } });
    });
    pendingWrite.catch(() => {}); // avoids an unhandled rejection; it is thrown where it is awaited
  };
  for await (const one of scanned) {
    batch.push(one);
    chars += one.chars;
    if (batch.length < batchRecords && chars < BATCH_CHARS) continue;
    await storeInBackground(batch);
    batch = [];
    chars = 0;
    stopped = signal?.aborted ?? false;
    if (stopped) break;
  }
  if (batch.length > 0) await storeInBackground(batch);
  await pendingWrite;
  return { counts, stopped };
}

/** CPU-bound work. Yields regularly, so that the previous batch is written meanwhile. Skips texts that are already stored. */
async function prepareAhead({ db }: ImportDeps, batch: ScannedRecord[]): Promise<Map<OpinionRecord, PreparedOpinion>> {
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
  batch: ScannedRecord[],
  prepared: Map<OpinionRecord, PreparedOpinion>,
  counts: Counts,
  path?: string,
): Promise<void> {
  const nextCounts = { ...counts };
  await runInStoreTransaction(db, async (client) => {
    // A power failure may lose the batch, but also the import position stored with it, so that it is imported again.
    await client.query(`SET LOCAL synchronous_commit = off; SET LOCAL gin_pending_list_limit = ${PENDING_KB}`);
    const stored = await storeItems(
      client,
      batch.flatMap((one) => one.items),
      prepared,
    );
    const recordByItem = new Map(batch.flatMap((one) => one.items.map((item) => [item, one])));
    const refused = stored.refused.flatMap(({ item, kind, reason }): Remark[] => {
      const position = recordByItem.get(item)?.position;
      return position ? [{ file: position.file, record: position.records, id: getItemId(item), kind, reason }] : [];
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
    if (path !== undefined && lastPosition) await saveState(client, path, lastPosition, nextCounts, remarks);
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
      if (path !== undefined) await saveState(client, path, { stage: '', file: '', records: 0 }, counts, [], true);
    });
  }
  await flushIndexes(db);
}

/** Flushes the pending lists of the GIN indexes and updates the planner's statistics, so that searches are fast. */
async function flushIndexes({ pool }: ImportDeps['db']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET statement_timeout = 0; SET maintenance_work_mem = '256MB'`);
    await client.query(`SELECT gin_clean_pending_list('opinions_words'), gin_clean_pending_list('cases_name_words')`);
    await client.query('ANALYZE cases, case_citations, case_sources, opinions, case_links');
  } finally {
    client.release(true); // closes the connection, which resets the settings
  }
}

function getItemId(item: ImportItem): string {
  if (item.type === 'case') return item.record.sourceId;
  return item.type === 'opinion' ? item.bulkOpinion.opinion.sourceId : '';
}
