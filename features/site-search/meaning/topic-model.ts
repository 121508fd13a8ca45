// Which topic is a text about? A small linear model over MiniLM vectors, fitted by `npm run embed` on the library's own
// questions, situations and passages (never on the evaluation posts) and stored next to the vectors.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { fitSoftmax, type LinearModel, NO_MODEL, predictProbabilities, type Sample } from '#lib/softmax-regression.ts';
import { readWeights, writeWeights } from './model-file.ts';
import { DIMENSIONS } from './vectors.ts';

export type TopicModel = LinearModel;
export const noTopicModel: TopicModel = NO_MODEL;

const TOPICS = TOPIC_IDS.length;
const MODEL_FILE = 'topic-model.bin';

export function fitTopicModel(samples: Sample[]): TopicModel {
  return fitSoftmax(samples, { classes: TOPICS, dimensions: DIMENSIONS, balanced: true });
}

/** The probability of each topic, in the order of TOPIC_IDS; they add up to one. */
export function predictTopicChances(model: TopicModel, vector: Float32Array): Float64Array {
  return predictProbabilities(model, vector, TOPICS);
}

export function readTopicModel(folder: string): TopicModel {
  return readWeights(folder, MODEL_FILE, TOPICS * (DIMENSIONS + 1));
}

export function writeTopicModel(folder: string, model: TopicModel): void {
  writeWeights(folder, MODEL_FILE, model);
}
