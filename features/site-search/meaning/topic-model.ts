// Which topic is a text about? The average of a few linear models over the vectors of the topics encoder, which training/train_topics.py
// fits together with its adapters on the library's own texts and on posts written for it (never on the evaluation posts).
import { type LinearModel, predictProbabilities } from '#lib/softmax-regression.ts';
import { readHeads } from './adapter-heads.ts';
import { ADAPTER_CLASSES } from './engine/adapter.ts';

/** One per adapter: a row of weights for each topic, in the order of TOPIC_IDS. */
export type TopicModel = LinearModel[];
export const noTopicModel: TopicModel = [];
/** So that one window without a trace of a topic does not rule it out. */
const MIN_CHANCE = 1e-6;

export const readTopicModel = (folder: string): TopicModel => readHeads(folder, 'topics');

/** `vectors`: for each window of a story, one per adapter. For each topic the mean of the logarithms of its chances. */
export function averageLogChances(model: TopicModel, vectors: Float32Array[]): Float64Array {
  const sums = new Float64Array(ADAPTER_CLASSES.topics);
  for (const [number, vector] of vectors.entries()) {
    const chances = predictProbabilities(model[number % model.length] as LinearModel, vector, sums.length);
    for (const [t, chance] of chances.entries()) sums[t] = (sums[t] as number) + Math.log(chance + MIN_CHANCE) / vectors.length;
  }
  return sums;
}
