// Runs pending migrations. Several app processes may start at once, so this happens under a lock:
// the first one migrates, the others wait and then find nothing to do. All pending migrations run
// in one transaction; a kill halfway changes nothing.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MIGRATE_LOCK } from '#db/embedded/hold-lock.ts';

export async function migrate(database: { pool: pg.Pool }, folder: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await migrateClient(client, folder);
  } finally {
    client.release(true); // destroy the connection: its timeouts were turned off
  }
}

export async function migrateClient(client: pg.ClientBase, folder: string): Promise<void> {
  await client.query('SET statement_timeout = 0');
  await client.query('SET idle_in_transaction_session_timeout = 0');
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATE_LOCK]);
  try {
    await migrateWithDrizzle(drizzle(client as pg.Client), { migrationsFolder: folder });
  } finally {
    // otherwise released when the connection closes
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATE_LOCK]).catch(() => {});
  }
}
