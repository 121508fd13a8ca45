// npm run restore -- FILE [--deletions FILE|none] [--without-foreign-deletions]
//   [--identity KEY-FILE] [--without-jobs]    fills an empty database from a backup, or changes
//   nothing. Accounts that were deleted since the backup are deleted again before the commit, and
//   what opened accounts at its time opens nothing any more (scripts/settle-accounts.ts). The whole
//   file is verified first. The database is migrated to the version that the backup records and
//   loaded in one transaction: foreign keys are dropped and recreated (which checks them all), and
//   every table is read back and compared with its checksum before the commit.
// npm run restore -- --already-restored [--deletions FILE|none] [--without-foreign-deletions]
//   the same for the accounts of a database that PostgreSQL's own tools brought back.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { copyOut, listTables, quoteTable, setDeterministicOutput } from '#db/backup.ts';
import { type Decrypt, readIdentityFile } from '#db/backup-encryption.ts';
import {
  type BackupHeader,
  type BackupSequence,
  type BackupTable,
  readBackupFrames,
  type TableChecksum,
  verifyBackupFile,
} from '#db/backup-file.ts';
import { type DatabaseTarget, findWritableTarget, toClientConfig } from '#db/connect.ts';
import { ATTACHED_LOCK } from '#db/embedded/hold-lock.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrateClient } from '#db/migrate.ts';
import type { ReadDeletions } from '#features/accounts/changes/deletion-log.server.ts';
import { dropConstraints } from '#scripts/drop-constraints.ts';
import { copyIn, makePartitions, readTableRows } from '#scripts/load-table.ts';
import { noteSecurityEvent } from '#scripts/note-security-event.ts';
import { readDeletionsFor } from '#scripts/repeat-deletions.ts';
import { reportAccounts, type SettledAccounts, settleAccounts } from '#scripts/settle-accounts.ts';
import { readOperatorSettings, withDatabase } from '#scripts/with-database.ts';

type Options = {
  file: string;
  migrations: string;
  withoutJobs: boolean;
  decrypt?: Decrypt;
  deletions: ReadDeletions | null;
};

async function restore(options: Options): Promise<void> {
  console.log('Checking the file');
  const header = await verifyBackupFile(options.file, options.decrypt);
  const { databaseUrl, dataDir } = readOperatorSettings();
  const server = databaseUrl
    ? undefined
    : await startEmbedded({ dataDir, onProgress: (message) => console.log(message) });
  try {
    const target = await findWritableTarget({ url: databaseUrl, embedded: server?.connection });
    await withClient(target, async (client) => {
      await refuseIfNotEmpty(client);
      await migrateTo(client, header, options.migrations);
      if (header.jobsVersion !== null && !options.withoutJobs)
        await prepareJobs(client, header.jobsVersion);
      await setDeterministicOutput(client);
      const { rows, accounts } = await loadBackup(client, options);
      console.log(
        `Restored ${rows} rows from the backup of ${header.createdAt}; every table's checksum agrees.`,
      );
      reportAccounts(accounts);
    });
  } finally {
    await server?.stop();
  }
}

/** What PostgreSQL's own tools brought back: its accounts are as a restore would leave them. */
function finishRestored(deletions: ReadDeletions | null): Promise<void> {
  return withDatabase((target) =>
    withClient(target, async (client) => {
      const { rows } = await client.query(`SELECT to_regclass('public.users') AS found`);
      if (!rows[0].found) throw new Error('The database has no accounts.');
      await client.query('BEGIN');
      const accounts = await settleAccounts(client, deletions);
      await client.query('COMMIT');
      reportAccounts(accounts);
    }),
  );
}

