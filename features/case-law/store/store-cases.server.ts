// The one way cases come into the database: built-in ones, an import's batches, a benchmark's. A batch is one transaction, and
// only one process stores at a time, so that two never make the same case twice.
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import type { CaseRecord } from '../import/case-record.ts';
import { linkWaiting } from '../import/link-cases.server.ts';
import { writeCases } from '../import/write-cases.server.ts';
import { type OpinionOfCase, type Prepared, writeOpinions } from '../import/write-opinions.server.ts';

/** A number of our own choosing; see db/embedded/hold-lock.ts for the others. */
const STORE_LOCK = 7_526_011;

export type StoredCases = {
  imported: number;
  updated: number;
  unchanged: number;
  opinions: { imported: number; updated: number; unchanged: number };
  /** Opinions that had no text in them. */
  empty: OpinionOfCase[];
};

/** Stores records, finding the case of each. The same records again change nothing. */
export function storeCases(database: Pick<Database, 'pool'>, records: readonly CaseRecord[]): Promise<StoredCases> {
  return inStoreTransaction(database, (client) => storeRecords(client, records));
}

/** Inside a transaction that is open already. */
export async function storeRecords(client: pg.ClientBase, records: readonly CaseRecord[], prepared?: Prepared): Promise<StoredCases> {
  const { caseIds, touched, imported, updated, unchanged } = await writeCases(client, records);
  const opinions = records.flatMap(({ source, opinions }, i) =>
    opinions.map((opinion) => ({ caseId: caseIds[i] as number, source, opinion })),
  );
  const { empty, ...written } = await writeOpinions(client, opinions, prepared);
  await linkWaiting(client, touched);
  return { imported, updated, unchanged, opinions: written, empty };
}

/** One transaction with the lock; a batch may take longer than a visitor's query. */
export async function inStoreTransaction<T>(database: Pick<Database, 'pool'>, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [STORE_LOCK]);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true); // the transaction ends with the connection
    throw error;
  }
}
