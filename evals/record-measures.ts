// Keeps what /accuracy shows beside the assistant's own figures: an evaluation replaces its measure
// and leaves the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from '#features/library/schema/accuracy-schema.ts';

const FILE = join(import.meta.dirname, '..', 'derived', 'measures.json');

export function recordMeasure(measure: Measure): void {
  const measures: Measure[] = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Measure[])
    : [];
  const others = measures.filter(({ id }) => id !== measure.id);
  const all = [...others, measure].toSorted((a, b) => a.id.localeCompare(b.id));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
