// What was changed in content since it was compared with its source. It is no problem: it is shown
// as not compared until it is. What contradicts the reference data is one.
import { describeChange } from '../compared/compare-items.ts';
import { findDoubts, type Reference } from '../compared/reference.server.ts';
import type { ContentProblem } from '../files/read-content.server.ts';
import type { LoadedLibrary } from '../load-library.server.ts';
import { locateItem } from './locate-item.server.ts';

type Loaded = Pick<LoadedLibrary, 'library' | 'findPlace'>;

export function checkComparisons(
  loaded: Loaded,
  folder: string,
  reference: Reference | undefined,
): { problems: ContentProblem[]; notes: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const notes: ContentProblem[] = [];
  const neverCompared: string[] = [];
  for (const { item, changed, isConfirmed, isEdited } of loaded.library.comparisons.values()) {
    if (isConfirmed) continue;
    const report = (list: ContentProblem[], message: string) =>
      list.push({ ...locateItem(loaded, item.item, folder), message: `${item.item}: ${message}` });
    if (changed?.before.length === 0) neverCompared.push(item.item);
    else if (changed)
      report(
        notes,
        `has numbers, days, telephone numbers or citations that were not compared yet (${describeChange(changed)}). They are shown as not compared and count nothing in documents and deadlines. When somebody has compared them with the source: npm run content -- derive ${item.item}`,
      );
    else if (isEdited)
      report(notes, 'was edited since it was compared with official lists; its page says so');
    if (reference && (changed || isEdited) && item.checks[0]?.kind !== 'rule')
      for (const { sentence, differs } of findDoubts(item, reference))
        if (differs) report(problems, sentence);
  }
  return { problems, notes: [...noteNeverCompared(loaded, folder, neverCompared), ...notes] };
}

/** One note for a file: many cells may be new, and what was changed must not drown among them. */
function noteNeverCompared(loaded: Loaded, folder: string, names: string[]): ContentProblem[] {
  const places = names.map((name) => ({ name, place: locateItem(loaded, name, folder) }));
  return [...Map.groupBy(places, ({ place }) => place.file).values()].flatMap((inFile) => {
    const [first] = inFile;
    if (!first) return [];
    const shorts = inFile.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
    const message = `not compared with the source yet: ${shorts.join(', ')}. Shown as not compared; counts nothing in documents and deadlines. When somebody has compared one: npm run content -- derive ${first.name}`;
    return { ...first.place, message };
  });
}
