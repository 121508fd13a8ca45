// The lines of `npm run content -- stale`: each changed section with the words that differ, and
// what rests on it.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import * as staleTexts from '../messages/stale-texts.ts';
import { describeChange } from './describe-change.server.ts';
import { listStaleItems, listStaleSections } from './find-stale.server.ts';

export async function* describeStale({
  db,
  library,
}: Pick<LibraryDeps, 'db' | 'library'>): AsyncGenerator<string> {
  const sections = await listStaleSections({ db, library });
  if (sections.length === 0) return yield staleTexts.none(library.statuteHashes.length);
  const items = listStaleItems(library, sections);
  for (const section of sections) {
    const resting = items.filter(({ changed }) => changed.includes(section));
    const change = section.removed ? undefined : await describeChange({ db }, section);
    yield staleTexts.section(section);
    if (!section.removed) yield change ? staleTexts.change(change) : staleTexts.earlierNotStored;
    for (const item of resting) yield staleTexts.item(item);
  }
  yield staleTexts.summary(sections.length, items.length);
  yield staleTexts.next;
}
