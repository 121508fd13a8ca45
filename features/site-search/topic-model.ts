// Which topic is a text about? A small linear model over MiniLM vectors, fitted by `npm run embed` on nothing but our own
// questions, situations and passages (never on the evaluation posts) and kept beside the vectors. Softmax regression with
// weight decay, a fixed order of samples: the same content always gives the same model.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPIC_IDS } from '#features/library/schema.ts';
import { DIMENSIONS } from './vectors.ts';

/** One row of weights per topic, the last one its bias; empty when there is none. */
export type TopicModel = Float32Array;
export type TopicSample = { vector: Float32Array; topics: number[]; weight: number };

export const noTopicModel: TopicModel = new Float32Array(0);
const ROW = DIMENSIONS + 1;
const TOPICS = TOPIC_IDS.length;

export function fitTopicModel(samples: TopicSample[], { rounds = 12, rate = 0.5, decay = 3e-4 } = {}): TopicModel {
  const model = new Float32Array(TOPICS * ROW);
  // Each topic counts the same in all, however much is written about it.
  const totals = new Float64Array(TOPICS);
  for (const { topics, weight } of samples) for (const t of topics) totals[t] = (totals[t] as number) + weight / topics.length;
  const average = totals.reduce((a, b) => a + b, 0) / TOPICS;
  const order = shuffled(samples.length);
  const mean = new Float32Array(model.length);
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + round * 0.3);
    for (const place of order) {
      const { vector, topics, weight } = samples[place] as TopicSample;
      const chances = topicChances(model, vector);
      const balance = topics.reduce((sum, t) => sum + average / (totals[t] as number), 0) / topics.length;
      const pull = step * weight * Math.min(balance, 3);
      for (let t = 0; t < TOPICS; t++) {
        const error = (topics.includes(t) ? 1 / topics.length : 0) - (chances[t] as number);
        const from = t * ROW;
        const slip = pull * error;
        for (let i = 0; i < DIMENSIONS; i++) {
          const w = model[from + i] as number;
          model[from + i] = w + slip * (vector[i] as number) - step * decay * w;
        }
        model[from + DIMENSIONS] = (model[from + DIMENSIONS] as number) + slip * 0.1;
      }
    }
    // The mean of the later rounds wavers less than the last one.
    if (round >= rounds / 2)
      for (let i = 0; i < model.length; i++) mean[i] = (mean[i] as number) + (model[i] as number) / Math.ceil(rounds / 2);
  }
  return mean;
}

/** The chance of each topic, in the order of TOPIC_IDS; they add up to one. */
export function topicChances(model: TopicModel, vector: Float32Array): Float64Array {
  const chances = new Float64Array(TOPICS);
  let most = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < TOPICS; t++) {
    const from = t * ROW;
    let sum = model[from + DIMENSIONS] as number;
    for (let i = 0; i < DIMENSIONS; i++) sum += (model[from + i] as number) * (vector[i] as number);
    chances[t] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let t = 0; t < TOPICS; t++) total += chances[t] = Math.exp((chances[t] as number) - most);
  for (let t = 0; t < TOPICS; t++) chances[t] = (chances[t] as number) / total;
  return chances;
}

export function readTopicModel(folder: string): TopicModel {
  const path = join(folder, 'topic-model.bin');
  if (!existsSync(path)) return noTopicModel;
  const data = readFileSync(path);
  if (data.length !== TOPICS * ROW * 4) return noTopicModel;
  return new Float32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length) as ArrayBuffer);
}

export function writeTopicModel(folder: string, model: TopicModel): void {
  writeFileSync(join(folder, 'topic-model.bin'), Buffer.from(model.buffer, model.byteOffset, model.byteLength));
}

/** Always the same order, but no topic comes in one block. */
function shuffled(length: number): number[] {
  const order = Array.from({ length }, (_, i) => i);
  let seed = 12345;
  for (let i = length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
