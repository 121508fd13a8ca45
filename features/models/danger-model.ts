// Does a message describe danger or a deadline within days, and of which kind? The average of a few
// linear models over the vectors of the danger encoder, which training/tasks/danger.py fits
// together with its adapters on messages written for it, and what the words say (danger-words.ts).
import {
  DANGER_CLASSES,
  type DangerClass,
  type DangerLine,
  KIND_OF_LINE,
} from '#features/library/schema/danger-kinds.ts';
import { type LinearModel, NO_MODEL, predictProbabilities } from '#lib/softmax-regression.ts';
import { fitHeads, ROW_LENGTH, readHeads } from './adapter-heads.ts';
import { readDangerWords, readWordChances, type WordChances } from './danger-words.ts';

export type DangerModel = {
  /** Per adapter, one row of weights for each of DANGER_CLASSES, or for the first of them. */
  heads: LinearModel[];
  words: LinearModel;
};
type Danger = Exclude<DangerClass, 'calm'>;
export type DangerVerdict = {
  danger: number;
  /** The part of `danger` that is self-harm. */
  selfHarm: number;
  /** First the likeliest danger; a second one that somebody may face at once. */
  likeliest: Danger[];
  /** The probability of their kinds, given that there is danger. */
  likeliestChance: number;
};

export const noDangerModel: DangerModel = { heads: [], words: NO_MODEL };

/** Without adapters there is no model: the rules of content/triage.yml then decide alone. */
export function readDangerModel(folder: string): DangerModel {
  const trained = readHeads(folder, 'danger');
  const known = DANGER_CLASSES.filter((name) => trained.classes.includes(name));
  return { heads: fitHeads(trained, known), words: readDangerWords(folder) };
}

const [, ...DANGERS] = DANGER_CLASSES;

/** How much the words say beside the meaning, and what keeps any class possible. */
const WORDS_SHARE = 0.5;
const MIN_WORD_CHANCE = 0.001;

/**
 * `vectors`: for each window of the message, one per adapter. The window with the highest danger
 * decides; the words are those of the whole message.
 */
export function judgeDanger(
  { heads, words }: DangerModel,
  vectors: Float32Array[],
  text: string,
): DangerVerdict | undefined {
  const windows = Array.from(
    { length: heads.length && vectors.length / heads.length },
    (_, window) => averageChances(heads, vectors.slice(window * heads.length)),
  );
  const [worst] = windows.sort((a, b) => (a[0] as number) - (b[0] as number));
  return worst && describeChances(weighWithWords(worst, readWordChances(words, text)));
}

/** `vectors`: those of a window, and perhaps more behind them. */
function averageChances(heads: LinearModel[], vectors: Float32Array[]): number[] {
  const classes = (heads[0]?.length ?? 0) / ROW_LENGTH;
  const predictions = heads.map((head, member) =>
    predictProbabilities(head, vectors[member] as Float32Array, classes),
  );
  return Array.from(
    { length: classes },
    (_, c) => predictions.reduce((sum, each) => sum + (each[c] as number), 0) / heads.length,
  );
}

/** In the order of DANGER_CLASSES. */
function weighWithWords(chances: number[], byWords: WordChances | undefined): number[] {
  if (!byWords) return chances;
  const weighed = chances.map((chance, c) => {
    const name = DANGER_CLASSES[c] as DangerClass;
    const factor = byWords[name === 'calm' || name === 'self-harm' ? name : 'danger'];
    return chance * (factor + MIN_WORD_CHANCE) ** WORDS_SHARE;
  });
  const total = weighed.reduce((sum, chance) => sum + chance, 0);
  return weighed.map((chance) => chance / total);
}

/** Of the danger: from here on a second one counts, in a message that surely has one. */
const MIN_SECOND_SHARE = 0.15;
const SURE = 0.6;

function describeChances([calm = 0, ...chances]: number[]): DangerVerdict {
  const danger = 1 - calm;
  const shares = chances
    .map((chance, number) => ({ name: DANGERS[number] as Danger, share: chance / danger }))
    .sort((a, b) => b.share - a.share);
  const shareOfKind = new Map<string, number>();
  for (const { name, share } of shares)
    shareOfKind.set(getKind(name), (shareOfKind.get(getKind(name)) ?? 0) + share);
  const [likeliestKind] = [...shareOfKind].sort((a, b) => b[1] - a[1])[0] ?? [];
  const first = shares.find(({ name }) => getKind(name) === likeliestKind);
  const second = shares.find((one) => one !== first);
  const counts = danger >= SURE && second !== undefined && second.share >= MIN_SECOND_SHARE;
  const likeliest = [first, counts && second].filter((one) => !!one).map(({ name }) => name);
  return {
    danger,
    selfHarm: chances[DANGERS.indexOf('self-harm')] as number,
    likeliest,
    likeliestChance: [...new Set(likeliest.map(getKind))].reduce(
      (sum, kind) => sum + (shareOfKind.get(kind) ?? 0),
      0,
    ),
  };
}

const getKind = (name: Danger): string =>
  name in KIND_OF_LINE ? KIND_OF_LINE[name as DangerLine] : name;
