// The state of questions that name a place: places-1.jsonl to -3, 200 each by writers who had seen
// nothing. Each was read once on November 19, 2026 and then learned from, so all are spent. A name
// that may be several states', or none, is right when it is asked about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNamedState } from '#features/triage/named-place.ts';

type Question = { text: string; state: string };

const SETS = ['places-1.jsonl', 'places-2.jsonl', 'places-3.jsonl'];

export function evalPlaces({
  misses,
  file,
}: {
  misses: boolean;
  file?: string | undefined;
}): number {
  for (const set of file ? [file] : SETS) {
    const questions = readFileSync(join(import.meta.dirname, set), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Question);
    const read = questions.map((question) => ({
      ...question,
      found: findNamedState(question.text) ?? 'ask',
    }));
    const right = read.filter(({ state, found }) => state === found);
    const wrong = read.filter(({ state, found }) => state !== found && found !== 'ask');
    console.log(
      `${set}: right ${right.length} of ${read.length}, another state ${wrong.length}, none the rest`,
    );
    if (misses)
      for (const { state, found, text } of read)
        if (state !== found) console.log(`  ${state} → ${found}: ${text}`);
  }
  return 0;
}
