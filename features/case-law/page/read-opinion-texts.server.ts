// The opinions of a case as numbered paragraphs of plain text.
import { sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import { formatOpinionTitle } from '../messages/tables.ts';

export type OpinionText = { title: string; paragraphs: string[] };

export async function readOpinionTexts(
  { db }: Pick<Deps, 'db'>,
  caseId: number,
): Promise<OpinionText[]> {
  const { rows } = await db.db.execute<{ kind: string; author: string; paragraphs: string[] }>(
    sql`select kind, author, paragraphs from opinions where case_id = ${caseId} order by position, id`,
  );
  return rows.map(({ kind, author, paragraphs }) => ({
    title: formatOpinionTitle(kind, author),
    paragraphs,
  }));
}
