// Quality as a gate: measures that need no model or only the built-in one, held to the floors in evals/floors.json. A fall below a floor
// fails; a rise asks to raise the floor, so that what was won is kept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreSearchByWords } from './eval-search.ts';
import { scoreSupport } from './eval-support.ts';
import { scoreTriage } from './eval-triage.ts';
import { openSearch } from './open-search.ts';

/** In `npm test` every sixth message goes through the model; all of them with --all. */
const SAMPLE = 6;
/** Higher than the floor by this much: worth raising it. */
const RISE = 0.02;

export async function checkFloors({ all }: { all: boolean }): Promise<number> {
  const floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')) as Record<string, number>;
  const { index, embedders, close } = openSearch({ words: false });
  const support = scoreSupport(index);
  const triage = await scoreTriage({ index, embedder: embedders[0] }, all ? 1 : SAMPLE);
  const scores: Record<string, number> = {
    'support: unsupported sentences refused': support.rightlyRefused,
    'support: supported sentences accepted': support.rightlySupported,
    'search: everyday queries in the first five, by words': await scoreSearchByWords(index),
    [`triage: dangers noticed${all ? '' : ' (sample)'}`]: triage.noticed,
    [`triage: dangers noticed by rules alone${all ? '' : ' (sample)'}`]: triage.noticedByRules,
    [`triage: calm messages left calm${all ? '' : ' (sample)'}`]: triage.leftCalm,
  };
  await close();
  let failed = 0;
  for (const [name, score] of Object.entries(scores)) {
    const floor = floors[name];
    const verdict = floor === undefined || score < floor ? 'BELOW THE FLOOR' : score >= floor + RISE ? 'risen: raise the floor' : '';
    if (verdict.startsWith('BELOW')) failed++;
    console.log(`${name.padEnd(56)} ${score.toFixed(3)}   floor ${floor ?? 'missing'}   ${verdict}`);
  }
  return failed === 0 ? 0 : 1;
}
