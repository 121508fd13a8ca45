// node training/cross-validate.ts   how well the danger model does on a writer it has not seen, at several thresholds
// Each of the writers a, b and c is left out in turn, with a third of writer d, whose messages are all calm. `npm run embed` must have
// computed the vectors of the messages. The thresholds in features/triage/notice-danger.server.ts were chosen from this table.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { GRAVE_KINDS } from '#features/library/schema/danger-kinds.ts';
import { fitDangerModel, judgeDanger } from '#features/site-search/meaning/danger-model.ts';
import { readVectors, unitRow } from '#features/site-search/meaning/vectors.ts';
import { readDangerMessages } from './read-danger-messages.ts';

const FOLDS = ['a', 'b', 'c'];
const table = readVectors(join(import.meta.dirname, '..', '.cache', 'danger-vectors'));
const samples = readDangerMessages().map(({ text, kind, writer }, index) => {
  const row = table.rowOf.get(createHash('sha256').update(text).digest('hex').slice(0, 32));
  if (row === undefined) throw new Error('A message has no vector: run npm run embed first.');
  return { kind, vector: unitRow(table, row), fold: FOLDS.includes(writer) ? writer : (FOLDS[index % FOLDS.length] as string) };
});

const judged = FOLDS.flatMap((fold) => {
  const model = fitDangerModel(samples.filter((sample) => sample.fold !== fold));
  return samples
    .filter((sample) => sample.fold === fold)
    .flatMap(({ kind, vector }) => {
      const verdict = judgeDanger(model, [vector]);
      return verdict ? [{ kind, verdict }] : [];
    });
});

const share = <T>(rows: T[], is: (row: T) => boolean) => (rows.filter(is).length / rows.length).toFixed(3);
const urgent = judged.filter(({ kind }) => kind !== 'calm');
console.log('threshold   grave   all   calm alarmed');
for (const min of [0.2, 0.25, 0.3, 0.35, 0.4, 0.5]) {
  const over = ({ verdict }: (typeof judged)[number]) => verdict.danger >= min;
  const grave = urgent.filter(({ kind }) => GRAVE_KINDS.has(kind));
  console.log(
    `${min}   ${share(grave, over)}   ${share(urgent, over)}   ${share(
      judged.filter(({ kind }) => kind === 'calm'),
      over,
    )}`,
  );
}
console.log('chance of the kind   that sure   right');
for (const min of [0.3, 0.4, 0.5, 0.6]) {
  const sure = urgent.filter(({ verdict }) => verdict.kindChance >= min);
  console.log(`${min}   ${(sure.length / urgent.length).toFixed(3)}   ${share(sure, ({ kind, verdict }) => kind === verdict.kind)}`);
}
