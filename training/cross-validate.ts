// node training/cross-validate.ts   prints the accuracy of the danger model on unseen writers, at several thresholds
// Each fold leaves out one writer, and an equal part of those who wrote calm messages only (d and s). Run `npm run embed` first: it
// computes the vectors of the messages. The thresholds in features/triage/notice-danger.server.ts were chosen from this table.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { GRAVE_KINDS } from '#features/library/schema/danger-kinds.ts';
import { fitDangerModel, judgeDanger } from '#features/site-search/meaning/danger-model.ts';
import { getUnitVector, readVectors } from '#features/site-search/meaning/vectors.ts';
import { readDangerMessages } from './read-danger-messages.ts';

const CALM_WRITERS = ['d', 's'];
/** Wrote ordinary questions and search queries; all others wrote calm messages that are close to a danger. */
const ORDINARY_WRITER = 's';
const table = readVectors(join(import.meta.dirname, '..', '.cache', 'danger-vectors'));
const messages = readDangerMessages();
const FOLDS = [...new Set(messages.map(({ writer }) => writer))].filter((writer) => !CALM_WRITERS.includes(writer));
const samples = messages.map(({ text, kind, writer }, index) => {
  const row = table.rowByHash.get(createHash('sha256').update(text).digest('hex').slice(0, 32));
  if (row === undefined) throw new Error('A message has no vector: run npm run embed first.');
  return {
    kind,
    writer,
    vector: getUnitVector(table, row),
    fold: FOLDS.includes(writer) ? writer : (FOLDS[index % FOLDS.length] as string),
  };
});

const judged = FOLDS.flatMap((fold) => {
  const model = fitDangerModel(samples.filter((sample) => sample.fold !== fold));
  return samples
    .filter((sample) => sample.fold === fold)
    .flatMap(({ kind, writer, vector }) => {
      const verdict = judgeDanger(model, [vector]);
      return verdict ? [{ kind, writer, verdict }] : [];
    });
});

const formatShare = <T>(rows: T[], is: (row: T) => boolean) => (rows.filter(is).length / rows.length).toFixed(3);
const urgent = judged.filter(({ kind }) => kind !== 'calm');
console.log('threshold   grave   all   close calm alarmed   ordinary questions alarmed');
for (const min of [0.2, 0.25, 0.3, 0.35, 0.4, 0.5]) {
  const isOverThreshold = ({ verdict }: (typeof judged)[number]) => verdict.danger >= min;
  const grave = urgent.filter(({ kind }) => GRAVE_KINDS.has(kind));
  const calm = judged.filter(({ kind }) => kind === 'calm');
  const close = calm.filter(({ writer }) => writer !== ORDINARY_WRITER);
  const ordinary = calm.filter(({ writer }) => writer === ORDINARY_WRITER);
  const shares = [grave, urgent, close, ordinary].map((rows) => formatShare(rows, isOverThreshold));
  console.log(`${min}   ${shares.join('   ')}`);
}
console.log('chance of the kind   that sure   right');
for (const min of [0.3, 0.4, 0.5, 0.6]) {
  const confident = urgent.filter(({ verdict }) => verdict.kindChance >= min);
  console.log(
    `${min}   ${(confident.length / urgent.length).toFixed(3)}   ${formatShare(confident, ({ kind, verdict }) => kind === verdict.kind)}`,
  );
}
