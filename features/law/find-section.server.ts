// A section by its address, with all its versions: the second section of one number comes with the
// first.
import type { Deps } from '#features/deps.ts';
import type { StatuteAddress, StatuteParagraph, StatuteRelease, StatuteSection } from './schema.ts';

type Row = {
  id: number;
  copy: number;
  number: string;
  heading: string;
  inForce: boolean;
  versions: {
    id: number;
    heading: string;
    paragraphs: string[];
    paths: string[];
    hash: string;
    sourceUrl: string;
    from: StatuteRelease;
    to: StatuteRelease;
  }[];
};

const RELEASE = (alias: string) =>
  `jsonb_build_object('jurisdiction', ${alias}.jurisdiction, 'code', ${alias}.code, 'name', ${alias}.name, 'date', ${alias}.date)`;

/** `number` as it is stored (normalizeSectionNumber). Empty when the text is not stored. */
export async function findSections(
  { db }: Pick<Deps, 'db'>,
  address: StatuteAddress,
): Promise<StatuteSection[]> {
  const { jurisdiction, code, number } = address;
  const { rows } = await db.pool.query<Row>(
    `SELECT s.id, s.copy, s.number, s.heading, s.in_force AS "inForce", (
       SELECT jsonb_agg(jsonb_build_object('id', v.id, 'heading', v.heading, 'paragraphs', v.paragraphs, 'paths', v.paths, 'hash', v.hash,
         'sourceUrl', v.source_url, 'from', ${RELEASE('a')}, 'to', ${RELEASE('b')}) ORDER BY b.date DESC, b.id DESC)
       FROM statute_versions v JOIN statute_releases a ON a.id = v.release_id JOIN statute_releases b ON b.id = v.last_release_id
       WHERE v.section_id = s.id
     ) AS versions
     FROM statute_sections s WHERE jurisdiction = $1 AND code = $2 AND number = $3 ORDER BY copy`,
    [jurisdiction, code, number],
  );
  return rows.map(({ versions, ...section }) => ({
    ...address,
    ...section,
    versions: versions.map(({ paragraphs, paths, ...version }) => ({
      ...version,
      paragraphs: paragraphs.map(
        (text, index): StatuteParagraph => ({ path: paths[index] ?? '', text }),
      ),
    })),
  }));
}
