// A restored backup holds accounts that were deleted after it was made. Their keyed hashes stand in
// the data folder, outside of the backup; the restore deletes them again, or asks where they are.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import {
  getDeletionFile,
  type ReadDeletions,
  readDeletions,
} from '#features/accounts/changes/deletion-log.server.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';

/** Deletes the accounts that were deleted since the backup, with all that references them. */
export async function repeatDeletions(
  client: pg.Client,
  deletions: ReadDeletions,
): Promise<number> {
  const { rows: tables } = await client.query(`SELECT to_regclass('public.users') AS found`);
  if (!tables[0].found) return 0;
  const { rows } = await client.query<{ id: string }>('SELECT id FROM public.users');
  const ids = rows.map(({ id }) => id).filter((id) => deletions.includes(id));
  for (const id of ids) await deleteRestoredAccount(client, id);
  return ids.length;
}

async function deleteRestoredAccount(client: pg.Client, id: string): Promise<void> {
  // What stands under the address alone: mails that wait, and what was bought while signed out.
  for (const [table, condition] of [
    ['public.account_tasks', ''],
    ['public.plan_grants', ' AND user_id IS NULL'],
    ['public.store_events', ' AND user_id IS NULL'],
  ]) {
    const { rows } = await client.query('SELECT to_regclass($1) AS found', [table]);
    if (rows[0].found)
      await client.query(
        `DELETE FROM ${table} WHERE email = (SELECT email FROM public.users WHERE id = $1)${condition}`,
        [id],
      );
  }
  await client.query('DELETE FROM public.users WHERE id = $1', [id]);
}

/**
 * A backup may hold accounts whose owners deleted them afterwards. Without the list of deletions,
 * or with one that another installation wrote a part of, nothing is restored, unless the operator
 * says that there is none, or that the part is not of this database.
 */
export function readDeletionsFor(
  option: string | undefined,
  withoutForeign: boolean,
): ReadDeletions | null {
  if (option === 'none') return null;
  const { dataDir, appSecret } = readOperatorSettings();
  const file = option ? resolve(option) : getDeletionFile(dataDir);
  if (!existsSync(file))
    throw new Error(
      `There is no list of deleted accounts at ${file}. The server that made the backup kept one in its data folder ` +
        '(deleted-accounts): say where with --deletions FILE. If nobody has deleted an account since the backup, say --deletions none.',
    );
  const secret =
    process.env.APP_SECRET && appSecret ? appSecret : readStoredSecret(dirname(file), dataDir);
  const deletions = secret === undefined ? undefined : readDeletions(file, secret);
  if (!deletions || (deletions.count === 0 && deletions.foreign > 0))
    throw new Error(
      `The list of deleted accounts at ${file} was written with another APP_SECRET. Set the one that the server had, ` +
        'or put its file app-secret beside the list.',
    );
  if (deletions.foreign > 0 && !withoutForeign)
    throw new Error(
      `${deletions.foreign} entries of the list of deleted accounts at ${file} were written with another APP_SECRET and cannot be repeated: ` +
        'they are of another installation, or of this one before its secret was changed. If nobody whose account is in the backup can be ' +
        'among them, add --without-foreign-deletions.',
    );
  return deletions;
}

function readStoredSecret(...folders: string[]): string | undefined {
  const file = folders.map((folder) => join(folder, 'app-secret')).find((path) => existsSync(path));
  return file && readFileSync(file, 'utf8').trim();
}
