// What is held: the built-in list of the U.S. Code by title, how much of it has its text, and the
// states whose sections were imported.
import { readFromReplica } from '#db/replicas.ts';
import type { Deps } from '#features/deps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { getStateName } from '#legal/statutes/format-statute.ts';
import { getTitleName } from '#legal/statutes/title-names.ts';
import { formatPartialDate } from '#lib/dates.ts';

type StoredCode = { jurisdiction: string; code: string; sections: number; date: string };
type TitleRow = { title: string; name: string; sections: number; stored: number };
export type LawOverview = {
  release: { point: string; date: string };
  total: number;
  titles: TitleRow[];
  stored: { sections: number; date: string };
  states: { path: string; name: string; sections: number; date: string }[];
  /** The database could not be read. */
  partial: boolean;
};

export async function listLaw(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'log'>,
): Promise<LawOverview> {
  const usCode = deps.library.usCode();
  const codes = await listStoredCodes(deps);
  const federal = new Map(
    (codes ?? []).filter((code) => code.jurisdiction === 'us').map((code) => [code.code, code]),
  );
  const titles = usCode.titles().map((title): TitleRow => {
    return {
      title,
      name: getTitleName(title),
      sections: usCode.listSections(title).length,
      stored: federal.get(title)?.sections ?? 0,
    };
  });
  const byState = Map.groupBy(
    (codes ?? []).filter(({ jurisdiction }) => jurisdiction !== 'us'),
    ({ jurisdiction }) => jurisdiction,
  );
  return {
    release: { point: usCode.release.point, date: formatPartialDate(usCode.release.date) },
    total: titles.reduce((sum, { sections }) => sum + sections, 0),
    titles,
    stored: summarize([...federal.values()]),
    states: [...byState]
      .map(([state, list]) => ({
        path: `/law/${state}`,
        name: getStateName(state),
        ...summarize(list),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    partial: codes === undefined,
  };
}

function summarize(codes: StoredCode[]): { sections: number; date: string } {
  const dates = codes.map(({ date }) => date).sort();
  return {
    sections: codes.reduce((sum, code) => sum + code.sections, 0),
    date: formatPartialDate(dates.at(-1) ?? ''),
  };
}

/** With the date of the newest release of each code. Undefined when the database cannot be read. */
async function listStoredCodes({
  db,
  log,
}: Pick<Deps, 'db' | 'log'>): Promise<StoredCode[] | undefined> {
  try {
    return await readFromReplica(db, async ({ pool }) => {
      const { rows } = await pool.query<StoredCode>(
        `SELECT s.jurisdiction, s.code, s.sections::int, coalesce(r.date, '') AS date
         FROM (SELECT jurisdiction, code, count(*) AS sections FROM statute_sections WHERE in_force AND copy = 1 GROUP BY 1, 2) s
         LEFT JOIN LATERAL (SELECT date FROM statute_releases r WHERE r.jurisdiction = s.jurisdiction AND r.code = s.code
           ORDER BY date DESC LIMIT 1) r ON true`,
      );
      return rows;
    });
  } catch (error) {
    log.warn({ err: error }, 'the imported law could not be counted');
    return undefined;
  }
}
