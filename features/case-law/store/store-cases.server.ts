// All cases enter the database here: built-in ones, batches of an import, benchmark data. A batch
// is one transaction, and a lock lets only one process store at a time, so that no case is created
// twice.
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import { runLocked } from '#db/run-locked.ts';
import type { CaseRecord } from '../import/case-record.ts';
import { linkPendingCitations } from '../import/link-cases.server.ts';
import { writeCases } from '../import/write-cases.server.ts';
import {
  type OpinionOfCase,
  type PreparedOpinions,
  writeOpinions,
} from '../import/write-opinions.server.ts';

/** Advisory lock key, arbitrary but unique; see db/embedded/hold-lock.ts for the others. */
const STORE_LOCK = 7_526_011;

export type StoredCases = {
  imported: number;
  updated: number;
  unchanged: number;
  opinions: { imported: number; updated: number; unchanged: number };
  /** Opinions without text. */
  empty: OpinionOfCase[];
};

/** Stores records under the case each belongs to. Idempotent. */
export function storeCases(
  database: Pick<Database, 'pool'>,
  records: readonly CaseRecord[],
): Promise<StoredCases> {
  return runInStoreTransaction(database, (client) => storeRecords(client, records));
}

/** The same inside an open transaction. */
export async function storeRecords(
  client: pg.ClientBase,
  records: readonly CaseRecord[],
  prepared?: PreparedOpinions,
): Promise<StoredCases> {
  const { caseIds, changedCaseIds, imported, updated, unchanged } = await writeCases(
    client,
    records,
  );
  const opinions = records.flatMap(({ source, opinions }, i) =>
    opinions.map((opinion) => ({ caseId: caseIds[i] as number, source, opinion })),
  );
  const { empty, ...written } = await writeOpinions(client, opinions, prepared);
  await linkPendingCitations(client, changedCaseIds);
  return { imported, updated, unchanged, opinions: written, empty };
}

export const runInStoreTransaction = <T>(
  database: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => runLocked(database, STORE_LOCK, work);
