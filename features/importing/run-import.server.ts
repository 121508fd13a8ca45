// Runs an import in constant memory, in batches, with the position saved in the transaction of each
// batch: an import that is stopped or killed at any moment loses nothing and repeats nothing. What
// is imported, and how it is stored, its kind says.
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import type { Meter } from './archives/byte-stream.ts';
import { flushIndexes } from './flush-indexes.server.ts';
import {
  createState,
  findState,
  type ImportPosition,
  type Remark,
  saveState,
} from './import-state.server.ts';
import type { ScannedRecord } from './scan-files.server.ts';
import { storeBatches } from './store-batches.ts';

export type Tally = { skipped: number; remarks: number };

export type ImportKind<Item, Prepared, Counts extends Tally> = {
  /** Most records per batch. */
  batchRecords: number;
  createCounts: () => Counts;
  transact: (work: (client: pg.PoolClient) => Promise<void>) => Promise<void>;
  /** For a batch, while the one before it is written. */
  prepare: (batch: ScannedRecord<Item>[]) => Promise<Prepared>;
  /** In the transaction of the batch. Adds to `counts`; gives the remarks on what was refused. */
  store: (
    client: pg.ClientBase,
    batch: ScannedRecord<Item>[],
    into: { prepared: Prepared; counts: Counts },
  ) => Promise<Remark[]>;
  /** In the last transaction, unless the import was stopped. */
  finish: (client: pg.ClientBase, counts: Counts) => Promise<void>;
  /** With words that are inserted in bulk, and the tables whose statistics change. */
  flush: { indexes: string[]; tables: string[] };
};

export type ImportSource<Item> = {
  /** Under which the position is kept; what a program hands over has none. */
  state?: { key: string; fingerprint: string };
  open: (
    resumeFrom: ImportPosition | undefined,
  ) => Promise<{ scanned: AsyncIterable<ScannedRecord<Item>>; bytes: number }>;
  meter: Meter;
};

export type RunOptions<Counts> = {
  restart?: boolean;
  /** Stops after the current batch. */
  signal?: AbortSignal;
  onProgress?: (progress: {
    file: string;
    bytesDone: number;
    bytesTotal: number;
    counts: Counts;
  }) => void;
  /** Max records per batch. */
  batchRecords?: number;
};

export type ImportReport<Counts> = { counts: Counts; stopped: boolean; resumed: boolean };

/** Max text per batch; larger ones are not faster. */
const BATCH_CHARS = 1_500_000;
/**
 * Pending list of the GIN index, so that new entries are inserted in bulk; see docs/operations.md.
 */
const PENDING_KB = 65536;
const END: ImportPosition = { stage: '', file: '', records: 0 };

export async function runImport<Item, Prepared, Counts extends Tally>(
  { pool }: Pick<Database, 'pool'>,
  kind: ImportKind<Item, Prepared, Counts>,
  { state, open, meter }: ImportSource<Item>,
  { restart, signal, onProgress, batchRecords = kind.batchRecords }: RunOptions<Counts>,
): Promise<ImportReport<Counts>> {
  const known =
    state && !restart ? await findState<Counts>(pool, state.key, state.fingerprint) : undefined;
  if (state && !known) await createState(pool, state.key, state.fingerprint);
  let counts = { ...kind.createCounts(), ...known?.counts };
  const { scanned, bytes } = await open(known?.position);

  async function storeBatch(batch: ScannedRecord<Item>[], prepared: Prepared): Promise<void> {
    const next = structuredClone(counts);
    const position = batch.at(-1)?.position;
    await kind.transact(async (client) => {
      // A power failure may lose the batch, but also the import position stored with it, so that it
      // is imported again.
      await client.query(
        `SET LOCAL synchronous_commit = off; SET LOCAL gin_pending_list_limit = ${PENDING_KB}`,
      );
      const refused = await kind.store(client, batch, { prepared, counts: next });
      const remarks = [...batch.flatMap((one) => one.remarks), ...refused];
      next.skipped += remarks.filter((one) => one.kind === 'skipped').length;
      next.remarks += remarks.filter((one) => one.kind === 'remark').length;
      if (state && position) await saveState(client, state.key, position, next, remarks);
    });
    counts = next;
    if (position)
      onProgress?.({ file: position.file, bytesDone: meter.read, bytesTotal: bytes, counts });
  }

  const stopped = await storeBatches(scanned, {
    maxRecords: batchRecords,
    maxChars: BATCH_CHARS,
    signal,
    prepare: kind.prepare,
    store: storeBatch,
  });
  if (!stopped)
    await kind.transact(async (client) => {
      await kind.finish(client, counts);
      if (state) await saveState(client, state.key, END, counts, [], true);
    });
  await flushIndexes(pool, kind.flush);
  return { counts, stopped, resumed: known !== undefined };
}
