// Which topic is a text about? The average of a few linear models over the vectors of the topics
// encoder, which training/tasks/topics.py fits together with its adapters on the library's own
// texts and on posts written for it (never on the evaluation posts).
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import type { LinearModel } from '#lib/softmax-regression.ts';
import { averageLogChances, fitHeads, readHeads } from './adapter-heads.ts';

/** One per adapter: a row of weights for each topic, in the order of TOPIC_IDS. */
export type TopicModel = LinearModel[];
export const noTopicModel: TopicModel = [];

export const readTopicModel = (folder: string): TopicModel =>
  fitHeads(readHeads(folder, 'topics'), TOPIC_IDS);

/** `vectors`: for each window of a story, one per adapter. */
export const judgeTopics = (model: TopicModel, vectors: Float32Array[]) =>
  averageLogChances(model, vectors, TOPIC_IDS.length);