async function withClient(
  target: DatabaseTarget,
  use: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    ...toClientConfig(target),
    application_name: 'plainlaw-restore',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await refuseIfAttached(client);
    await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseIfAttached(client: pg.Client): Promise<void> {
  const lock = await client.query('SELECT pg_try_advisory_lock($1) AS held', [ATTACHED_LOCK]);
  const others = await client.query(
    `SELECT FROM pg_stat_activity WHERE application_name LIKE 'plainlaw%' AND datname = current_database()
       AND pid <> pg_backend_pid()`,
  );
  if (lock.rows[0].held && others.rowCount === 0) return;
  throw new Error(
    'Plainlaw is running on this database. Stop every app process that uses it, then restore.',
  );
}

const INTERNAL_TABLES = ['drizzle.__drizzle_migrations', 'pgboss.version'];

async function refuseIfNotEmpty(client: pg.Client): Promise<void> {
  for (const table of await listTables(client)) {
    if (INTERNAL_TABLES.includes(`${table.schema}.${table.name}`)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${quoteTable(table)} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new Error(
      `The database is not empty: ${table.schema}.${table.name} has rows. Restore into a new one: choose a new ` +
        'folder with DATA_DIR, or make an empty database on your server.',
    );
  }
}

/**
 * Runs the migrations that the backup records and no later ones: the next start runs those on the
 * restored data.
 */
async function migrateTo(client: pg.Client, header: BackupHeader, folder: string): Promise<void> {
  const recordedHashes = header.migrations.map((migration) => migration.hash);
  if (recordedHashes.length === 0) return;
  const knownHashes = readMigrationFiles({ migrationsFolder: folder }).map(
    (migration) => migration.hash,
  );
  if (recordedHashes.some((hash, index) => knownHashes[index] !== hash)) {
    throw new Error(
      'The backup was made by a version of Plainlaw that this one does not know. Use that version.',
    );
  }
  const partialFolder = mkdtempSync(join(tmpdir(), 'plainlaw-restore-'));
  try {
    cpSync(folder, partialFolder, { recursive: true });
    const journal = join(partialFolder, 'meta', '_journal.json');
    const content = JSON.parse(readFileSync(journal, 'utf8'));
    writeFileSync(
      journal,
      JSON.stringify({ ...content, entries: content.entries.slice(0, recordedHashes.length) }),
    );
    await migrateClient(client, partialFolder);
  } finally {
    rmSync(partialFolder, { recursive: true, force: true });
  }
  const { rows } = await client.query(
    'SELECT count(*)::int AS done FROM drizzle.__drizzle_migrations',
  );
  if (rows[0].done !== recordedHashes.length) {
    throw new Error(
      'The database already has the shape of a newer Plainlaw than the backup. Restore into a new one.',
    );
  }
}

async function prepareJobs(client: pg.Client, expectedVersion: number): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('pgboss.version') AS found`);
  if (!rows[0].found) {
    const { getConstructionPlans } = await import('pg-boss');
    await client.query(getConstructionPlans('pgboss'));
  }
  const version = (await client.query('SELECT version FROM pgboss.version')).rows[0]?.version;
  if (version === expectedVersion) return;
  if (!rows[0].found) await client.query('DROP SCHEMA pgboss CASCADE');
  throw new Error(
    `The backup's waiting jobs have another shape (${expectedVersion}) than this Plainlaw's (${version}). ` +
      'Add --without-jobs to restore everything else.',
  );
}

async function loadBackup(
  client: pg.Client,
  { file, withoutJobs, decrypt, deletions }: Options,
): Promise<{ rows: number; accounts: SettledAccounts }> {
  const isIncluded = (schema: string) =>
    schema !== 'drizzle' && !(withoutJobs && schema === 'pgboss');
  await client.query('BEGIN');
  const tables = (await listTables(client)).filter((table) => isIncluded(table.schema));
  const restoreStatements = await dropConstraints(client);
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(quoteTable).join(', ')}`);
  const loaded: { table: BackupTable; sum: TableChecksum }[] = [];
  let sequences: BackupSequence[] = [];
  const frames = readBackupFrames(file, decrypt);
  for await (const frame of frames) {
    if (frame.type === 'S') sequences = JSON.parse(frame.body.toString());
    if (frame.type !== 'T') continue;
    const table: BackupTable = JSON.parse(frame.body.toString());
    const rows = readTableRows(frames);
    if (isIncluded(table.schema)) {
      await makePartitions(client, table);
      const copied = await copyIn(client, table, rows.pieces);
      if (copied !== rows.sum().rows)
        throw new Error(`Not all rows of ${table.schema}.${table.name} were loaded.`);
      loaded.push({ table, sum: rows.sum() });
    } else for await (const _ of rows.pieces);
  }
  for (const statement of restoreStatements) await client.query(statement);
  for (const { table, sum } of loaded) {
    const reloaded = await copyOut(client, table);
    if (reloaded.rows !== sum.rows || reloaded.checksum !== sum.checksum) {
      throw new Error(
        `The checksum of ${table.schema}.${table.name} differs after loading. Nothing was kept.`,
      );
    }
  }
  for (const sequence of sequences.filter(({ schema }) => isIncluded(schema))) {
    const { lastValue, isCalled } = sequence;
    await client.query('SELECT setval($1::regclass, $2, $3)', [
      quoteTable(sequence),
      lastValue,
      isCalled,
    ]);
  }
  const accounts = await settleAccounts(client, deletions);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return { rows: loaded.reduce((total, { sum }) => total + sum.rows, 0), accounts };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'without-jobs': { type: 'boolean', default: false },
    identity: { type: 'string' },
    deletions: { type: 'string' },
    'without-foreign-deletions': { type: 'boolean', default: false },
    migrations: { type: 'string' },
    'already-restored': { type: 'boolean', default: false },
  },
});
const isThere = values['already-restored'];
const [file, ...more] = positionals;
if (isThere === Boolean(file) || more.length > 0) {
  console.error(
    'Use: npm run restore -- FILE [--deletions FILE|none] [--without-foreign-deletions] [--identity KEY-FILE] [--without-jobs]\n' +
      '     npm run restore -- --already-restored [--deletions FILE|none] [--without-foreign-deletions]',
  );
  process.exitCode = 2;
} else {
  const migrations = values.migrations ?? join(import.meta.dirname, '..', 'db', 'migrations');
  try {
    const readList = () => readDeletionsFor(values.deletions, values['without-foreign-deletions']);
    if (!file) await finishRestored(readList());
    else {
      if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
      const decrypt = values.identity
        ? await readIdentityFile(resolve(values.identity))
        : undefined;
      await restore({
        file: resolve(file),
        migrations,
        withoutJobs: values['without-jobs'],
        decrypt,
        deletions: readList(),
      });
    }
    noteSecurityEvent('restore', 'ok');
  } catch (error) {
    const what = isThere ? 'Nothing was changed.' : 'Nothing was restored.';
    console.error(`${what} ${(error as Error).message}`);
    noteSecurityEvent('restore', 'failed');
    process.exitCode = 1;
  }
}
