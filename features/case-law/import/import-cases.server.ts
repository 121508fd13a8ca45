// Imports cases from files or from records, in constant memory. Records are gathered into batches; while the database stores one,
// the next is read and prepared. Where a batch ends depends on the records alone, so that an import that was stopped, or killed,
// and goes on gives the same as one that was not. What is wrong with a record is noted; it never stops the rest.
import { setImmediate as breathe } from 'node:timers/promises';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { inStoreTransaction } from '../store/store-cases.server.ts';
import { syncBuiltInCases } from '../store/sync-built-in-cases.server.ts';
import type { Meter } from './archives/byte-stream.ts';
import { surveyFiles } from './archives/source-files.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { beginState, type Counts, findState, NOTHING_YET, type Remark, saveState } from './import-state.server.ts';
import { countCitations } from './link-cases.server.ts';
import { opinionHash, type PreparedOpinion, prepareOpinion } from './prepare-opinion.ts';
import { opinionsOf, type ScannedRecord, scanFiles, scanRecords } from './scan-records.server.ts';
import { filesInStages, planStages } from './stages.server.ts';
import { storeItems } from './store-items.server.ts';
export type ImportProgress = { stage: string; file: string; bytesDone: number; bytesTotal: number; counts: Counts };
export type ImportReport = { counts: Counts; stopped: boolean; resumed: boolean };
export type ImportInput = {
  /** Stops after the batch that is being read. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** How many records a batch has at most. */
  batchRecords?: number;
} & ({ path: string; restart?: boolean } | { records: Iterable<CaseRecord> | AsyncIterable<CaseRecord> });

type Needed = Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>;
const BATCH_RECORDS = 2_000;
/** What two batches leave behind is what an import needs of memory; larger ones are no faster. */
const BATCH_CHARS = 1_500_000;
/** The index of words takes its new entries in bulk; see docs/operations.md. */
const PENDING_KB = 65536;

export async function importCases(deps: Needed, input: ImportInput): Promise<ImportReport> {
  const { db, library } = deps;
  if (library) await syncBuiltInCases({ db, library });
  const meter: Meter = { read: 0 };
  if ('records' in input) {
    const done = await storeBatches(deps, input, scanRecords(input.records), { ...NOTHING_YET }, () => ({ bytesDone: 0, bytesTotal: 0 }));
    await finish(deps, undefined, done);
    return { ...done, resumed: false };
  }
  const { path, signal } = input;
  const { fingerprint } = await surveyFiles(path);
  const state = input.restart ? undefined : await findState(db.pool, path, fingerprint);
  if (!state) await beginState(db.pool, path, fingerprint);
  const plan = await planStages(path, signal);
  const met = scanFiles(filesInStages(path, plan, meter), state?.place);
  const done = await storeBatches(
    deps,
    input,
    met,
    { ...(state?.counts ?? NOTHING_YET) },
    () => ({ bytesDone: meter.read, bytesTotal: plan.bytes }),
    path,
  );
  await finish(deps, path, done);
  return { ...done, resumed: state !== undefined };
}

async function storeBatches(
  deps: Needed,
  { signal, onProgress, batchRecords = BATCH_RECORDS }: ImportInput,
  met: AsyncIterable<ScannedRecord>,
  counts: Counts,
  bytes: () => { bytesDone: number; bytesTotal: number },
  path?: string,
): Promise<{ counts: Counts; stopped: boolean }> {
  let writing: Promise<void> = Promise.resolve();
  let batch: ScannedRecord[] = [];
  let chars = 0;
  let stopped = false;
  const hand = async (full: ScannedRecord[]) => {
    const prepared = await prepareAhead(deps, full);
    await writing;
    const last = full.at(-1)?.place;
    writing = storeBatch(deps, full, prepared, counts, path).then(() => {
      if (last) onProgress?.({ stage: last.stage, file: last.file, ...bytes(), counts: { ...counts } });
    });
    writing.catch(() => {}); // thrown again where it is awaited
  };
  for await (const one of met) {
    batch.push(one);
    chars += one.chars;
    if (batch.length < batchRecords && chars < BATCH_CHARS) continue;
    await hand(batch);
    [batch, chars] = [[], 0];
    stopped = signal?.aborted ?? false;
    if (stopped) break;
  }
  if (batch.length > 0) await hand(batch);
  await writing;
  return { counts, stopped };
}

