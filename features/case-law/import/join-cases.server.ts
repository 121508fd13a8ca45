// Merges two stored cases that turned out to be the same: everything moves to the target case, and
// the old slug redirects to it.
import type pg from 'pg';

export async function joinCases(
  client: pg.ClientBase,
  targetId: number,
  removedId: number,
): Promise<void> {
  const ids = [targetId, removedId];
  await client.query('UPDATE case_sources SET case_id = $1 WHERE case_id = $2', ids);
  await client.query(
    'UPDATE case_links SET from_case = $1 WHERE opinion_id IN (SELECT id FROM opinions WHERE case_id = $2)',
    ids,
  );
  await client.query(
    'UPDATE opinion_statutes SET case_id = $1 WHERE opinion_id IN (SELECT id FROM opinions WHERE case_id = $2)',
    ids,
  );
  await client.query('UPDATE opinions SET case_id = $1 WHERE case_id = $2', ids);
  await client.query('UPDATE case_links SET to_case = $1 WHERE to_case = $2', ids);
  await client.query('UPDATE former_case_slugs SET case_id = $1 WHERE case_id = $2', ids);
  const { rows } = await client.query('DELETE FROM cases WHERE id = $1 RETURNING slug', [
    removedId,
  ]);
  if (rows[0])
    await client.query('INSERT INTO former_case_slugs (slug, case_id) VALUES ($1, $2)', [
      rows[0].slug,
      targetId,
    ]);
}
