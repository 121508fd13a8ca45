// Progress and remarks of an import. Written in the same transaction as the records, so that they stay consistent if the process
// is killed at any moment.
import type pg from 'pg';

export type Counts = {
  imported: number;
  updated: number;
  unchanged: number;
  skipped: number;
  remarks: number;
  opinions: number;
  records: number;
};
export type ImportPosition = { stage: string; file: string; records: number };
export type Remark = { file: string; record: number; id: string; kind: 'skipped' | 'remark'; reason: string };
export type ImportState = { position: ImportPosition; counts: Counts; finished: boolean };

export const ZERO_COUNTS: Counts = { imported: 0, updated: 0, unchanged: 0, skipped: 0, remarks: 0, opinions: 0, records: 0 };

/** State of an unfinished import of the same files; undefined if it starts from the beginning. */
export async function findState(client: pg.Pool, path: string, fingerprint: string): Promise<ImportState | undefined> {
  const { rows } = await client.query('SELECT * FROM case_imports WHERE path = $1 AND fingerprint = $2 AND finished_at IS NULL', [
    path,
    fingerprint,
  ]);
  const row = rows[0];
  if (!row) return undefined;
  return {
    position: { stage: row.stage, file: row.file, records: row.records },
    counts: { ...ZERO_COUNTS, ...JSON.parse(row.counts) },
    finished: false,
  };
}

export async function createState(client: pg.Pool, path: string, fingerprint: string): Promise<void> {
  await client.query('DELETE FROM case_import_remarks WHERE path = $1', [path]);
  await client.query(
    `INSERT INTO case_imports (path, fingerprint) VALUES ($1, $2) ON CONFLICT (path) DO UPDATE SET fingerprint = excluded.fingerprint,
       stage = '', file = '', records = 0, counts = '{}', started_at = now(), finished_at = NULL`,
    [path, fingerprint],
  );
}

export async function saveState(
  client: pg.ClientBase,
  path: string,
  position: ImportPosition,
  counts: Counts,
  remarks: Remark[],
  finished = false,
) {
  await client.query(
    `UPDATE case_imports SET stage = $2, file = $3, records = $4, counts = $5, finished_at = CASE WHEN $6 THEN now() END WHERE path = $1`,
    [path, position.stage, position.file, position.records, JSON.stringify(counts), finished],
  );
  if (remarks.length === 0) return;
  await client.query(
    `INSERT INTO case_import_remarks (path, number, file, record, source_id, kind, reason)
     SELECT $1, coalesce((SELECT max(number) FROM case_import_remarks WHERE path = $1), 0) + t.n, t.file, t.record, t.id, t.kind, t.reason
     FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS t(file, record, id, kind, reason, n)`,
    [
      path,
      remarks.map((r) => r.file),
      remarks.map((r) => r.record),
      remarks.map((r) => r.id),
      remarks.map((r) => r.kind),
      remarks.map((r) => r.reason),
    ],
  );
}

/** Skipped records and remarks in file order, read in pages because there may be many. */
export async function* listRemarks(client: pg.Pool, path: string): AsyncGenerator<Remark> {
  for (let after = 0; ; ) {
    const { rows } = await client.query(
      `SELECT number, file, record, source_id AS id, kind, reason FROM case_import_remarks
       WHERE path = $1 AND number > $2 ORDER BY number LIMIT 1000`,
      [path, after],
    );
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1).number;
  }
}

export async function countReasons(client: pg.Pool, path: string): Promise<{ kind: Remark['kind']; reason: string; times: number }[]> {
  const { rows } = await client.query(
    `SELECT kind, regexp_replace(reason, '^line \\d+: ', '') AS reason, count(*)::int AS times FROM case_import_remarks WHERE path = $1
     GROUP BY 1, 2 ORDER BY 3 DESC, 2 LIMIT 20`,
    [path],
  );
  return rows;
}
