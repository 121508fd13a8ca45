// Which topic is a text about? The average of a few linear models over the vectors of the topics
// encoder, which training/train_topics.py fits together with its adapters on the library's own
// texts and on posts written for it (never on the evaluation posts).
import type { LinearModel } from '#lib/softmax-regression.ts';
import { averageLogChances, readHeads } from './adapter-heads.ts';
import { ADAPTER_CLASSES } from './engine/adapter.ts';

/** One per adapter: a row of weights for each topic, in the order of TOPIC_IDS. */
export type TopicModel = LinearModel[];
export const noTopicModel: TopicModel = [];

export const readTopicModel = (folder: string): TopicModel => readHeads(folder, 'topics');

/** `vectors`: for each window of a story, one per adapter. */
export const judgeTopics = (model: TopicModel, vectors: Float32Array[]) =>
  averageLogChances(model, vectors, ADAPTER_CLASSES.topics);
