import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeDanger, readDangerModel } from '../danger-model.ts';
import { readTopicModel } from '../topic-model.ts';
import { createEngine, findEngineFault } from './engine.ts';
import { splitIntoTokenWindows } from './split-windows.ts';

const adapterFolder = join(import.meta.dirname, '..', '..', '..', 'models');
const NONE = new Float32Array(384);
const IN_DANGER = 'my husband hit me again and he is outside the door';
const dot = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
const CALM = 'Is the suicide clause in a life insurance policy two years in New York?';

test('each member of an encoder gives its own vector, and the danger model judges by them', async () => {
  expect(await findEngineFault()).toBeUndefined();
  const engine = await createEngine({ adapterFolder });
  const model = readDangerModel(adapterFolder);
  const [search = NONE] = await engine.embed(IN_DANGER, 'search');
  const danger = await engine.embed(IN_DANGER, 'danger');
  expect(danger).toHaveLength(model.heads.length);
  for (const vector of danger) expect(dot(vector, search)).toBeLessThan(0.99);
  const topics = await engine.embed(IN_DANGER, 'topics');
  expect(topics).toHaveLength(readTopicModel(adapterFolder).length);
  for (const vector of topics)
    expect(Math.max(...danger.map((other) => dot(vector, other)))).toBeLessThan(0.99);
  for (const vector of [search, ...danger, ...topics])
    expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  const judge = async (text: string) =>
    judgeDanger(model, await engine.embed(text, 'danger'), text)?.danger;
  expect(await judge(IN_DANGER)).toBeGreaterThan(0.9);
  expect(await judge(CALM)).toBeLessThan(0.1);
});

test('a long text is split between words into windows of similar length, and of a very long one the end is kept', () => {
  const countTokens = (word: string) => word.length;
  expect(splitIntoTokenWindows('a short text', countTokens)).toEqual(['a short text']);
  const words = Array.from({ length: 100 }, (_, i) => String(100 + i));
  const windows = splitIntoTokenWindows(words.join(' '), countTokens);
  expect(windows.map((window) => window.split(' ').length)).toEqual([50, 50]);
  expect(windows.join(' ')).toBe(words.join(' '));
  const many = splitIntoTokenWindows(
    Array.from({ length: 3_000 }, (_, i) => `w${i}`).join('\n'),
    countTokens,
  );
  expect(many).toHaveLength(8);
  expect(many.at(-1)).toMatch(/ w2999$/);
  expect(splitIntoTokenWindows('', countTokens)).toEqual(['']);
});
