// The Spanish texts beside their English ones: which are missing, and which were made from an English
// text that has changed since. Such a text is not shown, so it is a note and no problem.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fingerprintText } from '../spanish.ts';

type English = {
  id: string;
  label?: string;
  note?: string;
  when?: string;
  acts?: string[];
  more?: string;
};
type SpanishState = { file: string; id: string; state: 'missing' | 'stale'; of: string };

/** The file in content/ and the English texts that a translation is made from. */
const KINDS: [string, (entry: English) => (string | undefined)[]][] = [
  ['triage.yml', ({ when, acts = [], more }) => [when, ...acts, more]],
  ['hotlines.yml', ({ label, note }) => [label, note]],
];

export function findSpanishGaps(root: string): SpanishState[] {
  return KINDS.flatMap(([name, listTexts]) => {
    const read = <T>(...path: string[]): T[] => parse(readFileSync(join(root, ...path), 'utf8'));
    const spanish = new Map(
      read<{ id: string; of: string }>('es', name).map(({ id, of }) => [id, of]),
    );
    return read<English>(name).flatMap((entry): SpanishState[] => {
      const of = fingerprintText(listTexts(entry));
      const found = spanish.get(entry.id);
      if (found === of) return [];
      const state = found === undefined ? 'missing' : 'stale';
      return [{ file: `content/es/${name}`, id: entry.id, state, of }];
    });
  });
}

/** Accepts every stale text as the Spanish of today's English. */
export function stampSpanish(root: string): number {
  const stale = findSpanishGaps(root).filter(({ state }) => state === 'stale');
  for (const { file, id, of } of stale) {
    const path = join(root, '..', file);
    const entry = new RegExp(`(^- id: ${id}\\n {2}of: ).*$`, 'm');
    writeFileSync(path, readFileSync(path, 'utf8').replace(entry, `$1${JSON.stringify(of)}`));
  }
  return stale.length;
}
