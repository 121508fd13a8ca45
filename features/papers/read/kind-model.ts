// A second opinion on what kind a paper is: a small linear model over its words, and where it is
// loaded the model of meaning (paper-meaning.server.ts), both from labeled papers
// (training/README.md). They are weighed with the rules of content/papers (combine-kinds.ts).

import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import { foldText } from '#legal/papers/ocr-text.ts';
import { hashFeatures } from '#lib/hashed-features.ts';
import {
  fitSoftmax,
  type LinearModel,
  predictSparse,
  type SparseSample,
} from '#lib/softmax-regression.ts';
import type { PaperKindId } from '../schema.ts';

export type KindSample = { text: string; kind: PaperKindId | 'none' };

export const MODEL_KINDS: (PaperKindId | 'none')[] = [...PAPER_KINDS, 'none'];
const CLASSES = MODEL_KINDS.length;
const SIZE = 1 << 14;
const WORD_MODEL_LENGTH = CLASSES * (SIZE + 1);

const MAX_WORDS_TEXT = 8_000;
const HEAD_LENGTH = 300;
/** What the model of meaning reads at once; a paper says what it is near its beginning. */
const PART_LENGTH = 900;
const MAX_PARTS = 3;

export const splitForMeaning = (text: string): string[] =>
  Array.from({ length: MAX_PARTS }, (_, part) =>
    text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH),
  ).filter((part) => part.trim());

/** Brings the samples to about the length 1. */
const WORD_SCALE = 0.25;

/**
 * Rare words tell more: each is scaled by how rare it is, and the scale goes into its weight.
 * Common kinds weigh less.
 */
export function fitWordModel(samples: KindSample[]): LinearModel {
  const papers = MODEL_KINDS.map((kind) => samples.filter((sample) => sample.kind === kind).length);
  const sparse = samples.map(({ text, kind }): SparseSample => {
    const index = MODEL_KINDS.indexOf(kind);
    return { ...describeWords(text), class: index, weight: 1 / Math.sqrt(papers[index] ?? 1) };
  });
  const counts = new Float32Array(SIZE);
  for (const { indexes } of sparse)
    for (const index of indexes) counts[index] = (counts[index] as number) + 1;
  const scale = counts.map((count) =>
    count < 2 ? 0 : WORD_SCALE * Math.log(samples.length / count),
  );
  const scaled = sparse.map((sample) => ({
    ...sample,
    values: sample.values.map((value, i) => value * (scale[sample.indexes[i] as number] as number)),
  }));
  const model = fitSoftmax(scaled, {
    classes: CLASSES,
    dimensions: SIZE,
    rounds: 100,
    rate: 8,
    decay: 1e-5,
  });
  return model.map((weight, i) =>
    i % (SIZE + 1) === SIZE ? weight : weight * (scale[i % (SIZE + 1)] as number),
  );
}

/** So that no kind is impossible. */
const MIN_CHANCE = 0.005;
/** How much the meaning says beside the words. Chosen with writers left out in turn. */
const MEANING_SHARE = 0.5;

/**
 * The probability of each kind, in the order of MODEL_KINDS; undefined without a model. `meaning`:
 * the logarithms of the chances that the model of meaning gives.
 */
export function predictKinds(
  kindWords: LinearModel,
  text: string,
  meaning?: Float64Array,
): Float64Array | undefined {
  if (kindWords.length !== WORD_MODEL_LENGTH) return undefined;
  const words = predictSparse(kindWords, describeWords(text), CLASSES).map(
    (chance) => chance + MIN_CHANCE,
  );
  return share(
    meaning
      ? words.map((chance, index) => chance * Math.exp(MEANING_SHARE * (meaning[index] as number)))
      : words,
  );
}

function share(chances: Float64Array): Float64Array {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

function describeWords(text: string) {
  const words = tokenize(text.slice(0, MAX_WORDS_TEXT));
  const head = tokenize(text.slice(0, HEAD_LENGTH)).filter((word) => word.length > 2);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return hashFeatures([...words, ...pairs, ...head.map((word) => `head ${word}`)], SIZE);
}

const tokenize = (text: string) =>
  foldText(text.replace(/\d+/g, ' '))
    .split(' ')
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 5 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word));
