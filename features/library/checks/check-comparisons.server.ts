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
  for (const { item, changed, isConfirmed, isEdited } of loaded.library.comparisons.values()) {
    if (isConfirmed) continue;
    const report = (list: ContentProblem[], message: string) =>
      list.push({ ...locateItem(loaded, item.item, folder), message: `${item.item}: ${message}` });
    if (changed)
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
  return { problems, notes };
}
