// A second opinion on what kind a paper is: two small linear models, one over its words, one over its meaning (the vectors of the built-in model of
// search, where that is loaded), fitted on labeled papers (training/README.md). They are weighed with the rules of content/papers (combine-kinds.ts).

import { foldText } from '#legal/papers/ocr-text.ts';
import { hashFeatures } from '#lib/hashed-features.ts';
import {
  fitSoftmax,
  fitSoftmaxByBatch,
  type LinearModel,
  predictProbabilities,
  predictSparse,
  type SparseSample,
} from '#lib/softmax-regression.ts';
import { PAPER_KINDS, type PaperKindId } from './schema.ts';

export type KindSample = { text: string; vectors: Float32Array[]; kind: PaperKindId | 'none' };

export const MODEL_KINDS: (PaperKindId | 'none')[] = [...PAPER_KINDS, 'none'];
const CLASSES = MODEL_KINDS.length;
const SIZE = 1 << 14;
const DIMENSIONS = 384;
const WORD_MODEL_LENGTH = CLASSES * (SIZE + 1);
const MEANING_MODEL_LENGTH = CLASSES * (2 * DIMENSIONS + 1);

const MAX_WORDS_TEXT = 8_000;
const HEAD_LENGTH = 300;
/** What the model of meaning reads at once; a paper says what it is near its beginning. */
const PART_LENGTH = 900;
const MAX_PARTS = 2;
const MEANING_GAIN = 5;

export const splitForMeaning = (text: string): string[] =>
  Array.from({ length: MAX_PARTS }, (_, part) => text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH)).filter((part) => part.trim());

/** Brings the samples to about the length 1. */
const WORD_SCALE = 0.25;

/** Rare words tell more: each is scaled by how rare it is, and the scale goes into its weight. Common kinds weigh less. */
export function fitWordModel(samples: KindSample[]): LinearModel {
  const papers = MODEL_KINDS.map((kind) => samples.filter((sample) => sample.kind === kind).length);
  const sparse = samples.map(({ text, kind }): SparseSample => {
    const index = MODEL_KINDS.indexOf(kind);
    return { ...describeWords(text), class: index, weight: 1 / Math.sqrt(papers[index] ?? 1) };
  });
  const counts = new Float32Array(SIZE);
  for (const { indexes } of sparse) for (const index of indexes) counts[index] = (counts[index] as number) + 1;
  const scale = counts.map((count) => (count < 2 ? 0 : WORD_SCALE * Math.log(samples.length / count)));
  const scaled = sparse.map((sample) => ({
    ...sample,
    values: sample.values.map((value, i) => value * (scale[sample.indexes[i] as number] as number)),
  }));
  const model = fitSoftmaxByBatch(scaled, { classes: CLASSES, dimensions: SIZE, rounds: 100, rate: 8, decay: 1e-5 });
  return model.map((weight, i) => (i % (SIZE + 1) === SIZE ? weight : weight * (scale[i % (SIZE + 1)] as number)));
}

export function fitMeaningModel(samples: KindSample[]): LinearModel {
  return fitSoftmax(
    samples.map(({ vectors, kind }) => ({ vector: describeMeaning(vectors), classes: [MODEL_KINDS.indexOf(kind)], weight: 1 })),
    { classes: CLASSES, dimensions: 2 * DIMENSIONS, rounds: 30, rate: 0.15, decay: 1e-4, balanced: true },
  );
}

export type KindModels = { kindWords: LinearModel; kindMeaning: LinearModel };

/** So that no kind is impossible. */
const MIN_CHANCE = 0.005;
/** How much the meaning says beside the words: its chance to this power. Chosen with writers left out in turn. */
const MEANING_SHARE = 0.2;

/** The probability of each kind, in the order of MODEL_KINDS; undefined without a model. */
export function predictKinds({ kindWords, kindMeaning }: KindModels, text: string, vectors: Float32Array[] = []): Float64Array | undefined {
  if (kindWords.length !== WORD_MODEL_LENGTH) return undefined;
  const words = predictSparse(kindWords, describeWords(text), CLASSES).map((chance) => chance + MIN_CHANCE);
  if (vectors.length === 0 || kindMeaning.length !== MEANING_MODEL_LENGTH) return share(words);
  const meaning = predictProbabilities(kindMeaning, describeMeaning(vectors), CLASSES);
  return share(words.map((chance, index) => chance * ((meaning[index] as number) + MIN_CHANCE) ** MEANING_SHARE));
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

/** The mean of the parts, and the first part, which has the title. */
function describeMeaning(vectors: Float32Array[]): Float32Array {
  const vector = new Float32Array(2 * DIMENSIONS);
  for (let i = 0; i < DIMENSIONS; i++) {
    vector[i] = (MEANING_GAIN * vectors.reduce((sum, part) => sum + (part[i] as number), 0)) / vectors.length;
    vector[DIMENSIONS + i] = MEANING_GAIN * (vectors[0]?.[i] as number);
  }
  return vector;
}
