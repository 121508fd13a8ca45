// All statutes enter the database here. A section whose text is that of its newest version only
// gets a later "last release"; another text becomes a new version. Storing the same twice changes
// nothing. An older release than the newest one is stored as an earlier version and leaves heading
// and search words alone; it does not put a section back in force that a newer whole code no longer
// has.
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import { runLocked } from '#db/run-locked.ts';
import { hashStatuteText } from '#legal/statutes/normalize-text.ts';
import { getSectionPosition } from '#legal/statutes/section-position.ts';
import type { StatuteRecord, StatuteRelease } from '../schema.ts';

/** Advisory lock key, arbitrary but unique; see db/embedded/hold-lock.ts for the others. */
const STORE_LOCK = 7_526_012;

export type StoredSections = { added: number; changed: number; unchanged: number };

/** One transaction; only one process stores at a time. */
export const runInStatuteTransaction = <T>(
  database: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => runLocked(database, STORE_LOCK, work);

/**
 * The release's id. It is created when it is not there yet. A release that has a name is known by
 * it, whatever date a file gives.
 */
export async function openRelease(
  client: pg.ClientBase,
  { jurisdiction, code, name, date }: StatuteRelease,
): Promise<number> {
  const named = await client.query<{ id: number }>(
    `SELECT id FROM statute_releases WHERE jurisdiction = $1 AND code = $2 AND name = $3 AND name <> '' ORDER BY id LIMIT 1`,
    [jurisdiction, code, name],
  );
  if (named.rows[0]) return named.rows[0].id;
  const values = [jurisdiction, code, name, date];
  await client.query(
    'INSERT INTO statute_releases (jurisdiction, code, name, date) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    values,
  );
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM statute_releases WHERE jurisdiction = $1 AND code = $2 AND name = $3 AND date = $4',
    values,
  );
  return (rows[0] as { id: number }).id;
}

/**
 * Sections of one release. Two records of one batch must differ in address or `copy`. Returns what
 * became of them; "changed" are those whose text differs from that of the release before.
 */
export async function storeSections(
  client: pg.ClientBase,
  releaseId: number,
  records: readonly StatuteRecord[],
): Promise<StoredSections> {
  const rows = records.map(toRow);
  const json = JSON.stringify(rows);
  const { rows: inserted } = await client.query<{ id: number }>(INSERT_SECTIONS, [json]);
  const { rows: known } = await client.query<KnownVersion>(SELECT_VERSIONS, [json, releaseId]);
  const added = new Set(inserted.map(({ id }) => id));
  const counts = { added: added.size, changed: 0, unchanged: 0 };
  const extended: { id: number; isLater: boolean }[] = [];
  const fresh: number[] = [];
  for (const [index, { hash }] of rows.entries()) {
    const { section_id: sectionId, before, after } = known[index] as KnownVersion;
    if (before?.hash === hash || after?.hash === hash) {
      counts.unchanged++;
      if (before?.hash === hash) extended.push({ id: before.id, isLater: true });
      else if (after) extended.push({ id: after.id, isLater: false });
    } else {
      fresh.push(index);
      if (!added.has(sectionId)) counts.changed++;
    }
  }
  await client.query(EXTEND_VERSIONS, [
    extended.map(({ id }) => id),
    extended.map(({ isLater }) => isLater),
    releaseId,
  ]);
  const freshRows = fresh.map((index) => ({
    ...rows[index],
    section_id: known[index]?.section_id,
  }));
  await client.query(INSERT_VERSIONS, [JSON.stringify(freshRows), releaseId]);
  await client.query(POINT_TO_NEWEST, [known.map(({ section_id }) => section_id), releaseId]);
  return counts;
}

/** The versions on both sides of the release in time, or of the release itself. */
type KnownVersion = {
  section_id: number;
  before: { id: number; hash: string } | null;
  after: { id: number; hash: string } | null;
};

function toRow(
  { jurisdiction, code, number, copy, heading, paragraphs, sourceUrl }: StatuteRecord,
  n: number,
) {
  const texts = paragraphs.map(({ text }) => text);
  return {
    n,
    jurisdiction,
    code,
    number,
    copy,
    position: getSectionPosition(number),
    heading,
    paragraphs: texts,
    paths: paragraphs.map(({ path }) => path),
    hash: hashStatuteText(texts),
    source_url: sourceUrl,
  };
}

