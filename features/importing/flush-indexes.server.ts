import type pg from 'pg';

/**
 * Flushes the pending lists of GIN indexes and updates the planner's statistics, so that searches
 * are fast after an import.
 */
export async function flushIndexes(
  pool: pg.Pool,
  { indexes, tables }: { indexes: string[]; tables: string[] },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET statement_timeout = 0; SET maintenance_work_mem = '256MB'`);
    await client.query(
      'SELECT gin_clean_pending_list(name::regclass) FROM unnest($1::text[]) AS t(name)',
      [indexes],
    );
    await client.query(`ANALYZE ${tables.join(', ')}`);
  } finally {
    client.release(true); // closes the connection, which resets the settings
  }
}
