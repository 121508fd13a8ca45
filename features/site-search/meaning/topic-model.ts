// Which topic is a text about? A small linear model over MiniLM vectors, fitted by `npm run embed` on nothing but our own
// questions, situations and passages (never on the evaluation posts) and kept beside the vectors.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { fitSoftmax, type LinearModel, NO_MODEL, type Sample, softmaxChances } from '#lib/softmax-regression.ts';
import { readWeights, writeWeights } from './model-file.ts';
import { DIMENSIONS } from './vectors.ts';

export type TopicModel = LinearModel;
export const noTopicModel: TopicModel = NO_MODEL;

const TOPICS = TOPIC_IDS.length;
const FILE = 'topic-model.bin';

export function fitTopicModel(samples: Sample[]): TopicModel {
  return fitSoftmax(samples, { classes: TOPICS, dimensions: DIMENSIONS, balanced: true });
}

/** The chance of each topic, in the order of TOPIC_IDS; they add up to one. */
export function topicChances(model: TopicModel, vector: Float32Array): Float64Array {
  return softmaxChances(model, vector, TOPICS);
}

export function readTopicModel(folder: string): TopicModel {
  return readWeights(folder, FILE, TOPICS * (DIMENSIONS + 1));
}

export function writeTopicModel(folder: string, model: TopicModel): void {
  writeWeights(folder, FILE, model);
}
