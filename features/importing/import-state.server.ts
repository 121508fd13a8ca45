// Position, counts and remarks of an import. Written in the same transaction as the records, so
// that they stay consistent if the process is killed at any moment. `key` names what is imported: a
// path, or "law" and a path.
import type pg from 'pg';

export type ImportPosition = { stage: string; file: string; records: number };
export type Remark = {
  file: string;
  record: number;
  id: string;
  kind: 'skipped' | 'remark';
  reason: string;
};
/** `counts`: whatever the import adds up on its way; it is stored as JSON. */
export type ImportState<Counts> = { position: ImportPosition; counts: Partial<Counts> };

/** State of an unfinished import of the same files; undefined if it starts from the beginning. */
export async function findState<Counts>(
  client: pg.Pool,
  key: string,
  fingerprint: string,
): Promise<ImportState<Counts> | undefined> {
  const { rows } = await client.query(
    'SELECT * FROM case_imports WHERE path = $1 AND fingerprint = $2 AND finished_at IS NULL',
    [key, fingerprint],
  );
  const row = rows[0];
  if (!row) return undefined;
  return {
    position: { stage: row.stage, file: row.file, records: row.records },
    counts: JSON.parse(row.counts),
  };
}

export async function createState(
  client: pg.Pool,
  key: string,
  fingerprint: string,
): Promise<void> {
  await client.query('DELETE FROM case_import_remarks WHERE path = $1', [key]);
  await client.query(
    `INSERT INTO case_imports (path, fingerprint) VALUES ($1, $2) ON CONFLICT (path) DO UPDATE SET fingerprint = excluded.fingerprint,
       stage = '', file = '', records = 0, counts = '{}', started_at = now(), finished_at = NULL`,
    [key, fingerprint],
  );
}

export async function saveState(
  client: pg.ClientBase,
  key: string,
  position: ImportPosition,
  counts: object,
  remarks: Remark[],
  finished = false,
) {
  await client.query(
    `UPDATE case_imports SET stage = $2, file = $3, records = $4, counts = $5, finished_at = CASE WHEN $6 THEN now() END WHERE path = $1`,
    [key, position.stage, position.file, position.records, JSON.stringify(counts), finished],
  );
  if (remarks.length === 0) return;
  await client.query(
    `INSERT INTO case_import_remarks (path, number, file, record, source_id, kind, reason)
     SELECT $1, coalesce((SELECT max(number) FROM case_import_remarks WHERE path = $1), 0) + t.n, t.file, t.record, t.id, t.kind, t.reason
     FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS t(file, record, id, kind, reason, n)`,
    [
      key,
      remarks.map((r) => r.file),
      remarks.map((r) => r.record),
      remarks.map((r) => r.id),
      remarks.map((r) => r.kind),
      remarks.map((r) => r.reason),
    ],
  );
}

/** Skipped records and remarks in file order, read in pages because there may be many. */
export async function* listRemarks(client: pg.Pool, key: string): AsyncGenerator<Remark> {
  for (let after = 0; ; ) {
    const { rows } = await client.query(
      `SELECT number, file, record, source_id AS id, kind, reason FROM case_import_remarks
       WHERE path = $1 AND number > $2 ORDER BY number LIMIT 1000`,
      [key, after],
    );
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1).number;
  }
}

export async function countReasons(
  client: pg.Pool,
  key: string,
): Promise<{ kind: Remark['kind']; reason: string; times: number }[]> {
  const { rows } = await client.query(
    `SELECT kind, regexp_replace(reason, '^line \\d+: ', '') AS reason, count(*)::int AS times FROM case_import_remarks WHERE path = $1
     GROUP BY 1, 2 ORDER BY 3 DESC, 2 LIMIT 20`,
    [key],
  );
  return rows;
}
