// Does a message describe danger or a deadline within days, and of which kind? The average of a few
// linear models over the vectors of the danger encoder, which training/train_danger.py fits
// together with its adapters on messages written for it, and what the words say (danger-words.ts).
import {
  DANGER_CLASSES,
  DANGER_KINDS,
  type DangerClass,
  type DangerKind,
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
export type DangerVerdict = {
  danger: number;
  /** The part of `danger` that is self-harm. */
  selfHarm: number;
  kind: DangerKind;
  /** Where the model is surer of one line of the kind than of the rest of it. */
  line?: DangerLine;
  /** The probability of the kind, its lines included, given that there is danger. */
  kindChance: number;
};

export const noDangerModel: DangerModel = { heads: [], words: NO_MODEL };

/** Without adapters there is no model: the rules of content/triage.yml then decide alone. */
export function readDangerModel(folder: string): DangerModel {
  const trained = readHeads(folder, 'danger');
  const known = DANGER_CLASSES.filter((name) => trained.classes.includes(name));
  return { heads: fitHeads(trained, known), words: readDangerWords(folder) };
}

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

function describeChances(byClass: number[]): DangerVerdict {
  const chances = byClass.map((chance, c) => ({ name: DANGER_CLASSES[c] as DangerClass, chance }));
  const addUp = (belongs: (name: DangerClass) => boolean) =>
    chances.reduce((sum, { name, chance }) => sum + (belongs(name) ? chance : 0), 0);
  const danger = addUp((name) => name !== 'calm');
  const kinds = DANGER_KINDS.map((kind) => ({
    kind,
    chance: addUp((name) => isOfKind(name, kind)),
  }));
  const likeliest = kinds.reduce((best, each) => (each.chance > best.chance ? each : best));
  const { name } = chances
    .filter(({ name }) => isOfKind(name, likeliest.kind))
    .reduce((best, each) => (each.chance > best.chance ? each : best));
  return {
    danger,
    selfHarm: addUp((name) => name === 'self-harm'),
    kind: likeliest.kind,
    ...(name !== likeliest.kind && { line: name as DangerLine }),
    kindChance: likeliest.chance / danger,
  };
}

const isOfKind = (name: DangerClass, kind: DangerKind) =>
  name === kind || KIND_OF_LINE[name as DangerLine] === kind;