/** The costly part, a little at a time, so that the batch before is written meanwhile. Texts that are held already are left out. */
async function prepareAhead({ db }: Needed, batch: ScannedRecord[]): Promise<Map<OpinionRecord, PreparedOpinion>> {
  const all = batch.flatMap(({ items }) => items.flatMap(opinionsOf));
  const prepared = new Map<OpinionRecord, PreparedOpinion>();
  if (all.length === 0) return prepared;
  const { rows } = await db.pool.query<{ key: string; hash: string }>(
    `SELECT source || E'\\n' || source_id AS key, hash FROM opinions JOIN unnest($1::text[], $2::text[]) AS t(source, source_id) USING (source, source_id)`,
    [all.map((one) => one.source), all.map((one) => one.opinion.sourceId)],
  );
  const held = new Map(rows.map(({ key, hash }) => [key, hash]));
  let since = 0;
  for (const { source, opinion } of all) {
    if (held.get(`${source}\n${opinion.sourceId}`) === opinionHash(opinion)) continue;
    prepared.set(opinion, prepareOpinion(opinion));
    since += opinion.text.length;
    if (since > 30_000) {
      await breathe();
      since = 0;
    }
  }
  return prepared;
}

async function storeBatch(
  { db }: Needed,
  batch: ScannedRecord[],
  prepared: Map<OpinionRecord, PreparedOpinion>,
  counts: Counts,
  path?: string,
): Promise<void> {
  const next = { ...counts };
  await inStoreTransaction(db, async (client) => {
    // A batch that a power cut takes back is imported again; the place where the import goes on is taken back with it.
    await client.query(`SET LOCAL synchronous_commit = off; SET LOCAL gin_pending_list_limit = ${PENDING_KB}`);
    const stored = await storeItems(
      client,
      batch.flatMap((one) => one.items),
      prepared,
    );
    const metOf = new Map(batch.flatMap((one) => one.items.map((item) => [item, one])));
    const refused = stored.refused.flatMap(({ item, kind, reason }): Remark[] => {
      const place = metOf.get(item)?.place;
      return place ? [{ file: place.file, record: place.records, id: idOf(item), kind, reason }] : [];
    });
    const remarks = [...batch.flatMap((one) => one.remarks), ...refused];
    next.imported += stored.imported;
    next.updated += stored.updated;
    next.unchanged += stored.unchanged;
    next.opinions += stored.opinions;
    next.skipped += remarks.filter(({ kind }) => kind === 'skipped').length;
    next.remarks += remarks.filter(({ kind }) => kind === 'remark').length;
    next.records += batch.length;
    const last = batch.at(-1)?.place;
    if (path !== undefined && last) await saveState(client, path, last, next, remarks);
  });
  Object.assign(counts, next);
}

async function finish({ db }: Needed, path: string | undefined, { counts, stopped }: { counts: Counts; stopped: boolean }): Promise<void> {
  if (!stopped) {
    await inStoreTransaction(db, async (client) => {
      await countCitations(client);
      if (path !== undefined) await saveState(client, path, { stage: '', file: '', records: 0 }, counts, [], true);
    });
  }
  await tidyIndexes(db);
}

/** What the indexes still hold in waiting is sorted in, and the planner learns what has changed: searches are quick from now on. */
async function tidyIndexes({ pool }: Needed['db']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET statement_timeout = 0; SET maintenance_work_mem = '256MB'`);
    await client.query(`SELECT gin_clean_pending_list('opinions_words'), gin_clean_pending_list('cases_name_words')`);
    await client.query('ANALYZE cases, case_citations, case_sources, opinions, case_links');
  } finally {
    client.release(true); // the settings end with the connection
  }
}

function idOf(item: ImportItem): string {
  if (item.type === 'case') return item.record.sourceId;
  return item.type === 'opinion' ? item.loose.opinion.sourceId : '';
}
