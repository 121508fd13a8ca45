// Imports statutes from a file, a folder or an archive. A broken section is reported and skipped.
import type pg from 'pg';
import type { Deps } from '#features/deps.ts';
import type { Meter } from '#features/importing/archives/byte-stream.ts';
import {
  isIgnored,
  listFiles,
  surveyFiles,
} from '#features/importing/archives/source-files.server.ts';
import { unpack } from '#features/importing/archives/unpack.server.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import {
  type ImportKind,
  type ImportReport,
  type RunOptions,
  runImport,
} from '#features/importing/run-import.server.ts';
import {
  type ScannedRecord,
  type StagedFile,
  scanFiles,
} from '#features/importing/scan-files.server.ts';
import { finishReleases } from '../store/finish-releases.server.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '../store/store-sections.server.ts';
import { createLawCounts, type LawCounts } from './law-counts.ts';
import { countItemChars, type LawItem, type LawOptions } from './law-items.ts';
import { readLawRecords } from './read-law-records.server.ts';

export type LawInput = LawOptions & RunOptions<LawCounts> & { path: string };

const STAGE = 'law';

/** The key of the import's state and remarks. */
export const getLawKey = (path: string) => `law ${path}`;

export async function importLaw(
  { db }: Pick<Deps, 'db'>,
  input: LawInput,
): Promise<ImportReport<LawCounts>> {
  const { path, release, date, jurisdiction, complete } = input;
  const { fingerprint, bytes } = await surveyFiles(path);
  const meter: Meter = { read: 0 };
  const reader = {
    readRecords: (file: Parameters<typeof readLawRecords>[0]) => readLawRecords(file, input),
    countChars: countItemChars,
  };
  const kind: ImportKind<LawItem, undefined, LawCounts> = {
    batchRecords: 500,
    createCounts: createLawCounts,
    transact: (work) => runInStatuteTransaction(db, work),
    prepare: async () => undefined,
    store: storeBatch,
    finish: (client, counts) => finish(client, counts, complete ?? false),
    flush: {
      indexes: ['statute_sections_words'],
      tables: ['statute_sections', 'statute_versions', 'statute_releases'],
    },
  };
  const source = {
    // The same files with another date are another import.
    state: {
      key: getLawKey(path),
      fingerprint: JSON.stringify([fingerprint, release, date, jurisdiction, complete]),
    },
    open: async (resumeFrom: Parameters<typeof scanFiles>[2]) => ({
      scanned: scanFiles(listLawFiles(path, meter), reader, resumeFrom),
      bytes,
    }),
    meter,
  };
  return runImport(db, kind, source, input);
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
  client: pg.ClientBase,
  batch: ScannedRecord<LawItem>[],
  { counts }: { counts: LawCounts },
): Promise<[]> {
  await storeItems(
    client,
    batch.flatMap(({ items }) => items),
    counts,
  );
  counts.hasUnknownFault ||= batch.some(
    ({ items, remarks }) => items.length === 0 && remarks.some(({ kind }) => kind === 'skipped'),
  );
  return [];
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
  client: pg.ClientBase,
  counts: LawCounts,
  isComplete: boolean,
): Promise<void> {
  const releases = Object.entries(counts.releases).map(([id, state]) => ({
    id: Number(id),
    whole: !counts.hasUnknownFault && (state === 'whole' || (isComplete && state === 'read')),
  }));
  counts.gone = await finishReleases(client, releases);
}
