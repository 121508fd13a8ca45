// What the words of a message say of danger, beside the danger model: a small linear model over
// its words and parts of words. It knows Spanish and small talk, which the model of meaning knows
// least, and sees no meaning, so each corrects the other. `npm run fit -- danger` fits it on the
// messages that the danger model learned from.
import { hashFeatures } from '#lib/hashed-features.ts';
import { readLinearModel } from '#lib/model-file.ts';
import { fitSoftmaxInSteps, type LinearModel, predictSparse } from '#lib/softmax-regression.ts';
import { readModel } from './read-model.ts';

export const WORD_CLASSES = ['calm', 'self-harm', 'danger'] as const;
export type WordChances = Record<(typeof WORD_CLASSES)[number], number>;
export type DangerMessage = { text: string; kind: string };

const SIZE = 1 << 18;
const MAX_TEXT = 12_000;
const PART_LENGTH = 4;
/** Brings the values to about the size with which they are learned well. */
const SCALE = 3;

export const readDangerWords = (folder: string): LinearModel =>
  readLinearModel(readModel(folder, 'danger-words'));

export function fitDangerWords(messages: DangerMessage[]): LinearModel {
  return fitSoftmaxInSteps(
    messages.map(({ text, kind }) => ({
      ...describe(text),
      class: kind === 'calm' ? 0 : kind === 'self-harm' ? 1 : 2,
      weight: 1,
    })),
    { classes: WORD_CLASSES.length, dimensions: SIZE, rounds: 10, rate: 0.3, decay: 1e-5 },
  );
}
/** Without a model nothing is said of any class. */
export function readWordChances(model: LinearModel, text: string): WordChances | undefined {
  if (model.length === 0) return undefined;
  const [calm = 0, selfHarm = 0, danger = 0] = predictSparse(
    model,
    describe(text),
    WORD_CLASSES.length,
  );
  return { calm, 'self-harm': selfHarm, danger };
}

function describe(text: string) {
  const words = splitWords(text);
  const padded = ['<', ...words, '>'];
  const { indexes, values } = hashFeatures(
    [
      ...words.map((word) => `w ${word}`),
      ...padded.slice(1).map((word, i) => `2 ${padded[i]} ${word}`),
      ...padded.slice(2).map((word, i) => `3 ${padded[i]} ${padded[i + 1]} ${word}`),
      ...words.flatMap(splitParts),
      `length ${Math.min(words.length, 15)}`,
    ],
    SIZE,
  );
  return { indexes, values: values.map((value) => value * SCALE) };
}

const splitWords = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? [];

function splitParts(word: string): string[] {
  const marked = `_${word}_`;
  return Array.from(
    { length: Math.max(0, marked.length - PART_LENGTH + 1) },
    (_, start) => `p ${marked.slice(start, start + PART_LENGTH)}`,
  );
}
