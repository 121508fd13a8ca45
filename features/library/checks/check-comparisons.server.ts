// What was changed in content since it was compared with its source. It is no problem: it is shown
// as not compared until it is. What contradicts the reference data is one.
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describeChange } from '../compared/compare-items.ts';
import { findDoubts, type Reference } from '../compared/reference.server.ts';
import type { ContentProblem } from '../files/read-content.server.ts';
import type { LoadedLibrary } from '../load-library.server.ts';

type Loaded = Pick<LoadedLibrary, 'library' | 'findPlace'>;

export function checkComparisons(
  { library, findPlace }: Loaded,
  folder: string,
  reference: Reference | undefined,
): { problems: ContentProblem[]; notes: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const notes: ContentProblem[] = [];
  for (const { item, changed, isConfirmed, isEdited } of library.comparisons.values()) {
    if (isConfirmed) continue;
    const where = { ...findPlace(item.item), item: item.item };
    const report = (list: ContentProblem[], message: string) =>
      list.push({ ...locate(where, folder), message: `${item.item}: ${message}` });
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

/** Of a cell the line of its state. */
function locate(
  { file, line, item }: { file: string; line: number; item: string },
  folder: string,
): { file: string; line: number } {
  const [kind, , state] = item.split('/');
  if (kind !== 'rules' || !state) return { file, line };
  const lines = readFileSync(isAbsolute(file) ? file : join(folder, file), 'utf8').split('\n');
  const found = lines.findIndex((text) => text.trim() === `${state}:`);
  return { file, line: found < 0 ? line : found + 1 };
}
