import type { Deps } from '#features/deps.ts';
import { COURTS } from '#legal/courts.ts';
import type { CourtFilter } from '../schema.ts';

/**
 * Whether any decision of a court of this level is stored; the built-in cases have none of a
 * district court.
 */
export async function holdsCourtLevel(
  { db }: Pick<Deps, 'db'>,
  level: CourtFilter,
): Promise<boolean> {
  const ids = COURTS.filter((court) => court.level === level).map(({ id }) => id);
  const { rows } = await db.pool.query<{ held: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM cases WHERE court_id = ANY ($1::text[])) AS held',
    [ids],
  );
  return rows[0]?.held ?? false;
}
