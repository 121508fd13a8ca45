// What a search for statutes can be narrowed to: the U.S. Code, whose list is built in, and the
// states of which texts were imported.
import { readFromReplica } from '#db/replicas.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { STATES } from '#legal/jurisdictions.ts';
import * as statuteTexts from '../messages/statute-texts.ts';
import type { StatuteFilters } from './schema.ts';

export async function listStatuteFilters({
  db,
  library,
  log,
}: Pick<LibraryDeps, 'db' | 'library' | 'log'>): Promise<StatuteFilters> {
  const federal = { value: 'us', label: statuteTexts.federal };
  const titles = library.usCode().titles();
  try {
    const select = `SELECT DISTINCT jurisdiction FROM statute_releases WHERE jurisdiction <> 'us'`;
    const { rows } = await readFromReplica(db, ({ pool }) =>
      pool.query<{ jurisdiction: string }>(select),
    );
    const states = rows.flatMap(({ jurisdiction }) => {
      const label = STATES[jurisdiction.toUpperCase() as keyof typeof STATES];
      return label ? [{ value: jurisdiction, label }] : [];
    });
    return {
      jurisdictions: [federal, ...states.sort((a, b) => (a.label < b.label ? -1 : 1))],
      titles,
    };
  } catch (error) {
    log.warn({ err: error }, 'the jurisdictions of statutes could not be listed');
    return { jurisdictions: [federal], titles };
  }
}
