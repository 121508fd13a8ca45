// Two stored cases have turned out to be one: what belongs to the second moves to the first, and its address leads there.
import type pg from 'pg';

export async function joinCases(client: pg.ClientBase, keep: number, gone: number): Promise<void> {
  const both = [keep, gone];
  await client.query('UPDATE case_sources SET case_id = $1 WHERE case_id = $2', both);
  await client.query('UPDATE case_links SET from_case = $1 WHERE opinion_id IN (SELECT id FROM opinions WHERE case_id = $2)', both);
  await client.query('UPDATE opinions SET case_id = $1 WHERE case_id = $2', both);
  await client.query('UPDATE case_links SET to_case = $1 WHERE to_case = $2', both);
  await client.query('UPDATE former_case_slugs SET case_id = $1 WHERE case_id = $2', both);
  const { rows } = await client.query('DELETE FROM cases WHERE id = $1 RETURNING slug', [gone]);
  if (rows[0]) await client.query('INSERT INTO former_case_slugs (slug, case_id) VALUES ($1, $2)', [rows[0].slug, keep]);
}
