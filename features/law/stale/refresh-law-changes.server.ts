// Puts what the imported law has changed into the library, where the pages of its items find it.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { LawChange } from '#features/library/schema/statute-hash-schema.ts';
import { formatStatuteCite } from '#legal/statutes/format-statute.ts';
import { listStaleItems, listStaleSections, type StaleSection } from './find-stale.server.ts';
import { parseSectionKey } from './list-resting-items.ts';

export async function refreshLawChanges({
  db,
  library,
}: Pick<LibraryDeps, 'db' | 'library'>): Promise<void> {
  const sections = await listStaleSections({ db, library });
  const version = sections
    .map(({ key, versions, removed }) => `${key} ${versions} ${removed}`)
    .join(' ');
  if (version === library.lawChanges.version) return;
  const byItem = new Map(
    listStaleItems(library, sections).map(({ id, changed }) => [id, changed.map(toLawChange)]),
  );
  library.lawChanges = { version, byItem };
}

function toLawChange({ key, date, removed }: StaleSection): LawChange {
  return { cite: formatStatuteCite(parseSectionKey(key)), date, removed };
}
