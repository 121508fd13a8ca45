// The end of an import: sections that the newest whole release of their code no longer has are no
// longer in force, and the operator is told what became of the others.
import type pg from 'pg';
import { formatStatuteNumber, type StatuteChange } from './statute-change.ts';

/**
 * `whole`: all sections of its code were read. Returns how many sections are no longer in force.
 */
export async function finishReleases(
  client: pg.ClientBase,
  releases: readonly { id: number; whole: boolean }[],
): Promise<number> {
  const ids = releases.map(({ id }) => id);
  await client.query(
    'UPDATE statute_releases SET finished_at = now() WHERE id = ANY($1) AND finished_at IS NULL',
    [releases.filter(({ whole }) => whole).map(({ id }) => id)],
  );
  const { rowCount } = await client.query(END_SECTIONS, [ids]);
  return rowCount ?? 0;
}

const END_SECTIONS = `
UPDATE statute_sections s SET in_force = false
FROM (
  SELECT DISTINCT ON (jurisdiction, code) id, jurisdiction, code, date FROM statute_releases whole
  WHERE finished_at IS NOT NULL AND (jurisdiction, code) IN (SELECT jurisdiction, code FROM statute_releases WHERE id = ANY($1))
  ORDER BY jurisdiction, code, date DESC, id DESC
) newest, statute_versions v JOIN statute_releases last ON last.id = v.last_release_id
WHERE s.in_force AND (s.jurisdiction, s.code) = (newest.jurisdiction, newest.code) AND v.id = s.version_id
  AND (last.date, last.id) < (newest.date, newest.id)`;

/**
 * What these releases changed against the release before them; nothing for the first release of a
 * code. In the codes' order.
 */
export async function* listChanges(
  pool: pg.Pool,
  releases: readonly number[],
): AsyncGenerator<StatuteChange> {
  for (const releaseId of releases) {
    const { rows } = await pool.query<
      Omit<StatuteChange, 'citation'> & { jurisdiction: string; code: string; number: string }
    >(SELECT_CHANGES, [releaseId]);
    for (const { jurisdiction, code, number, ...change } of rows) {
      yield { ...change, citation: formatStatuteNumber({ jurisdiction, code, number }) };
    }
  }
}

const SELECT_CHANGES = `
WITH this AS (SELECT * FROM statute_releases WHERE id = $1), before AS (
  SELECT r.* FROM statute_releases r, this WHERE (r.jurisdiction, r.code) = (this.jurisdiction, this.code) AND (r.date, r.id) < (this.date, this.id)
  ORDER BY r.date DESC, r.id DESC LIMIT 1
)
SELECT s.jurisdiction, s.code, s.number, s.heading, change.kind
FROM this, before, statute_sections s, LATERAL (
  SELECT CASE WHEN EXISTS (
    SELECT 1 FROM statute_versions older JOIN statute_releases first ON first.id = older.release_id
    WHERE older.section_id = s.id AND (first.date, first.id) < (this.date, this.id)
  ) THEN 'changed' ELSE 'added' END AS kind
  FROM statute_versions v WHERE v.section_id = s.id AND v.release_id = this.id
  UNION ALL
  SELECT 'gone' FROM statute_versions v WHERE v.id = s.version_id AND NOT s.in_force AND v.last_release_id = before.id
    AND this.finished_at IS NOT NULL
) change
WHERE (s.jurisdiction, s.code) = (this.jurisdiction, this.code)
ORDER BY s.position, s.copy`;
