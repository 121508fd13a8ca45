// One transaction under an advisory lock and without a statement timeout: for imports, whose
// batches may take longer than a visitor's query and of which only one may store at a time.
import type pg from 'pg';
import type { Database } from './database.ts';

export async function runLocked<T>(
  { pool }: Pick<Database, 'pool'>,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`,
    );
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true); // the transaction ends with the connection
    throw error;
  }
}
