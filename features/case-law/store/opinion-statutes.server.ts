// Which sections of law an opinion cites, so that the page of a section lists the decisions.
// Imports write it with the opinion; opinions that were stored before are read by a job, a few at a
// time, so that neither a start nor a visitor waits for it.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type pg from 'pg';
import type { Deps } from '#features/deps.ts';
import { type CitedStatute, findAuthorities } from '../import/prepare-opinion.ts';

type OpinionStatutes = { opinionId: number; caseId: number; statutes: CitedStatute[] };

export async function writeOpinionStatutes(
  client: pg.ClientBase,
  opinions: OpinionStatutes[],
): Promise<void> {
  const rows = opinions.flatMap(({ opinionId, caseId, statutes }) =>
    statutes.map((statute) => ({ ...statute, opinionId, caseId })),
  );
  if (rows.length === 0) return;
  await client.query(
    `INSERT INTO opinion_statutes (opinion_id, case_id, paragraph, jurisdiction, code, number)
     SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[]) ON CONFLICT DO NOTHING`,
    [
      rows.map((row) => row.opinionId),
      rows.map((row) => row.caseId),
      rows.map((row) => row.paragraph),
      rows.map((row) => row.jurisdiction),
      rows.map((row) => row.code),
      rows.map((row) => row.number),
    ],
  );
}

const BATCH = 20;
/** For one run of the job. */
const MAX_OPINIONS = 500;

/** Resumes where it stopped: each batch is one transaction. Returns how many opinions were read. */
export async function readUnreadStatutes(
  { db }: Pick<Deps, 'db'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let total = 0;
  while (total < MAX_OPINIONS && !signal?.aborted) {
    const count = await readBatch(db);
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

async function readBatch({ pool }: Deps['db']): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number; caseId: number; paragraphs: string[] }>(
      `SELECT id, case_id AS "caseId", paragraphs FROM opinions WHERE NOT statutes_read ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    );
    const read: OpinionStatutes[] = [];
    for (const { id, caseId, paragraphs } of rows) {
      read.push({ opinionId: id, caseId, statutes: findAuthorities(paragraphs).statutes });
      await yieldToEventLoop();
    }
    await writeOpinionStatutes(client, read);
    await client.query('UPDATE opinions SET statutes_read = true WHERE id = ANY($1)', [
      rows.map(({ id }) => id),
    ]);
    await client.query('COMMIT');
    return rows.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
