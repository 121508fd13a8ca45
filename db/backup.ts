// Backs up any database that the app runs on. Written here because the embedded server comes
// without pg_dump: every table is stored as PostgreSQL's COPY text, read in one snapshot while the
// app keeps writing. For the file format see db/backup-file.ts. A table's checksum is the sum of
// its rows' SHA-256, so it does not depend on row order.
import { createHash, hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createEncryption } from '#db/backup-encryption.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type BackupSequence,
  type BackupSummary,
  type BackupTable,
  type FrameType,
  type TableChecksum,
} from '#db/backup-file.ts';

/** `recipient`: the public key (age) for which the file is encrypted; without one it is plain. */
export async function backupDatabase(
  client: pg.Client,
  file: string,
  recipient?: string,
): Promise<BackupSummary> {
  const encrypt = recipient ? createEncryption(recipient) : undefined;
  if (existsSync(file))
    throw new Error(`${file} already exists. Choose another name for the backup.`);
  await setDeterministicOutput(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const header = await readHeader(client);
  const tables = await listTables(client);
  for (const table of tables)
    await client.query(`LOCK TABLE ${quoteTable(table)} IN ACCESS SHARE MODE`);
  const temporaryFile = `${file}.part-${process.pid}`;
  const gzip = createGzip();
  try {
    const out = createWriteStream(temporaryFile, { mode: 0o600, flags: 'wx', flush: true });
    const plain = addHeaderAndChecksum(header);
    const fileWritten = encrypt ? pipeline(gzip, plain, encrypt, out) : pipeline(gzip, plain, out);
    const summary = await Promise.race([
      writeFrames(client, gzip, tables),
      fileWritten.then(() => Promise.reject(new Error('The backup file was closed early.'))),
    ]);
    gzip.end();
    await fileWritten;
    await client.query('COMMIT');
    await rename(temporaryFile, file);
    await syncFolder(dirname(file));
    return summary;
  } catch (error) {
    gzip.destroy();
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Session settings under which equal values always have the same text, and nothing times out. */
export async function setDeterministicOutput(client: pg.Client): Promise<void> {
  const settings = {
    client_encoding: 'UTF8',
    datestyle: 'ISO',
    intervalstyle: 'postgres',
    timezone: 'UTC',
    extra_float_digits: '1',
    bytea_output: 'hex',
    search_path: '',
    synchronize_seqscans: 'off',
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query('SELECT set_config($1, $2, false)', [name, value]);
  }
}

/** Wraps the compressed frames with the header line in front and the checksum of both behind. */
function addHeaderAndChecksum(header: BackupHeader) {
  return async function* (frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const line = Buffer.from(`${JSON.stringify(header)}\n`);
    const sum = createHash('sha256').update(line);
    yield line;
    for await (const chunk of frames) {
      sum.update(chunk);
      yield chunk;
    }
    yield Buffer.from(sum.digest('hex'));
  };
}

async function writeFrames(
  client: pg.Client,
  gzip: Gzip,
  tables: BackupTable[],
): Promise<BackupSummary> {
  const summary: BackupSummary = { tables: tables.length, rows: 0, bytes: 0 };
  const write = (type: FrameType, body: Buffer): boolean => {
    const head = Buffer.alloc(5);
    head.write(type, 0, 'latin1');
    head.writeUInt32BE(body.length, 1);
    gzip.write(head);
    return gzip.write(body);
  };
  const writeJson = async (type: FrameType, value: unknown) => {
    if (!write(type, Buffer.from(JSON.stringify(value)))) await once(gzip, 'drain');
  };
  for (const table of tables) {
    await writeJson('T', table);
    const sum = await copyOut(client, table, (chunk) => {
      summary.bytes += chunk.length;
      return write('D', chunk) ? undefined : once(gzip, 'drain');
    });
    summary.rows += sum.rows;
    await writeJson('E', sum);
  }
  // Sequences are not part of the snapshot: read last, so that none is behind the rows.
  await writeJson('S', await listSequences(client));
  await writeJson('Z', summary);
  return summary;
}

/**
 * Reads all rows of a table. A chunk that is passed on may begin and end within a row; the next one
 * is read when `onChunk` is done.
 */
export async function copyOut(
  client: pg.Client,
  table: BackupTable,
  onChunk: (chunk: Buffer) => Promise<unknown> | undefined = () => undefined,
): Promise<TableChecksum> {
  const columns = table.columns.map(quoteName).join(', ');
  const only = table.partitions.length > 0 ? '' : 'ONLY ';
  let rows = 0;
  let sum = 0n;
  let unfinished: Buffer[] = [];
  for await (const chunk of client.query(
    copyTo(`COPY (SELECT ${columns} FROM ${only}${quoteTable(table)}) TO STDOUT`),
  )) {
    let start = 0;
    // A row is a line: breaks within values are escaped.
    for (let end = chunk.indexOf('\n') + 1; end > 0; end = chunk.indexOf('\n', start) + 1) {
      const row = chunk.subarray(start, end);
      sum += BigInt(
        `0x${hash('sha256', unfinished.length > 0 ? Buffer.concat([...unfinished, row]) : row, 'hex')}`,
      );
      rows += 1;
      unfinished = [];
      start = end;
    }
    if (start < chunk.length) unfinished.push(chunk.subarray(start));
    await onChunk(chunk);
  }
  return { rows, checksum: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') };
}

async function readHeader(client: pg.Client): Promise<BackupHeader> {
  const hasTable = async (table: string) =>
    (await client.query('SELECT to_regclass($1) AS found', [table])).rows[0].found;
  const migrations = (await hasTable('drizzle.__drizzle_migrations'))
    ? await client.query(
        'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
      )
    : { rows: [] };
  const jobs = (await hasTable('pgboss.version'))
    ? await client.query('SELECT version FROM pgboss.version')
    : { rows: [] };
  const server = await client.query('SHOW server_version');
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    serverVersion: server.rows[0].server_version,
    migrations: migrations.rows.map((row) => ({
      hash: row.hash,
      createdAt: Number(row.created_at),
    })),
    jobsVersion: jobs.rows[0]?.version ?? null,
  };
}

/** Every table that holds data; a partitioned table is listed once, with its partitions. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query(`
    SELECT n.nspname AS schema, c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_catalog.pg_attribute
            WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      COALESCE((SELECT json_agg(json_build_object('schema', pn.nspname, 'name', p.relname,
                  'bound', pg_get_expr(p.relpartbound, p.oid)) ORDER BY p.oid)
                FROM pg_catalog.pg_inherits i JOIN pg_catalog.pg_class p ON p.oid = i.inhrelid
                JOIN pg_catalog.pg_namespace pn ON pn.oid = p.relnamespace
                WHERE i.inhparent = c.oid AND p.relispartition), '[]') AS partitions
    FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
      AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
      AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY n.nspname, c.relname`);
  return rows;
}

async function listSequences(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query(`
    SELECT n.nspname AS schema, c.relname AS name FROM pg_catalog.pg_class c
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
    ORDER BY n.nspname, c.relname`);
  const sequences: BackupSequence[] = [];
  for (const { schema, name } of rows) {
    const value = await client.query(
      `SELECT last_value, is_called FROM ${quoteTable({ schema, name })}`,
    );
    sequences.push({
      schema,
      name,
      lastValue: value.rows[0].last_value,
      isCalled: value.rows[0].is_called,
    });
  }
  return sequences;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteTable({ schema, name }: { schema: string; name: string }): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
