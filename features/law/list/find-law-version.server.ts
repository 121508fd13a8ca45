import type { Deps } from '#features/deps.ts';

/**
 * Changes when law was imported, or cases that may cite it: the pages of the law are cached by it.
 */
export async function findLawVersion({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { rows } = await db.pool.query<{ version: string }>(
    `SELECT concat_ws(' ', (SELECT concat(count(*), ' ', max(id), ' ', max(finished_at)) FROM statute_releases),
       (SELECT max(finished_at) FROM case_imports)) AS version`,
  );
  return rows[0]?.version ?? '';
}
