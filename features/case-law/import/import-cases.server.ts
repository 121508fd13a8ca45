// Imports cases from files or from records, in constant memory. Records are gathered into batches; while the database stores one,
// the next is read and prepared. Where a batch ends depends on the records alone, so that an import that was stopped, or killed,
// and goes on gives the same as one that was not. What is wrong with a record is noted; it never stops the rest.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Deps } from '#features/deps.ts';
import { inStoreTransaction } from '../store-cases.server.ts';
import { syncBuiltInCases } from '../sync-built-in-cases.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { ImportFault } from './import-fault.ts';
import { beginState, type Counts, findState, NOTHING_YET, type Place, type Remark, saveState } from './import-state.server.ts';
import { countCitations } from './link-cases.server.ts';
import { opinionHash, type PreparedOpinion, prepareOpinion } from './prepare-opinion.ts';
import { readRecords } from './read-records.server.ts';
import { surveyFiles } from './source-files.server.ts';
import { filesInStages, planStages, type StagedFile } from './stages.server.ts';
import { storeItems } from './store-items.server.ts';
import type { Meter } from './unpack.server.ts';

export type ImportProgress = { stage: string; file: string; bytesDone: number; bytesTotal: number; counts: Counts };
export type ImportReport = { counts: Counts; stopped: boolean; resumed: boolean };
export type ImportInput = {
  /** Stops after the batch that is being read. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** How many records a batch has at most. */
  batchRecords?: number;
} & ({ path: string; restart?: boolean } | { records: Iterable<CaseRecord> | AsyncIterable<CaseRecord> });

type Deps_ = Pick<Deps, 'db'> & Partial<Pick<Deps, 'library'>>;
/** One record as it was met, with what it holds. */
type Met = { place: Place; items: ImportItem[]; remarks: Remark[]; chars: number };

const BATCH_RECORDS = 2_000;
const BATCH_CHARS = 8_000_000;
/** The index of words takes its new entries in bulk; see docs/operations.md. */
const PENDING_KB = 65_536;

export async function importCases(deps: Deps_, input: ImportInput): Promise<ImportReport> {
  const { db, library } = deps;
  if (library) await syncBuiltInCases({ db, library });
  const meter: Meter = { read: 0 };
  if ('records' in input) {
    const done = await storeBatches(deps, input, metRecords(input.records), { ...NOTHING_YET }, () => ({ bytesDone: 0, bytesTotal: 0 }));
    await finish(deps, undefined, done);
    return { ...done, resumed: false };
  }
  const { path, signal } = input;
  const { fingerprint } = await surveyFiles(path);
  const state = input.restart ? undefined : await findState(db.pool, path, fingerprint);
  if (!state) await beginState(db.pool, path, fingerprint);
  const plan = await planStages(path, signal);
  const met = metInFiles(filesInStages(path, plan, meter), state?.place);
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
  deps: Deps_,
  { signal, onProgress, batchRecords = BATCH_RECORDS }: ImportInput,
  met: AsyncIterable<Met>,
  counts: Counts,
  bytes: () => { bytesDone: number; bytesTotal: number },
  path?: string,
): Promise<{ counts: Counts; stopped: boolean }> {
  let writing: Promise<void> = Promise.resolve();
  let batch: Met[] = [];
  let chars = 0;
  let stopped = false;
  const hand = async (full: Met[]) => {
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
async function prepareAhead({ db }: Deps_, batch: Met[]): Promise<Map<OpinionRecord, PreparedOpinion>> {
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

function opinionsOf(item: ImportItem): { source: string; opinion: OpinionRecord }[] {
  if (item.type === 'opinion') return [{ source: 'courtlistener', opinion: item.loose.opinion }];
  return item.type === 'case' ? item.record.opinions.map((opinion) => ({ source: item.record.source, opinion })) : [];
}

async function storeBatch(
  { db }: Deps_,
  batch: Met[],
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

async function finish({ db }: Deps_, path: string | undefined, { counts, stopped }: { counts: Counts; stopped: boolean }): Promise<void> {
  if (stopped) return;
  await inStoreTransaction(db, async (client) => {
    await countCitations(client);
    if (path !== undefined) await saveState(client, path, { stage: '', file: '', records: 0 }, counts, [], true);
  });
}

function idOf(item: ImportItem): string {
  if (item.type === 'case') return item.record.sourceId;
  return item.type === 'opinion' ? item.loose.opinion.sourceId : '';
}

async function* metRecords(records: Iterable<CaseRecord> | AsyncIterable<CaseRecord>): AsyncGenerator<Met> {
  let number = 0;
  for await (const record of records) {
    const place = { stage: 'others', file: '', records: ++number };
    yield { place, items: [{ type: 'case', record }], remarks: [], chars: charsIn([{ type: 'case', record }]) };
  }
}

/** Everything in the files, from behind the place where a stopped import was. */
async function* metInFiles(files: AsyncIterable<StagedFile>, from: Place | undefined): AsyncGenerator<Met> {
  let passing = from !== undefined && from.file !== '';
  for await (const staged of files) {
    const file = 'file' in staged ? staged.file.path : staged.name;
    const here = passing && from?.stage === staged.stage && from.file === file;
    if (passing && !here) continue;
    passing = false;
    const already = here ? (from?.records ?? 0) : 0;
    let number = 0;
    const place = () => ({ stage: staged.stage, file, records: number });
    const fault = (reason: string): Met => {
      number++;
      return { place: place(), items: [], remarks: [{ file, record: number, id: '', kind: 'skipped', reason }], chars: 0 };
    };
    if ('fault' in staged) {
      if (already === 0) yield fault(staged.fault);
      continue;
    }
    try {
      for await (const read of readRecords(staged.file)) {
        number++;
        if (number <= already) continue;
        const remark = read.fault ?? read.remark;
        const remarks: Remark[] = remark
          ? [{ file, record: read.number, id: read.id, kind: read.fault ? 'skipped' : 'remark', reason: remark }]
          : [];
        yield { place: place(), items: read.items, remarks, chars: charsIn(read.items) };
      }
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      if (number >= already) yield fault(error.message);
    }
  }
}

function charsIn(items: ImportItem[]): number {
  return items.reduce((sum, item) => sum + 100 + opinionsOf(item).reduce((all, { opinion }) => all + opinion.text.length, 0), 0);
}
