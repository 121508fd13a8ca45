// Which sections are no longer as they were when content was checked: the stored text has another
// hash than the recorded one, or the newest release has no such section. Only a text that is newer
// than the recorded one counts, so that an import of an older release makes nothing stale.
import type { Deps } from '#features/deps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { StatuteHash } from '#features/library/schema/statute-hash-schema.ts';
import {
  listRestingItems,
  parseSectionKey,
  type RestingItem,
  toSectionKey,
} from './list-resting-items.ts';

export type StaleSection = {
  key: string;
  heading: string;
  recorded: StatuteHash;
  /** As of when the newer text is. */
  date: string;
  /** The newest release no longer has the section. */
  removed: boolean;
  /** Ids of the newest versions. */
  versions: number[];
  /** Nobody was told about it yet. */
  isNew: boolean;
};
export type StaleItem = RestingItem & { changed: StaleSection[] };

export async function listStaleSections({
  db,
  library,
}: Pick<LibraryDeps, 'db' | 'library'>): Promise<StaleSection[]> {
  const recorded = new Map(library.statuteHashes.map((hash) => [hash.id, hash]));
  const rows = await listStored(db, [...recorded.keys()]);
  return rows.flatMap((row): StaleSection[] => {
    const key = toSectionKey(row);
    const hash = recorded.get(key);
    if (!hash || isSame(row, hash)) return [];
    const { heading, date, versions, isNew } = row;
    return [{ key, heading, recorded: hash, date, removed: !row.inForce, versions, isNew }];
  });
}

/**
 * A month is compared with a day as far as both say something: a text of the same month is not an
 * older one.
 */
function isSame({ hash, date, inForce }: StoredRow, recorded: StatuteHash): boolean {
  const length = Math.min(date.length, recorded.date.length);
  if (date.slice(0, length) < recorded.date.slice(0, length)) return true;
  return inForce && hash === recorded.hash;
}

export function listStaleItems(
  library: LibraryDeps['library'],
  sections: readonly StaleSection[],
): StaleItem[] {
  const byKey = new Map(sections.map((section) => [section.key, section]));
  return listRestingItems(library).flatMap((item): StaleItem[] => {
    const changed = item.sections.flatMap((key) => byKey.get(key) ?? []);
    return changed.length > 0 ? [{ ...item, changed }] : [];
  });
}

type StoredRow = {
  jurisdiction: string;
  code: string;
  number: string;
  heading: string;
  hash: string;
  date: string;
  inForce: boolean;
  versions: number[];
  isNew: boolean;
};

/**
 * The newest text of each section; the copies of one number together. A copy that is no longer in
 * force is no part of the text.
 */
export async function listStored(db: Deps['db'], keys: string[]): Promise<StoredRow[]> {
  const addresses = keys.map(parseSectionKey);
  const { rows } = await db.pool.query<StoredRow>({
    name: 'sections-of-content',
    text: `SELECT s.jurisdiction, s.code, s.number, min(s.heading) AS heading, bool_or(s.in_force) AS "inForce",
        coalesce(string_agg(v.hash, '+' ORDER BY s.copy) FILTER (WHERE s.in_force), '') AS hash,
        CASE WHEN bool_or(s.in_force) THEN max(r.date) ELSE (
          SELECT max(n.date) FROM statute_releases n WHERE (n.jurisdiction, n.code) = (s.jurisdiction, s.code) AND n.finished_at IS NOT NULL
        ) END AS date, array_agg(v.id ORDER BY s.copy) AS versions, bool_or(v.reported_at IS NULL) AS "isNew"
      FROM statute_sections s JOIN statute_versions v ON v.id = s.version_id JOIN statute_releases r ON r.id = v.last_release_id
      WHERE (s.jurisdiction, s.code, s.number) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))
      GROUP BY s.jurisdiction, s.code, s.number ORDER BY s.jurisdiction, s.code, min(s.position)`,
    values: [
      addresses.map((one) => one.jurisdiction),
      addresses.map((one) => one.code),
      addresses.map((one) => one.number),
    ],
  });
  return rows;
}
