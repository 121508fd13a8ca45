import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { readModel } from './read-model.ts';
import { judgeTopics, noTopicModel, readTopicModel } from './topic-model.ts';

const root = join(import.meta.dirname, '..', '..');
const modelsFolder = join(root, 'models');
const postsFolder = join(root, 'training', 'posts');

test('it was trained on the current posts for the current topics (otherwise: training/README.md)', () => {
  const posts = createHash('sha256');
  for (const file of readdirSync(postsFolder).sort())
    posts.update(file).update(readFileSync(join(postsFolder, file)));
  expect(readModel(modelsFolder, 'topics').record).toMatchObject({
    origins: { posts: posts.digest('hex') },
    classes: TOPIC_IDS,
  });
});

test('each head reads the vectors of its own adapter, and windows are averaged', () => {
  const model = readTopicModel(modelsFolder);
  expect(model).toHaveLength(2);
  const vector = (seed: number) =>
    Float32Array.from({ length: 384 }, (_, i) => Math.sin(seed * (i + 1)) / 14);
  const windows = [1, 2, 3, 4].map(vector);
  const chances = judgeTopics(model, windows);
  const [first, second] = [
    judgeTopics(model, windows.slice(0, 2)),
    judgeTopics(model, windows.slice(2)),
  ];
  for (const [t, chance] of chances.entries())
    expect(chance).toBeCloseTo(((first[t] as number) + (second[t] as number)) / 2, 6);
  expect(judgeTopics(model, windows.toReversed())).not.toEqual(chances);
});

test('without an adapter there is no model', () => {
  expect(readTopicModel(import.meta.dirname)).toEqual(noTopicModel);
});