const ROWS = `jsonb_to_recordset($1::jsonb) AS r(n int, jurisdiction text, code text, number text, copy smallint, position text,
  heading text, paragraphs text[], paths text[], hash text, source_url text, section_id int)`;

const INSERT_SECTIONS = `
INSERT INTO statute_sections (jurisdiction, code, number, copy, position, heading, words)
SELECT jurisdiction, code, number, copy, position, heading, '' FROM ${ROWS} ON CONFLICT DO NOTHING RETURNING id`;

const SELECT_VERSIONS = `
SELECT s.id AS section_id, before.one AS before, after.one AS after
FROM ${ROWS} JOIN statute_sections s USING (jurisdiction, code, number, copy) JOIN statute_releases this ON this.id = $2
LEFT JOIN LATERAL (
  SELECT jsonb_build_object('id', v.id, 'hash', v.hash) AS one FROM statute_versions v JOIN statute_releases first ON first.id = v.release_id
  WHERE v.section_id = s.id AND (first.date, first.id) <= (this.date, this.id)
  ORDER BY first.date DESC, first.id DESC LIMIT 1
) before ON true
LEFT JOIN LATERAL (
  SELECT jsonb_build_object('id', v.id, 'hash', v.hash) AS one FROM statute_versions v JOIN statute_releases first ON first.id = v.release_id
  WHERE v.section_id = s.id AND (first.date, first.id) > (this.date, this.id)
  ORDER BY first.date, first.id LIMIT 1
) after ON true
ORDER BY r.n`;

const EXTEND_VERSIONS = `
UPDATE statute_versions v SET
  last_release_id = CASE WHEN t.is_later AND (this.date, this.id) > (last.date, last.id) THEN this.id ELSE last.id END,
  release_id = CASE WHEN t.is_later THEN v.release_id ELSE this.id END
FROM unnest($1::int[], $2::boolean[]) AS t(id, is_later), statute_releases this, statute_versions old
JOIN statute_releases last ON last.id = old.last_release_id
WHERE v.id = t.id AND old.id = t.id AND this.id = $3`;

const INSERT_VERSIONS = `
INSERT INTO statute_versions (section_id, release_id, last_release_id, heading, paragraphs, paths, hash, source_url)
SELECT section_id, $2, $2, heading, paragraphs, paths, hash, source_url FROM ${ROWS}
ON CONFLICT (section_id, release_id) DO UPDATE SET heading = excluded.heading, paragraphs = excluded.paragraphs, paths = excluded.paths,
  hash = excluded.hash, source_url = excluded.source_url`;

/**
 * Text past this many characters is not searched by words: a search vector has at most a megabyte.
 */
const MAX_SEARCHED_CHARS = 400_000;
const POINT_TO_NEWEST = `
UPDATE statute_sections s SET version_id = v.id, heading = v.heading, in_force = s.in_force OR this.is_newest,
  words = setweight(to_tsvector('english', s.number || ' ' || v.heading), 'A')
    || setweight(to_tsvector('english', left(array_to_string(v.paragraphs, ' '), ${MAX_SEARCHED_CHARS})), 'D')
FROM unnest($1::int[]) AS t(id), (
  SELECT NOT EXISTS (
    SELECT 1 FROM statute_releases whole WHERE (whole.jurisdiction, whole.code) = (r.jurisdiction, r.code)
      AND whole.finished_at IS NOT NULL AND (whole.date, whole.id) > (r.date, r.id)
  ) AS is_newest FROM statute_releases r WHERE r.id = $2
) this, LATERAL (
  SELECT v.* FROM statute_versions v JOIN statute_releases last ON last.id = v.last_release_id WHERE v.section_id = t.id
  ORDER BY last.date DESC, last.id DESC LIMIT 1
) v
WHERE s.id = t.id AND (s.version_id IS DISTINCT FROM v.id OR (this.is_newest AND NOT s.in_force) OR s.heading <> v.heading)`;
