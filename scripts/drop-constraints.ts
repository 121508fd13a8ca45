// While a restore loads tables in any order, nothing may check or change its rows.
import type pg from 'pg';
import { quoteName, quoteTable } from '#db/backup.ts';

/** Drops foreign keys and disables triggers; returns the statements that undo it. */
export async function dropConstraints(client: pg.Client): Promise<string[]> {
  const isUserSchema = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`;
  const keys = await client.query(`
    SELECT n.nspname AS schema, c.relname AS name, k.conname AS key, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${isUserSchema}`);
  const triggers = await client.query(`
    SELECT n.nspname AS schema, c.relname AS name, t.tgname AS trigger, t.tgenabled AS mode
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND t.tgenabled IN ('O', 'A') AND ${isUserSchema}`);
  const restoreStatements: string[] = [];
  for (const row of keys.rows) {
    await client.query(`ALTER TABLE ${quoteTable(row)} DROP CONSTRAINT ${quoteName(row.key)}`);
    restoreStatements.push(
      `ALTER TABLE ${quoteTable(row)} ADD CONSTRAINT ${quoteName(row.key)} ${row.definition}`,
    );
  }
  for (const row of triggers.rows) {
    const mode = row.mode === 'A' ? 'ENABLE ALWAYS' : 'ENABLE';
    await client.query(`ALTER TABLE ${quoteTable(row)} DISABLE TRIGGER ${quoteName(row.trigger)}`);
    restoreStatements.push(
      `ALTER TABLE ${quoteTable(row)} ${mode} TRIGGER ${quoteName(row.trigger)}`,
    );
  }
  return restoreStatements;
}
