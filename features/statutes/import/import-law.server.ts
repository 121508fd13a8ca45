// Imports statutes from a file, a folder or an archive in constant memory, with the position saved
// in the transaction of each batch: an import that is stopped or killed at any moment loses nothing
// and repeats nothing. A broken section is reported and skipped.
import type pg from 'pg';
import type { Deps } from '#features/deps.ts';
import type { Meter } from '#features/importing/archives/byte-stream.ts';
import {
  isIgnored,
  listFiles,
  surveyFiles,
} from '#features/importing/archives/source-files.server.ts';
import { unpack } from '#features/importing/archives/unpack.server.ts';
import { flushIndexes } from '#features/importing/flush-indexes.server.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import { createState, findState, saveState } from '#features/importing/import-state.server.ts';
import {
  type ScannedRecord,
  type StagedFile,
  scanFiles,
} from '#features/importing/scan-files.server.ts';
import { storeBatches } from '#features/importing/store-batches.ts';
import { finishReleases } from '../store/finish-releases.server.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '../store/store-sections.server.ts';
import { createLawCounts, type LawCounts } from './law-counts.ts';
import { countItemChars, type LawItem, type LawOptions } from './law-items.ts';
import { readLawRecords } from './read-law-records.server.ts';

type LawProgress = { file: string; bytesDone: number; bytesTotal: number; counts: LawCounts };
export type LawReport = { counts: LawCounts; stopped: boolean; resumed: boolean };
export type LawInput = LawOptions & {
  path: string;
  restart?: boolean;
  /** Stops after the current batch. */
  signal?: AbortSignal;
  onProgress?: (progress: LawProgress) => void;
  /** Max records per batch. */
  batchRecords?: number;
};

const BATCH_RECORDS = 500;
const BATCH_CHARS = 1_500_000;
/**
 * Pending list of the GIN index, so that new entries are inserted in bulk; see docs/operations.md.
 */
const PENDING_KB = 65536;
const STAGE = 'law';

/** The key of the import's state and remarks. */
export const getLawKey = (path: string) => `law ${path}`;

export async function importLaw({ db }: Pick<Deps, 'db'>, input: LawInput): Promise<LawReport> {
  const { path, signal, onProgress, batchRecords = BATCH_RECORDS } = input;
  const options: LawOptions = input;
  const key = getLawKey(path);
  const { fingerprint, bytes } = await surveyFiles(path);
  // The same files with another date are another import.
  const identity = JSON.stringify([
    fingerprint,
    input.release,
    input.date,
    input.jurisdiction,
    input.complete,
  ]);
  const state = input.restart ? undefined : await findState<LawCounts>(db.pool, key, identity);
  if (!state) await createState(db.pool, key, identity);
  const counts = { ...createLawCounts(), ...state?.counts };
  const meter: Meter = { read: 0 };
  const reader = {
    readRecords: (file: Parameters<typeof readLawRecords>[0]) => readLawRecords(file, options),
    countChars: countItemChars,
  };
  const stopped = await storeBatches(
    scanFiles(listLawFiles(path, meter), reader, state?.position),
    {
      maxRecords: batchRecords,
      maxChars: BATCH_CHARS,
      signal,
      prepare: async () => undefined,
      store: async (batch) => {
        await storeBatch(db, key, batch, counts);
        onProgress?.({
          file: batch.at(-1)?.position.file ?? '',
          bytesDone: meter.read,
          bytesTotal: bytes,
          counts,
        });
      },
    },
  );
  if (!stopped) await finish(db, key, counts, input.complete ?? false);
  await flushIndexes(db.pool, {
    indexes: ['statute_sections_words'],
    tables: ['statute_sections', 'statute_versions', 'statute_releases'],
  });
  return { counts, stopped, resumed: state !== undefined };
}

async function* listLawFiles(path: string, meter: Meter): AsyncGenerator<StagedFile> {
  for await (const { path: file, name } of listFiles(path)) {
    try {
      for await (const plain of unpack(file, name, meter))
        if (!isIgnored(plain.path)) yield { stage: STAGE, file: plain };
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      yield { stage: STAGE, name, fault: error.message };
    }
  }
}

async function storeBatch(
  db: Deps['db'],
  key: string,
  batch: ScannedRecord<LawItem>[],
  counts: LawCounts,
): Promise<void> {
  const next = { ...counts, releases: { ...counts.releases } };
  await runInStatuteTransaction(db, async (client) => {
    // A power failure may lose the batch, but also the import position stored with it, so that it
    // is imported again.
    await client.query(
      `SET LOCAL synchronous_commit = off; SET LOCAL gin_pending_list_limit = ${PENDING_KB}`,
    );
    await storeItems(
      client,
      batch.flatMap(({ items }) => items),
      next,
    );
    const remarks = batch.flatMap((one) => one.remarks);
    next.skipped += remarks.filter(({ kind }) => kind === 'skipped').length;
    next.remarks += remarks.filter(({ kind }) => kind === 'remark').length;
    next.hasUnknownFault ||= batch.some(
      ({ items, remarks: own }) => items.length === 0 && own.some(({ kind }) => kind === 'skipped'),
    );
    const lastPosition = batch.at(-1)?.position;
    if (lastPosition) await saveState(client, key, lastPosition, next, remarks);
  });
  Object.assign(counts, next);
}

async function storeItems(
  client: pg.ClientBase,
  items: LawItem[],
  counts: LawCounts,
): Promise<void> {
  for (const group of Map.groupBy(items, ({ release }) =>
    Object.values(release).join('\n'),
  ).values()) {
    const [first] = group;
    if (!first) continue;
    const releaseId = await openRelease(client, first.release);
    const records = group.flatMap((item) => (item.kind === 'section' ? [item.record] : []));
    for (const round of splitRounds(records)) {
      const stored = await storeSections(client, releaseId, round);
      counts.added += stored.added;
      counts.changed += stored.changed;
      counts.unchanged += stored.unchanged;
    }
    counts.sections += records.length;
    const before = counts.releases[releaseId] ?? 'read';
    const isBroken = before === 'broken' || group.some(({ kind }) => kind === 'broken');
    counts.releases[releaseId] = isBroken
      ? 'broken'
      : group.some(({ kind }) => kind === 'whole')
        ? 'whole'
        : before;
  }
}

/** A batch may end one file and begin another that has the same section again. */
function splitRounds<T extends { number: string; copy: number }>(records: T[]): T[][] {
  const rounds: T[][] = [];
  const times = new Map<string, number>();
  for (const record of records) {
    const address = `${record.number}\n${record.copy}`;
    const round = times.get(address) ?? 0;
    times.set(address, round + 1);
    rounds[round] ??= [];
    rounds[round].push(record);
  }
  return rounds;
}

async function finish(
  db: Deps['db'],
  key: string,
  counts: LawCounts,
  isComplete: boolean,
): Promise<void> {
  await runInStatuteTransaction(db, async (client) => {
    const releases = Object.entries(counts.releases).map(([id, state]) => ({
      id: Number(id),
      whole: !counts.hasUnknownFault && (state === 'whole' || (isComplete && state === 'read')),
    }));
    counts.gone = await finishReleases(client, releases);
    await saveState(client, key, { stage: '', file: '', records: 0 }, counts, [], true);
  });
}
