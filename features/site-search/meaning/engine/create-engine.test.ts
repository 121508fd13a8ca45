import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG } from '#tests/harness/long-form.ts';
import { judgeDanger, readDangerModel } from '../danger-model.ts';
import { readTopicModel } from '../topic-model.ts';
import { dot } from '../vectors.ts';
import { createEngine } from './create-engine.ts';
import { splitIntoTokenWindows } from './split-windows.ts';

const adapterFolder = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'vectors');
const NONE = new Float32Array(384);
const TEXTS = [
  'my husband hit me again and he is outside the door',
  'El casero cambió la chapa y mis hijos están adentro ¿qué hago?',
  'Is the suicide clause in a life insurance policy two years in New York?',
];

/**
 * The fallback takes seconds of processor time for each vector, which are minutes on a busy
 * machine.
 */
const SLOW = { timeout: 900_000 };

test(
  'both engines give the same vectors and verdicts, and the adapters change them',
  SLOW,
  async () => {
    const onnx = await createEngine({ adapterFolder }, 'onnxruntime');
    const wasm = await createEngine({ adapterFolder }, 'webassembly');
    const model = readDangerModel(adapterFolder);
    for (const text of LONG ? TEXTS : TEXTS.slice(0, 1)) {
      const [search = NONE] = await onnx.embed(text, 'search');
      const [fallbackSearch = NONE] = await wasm.embed(text, 'search');
      expect(dot(search, fallbackSearch)).toBeCloseTo(1, 4);
      const danger = await onnx.embed(text, 'danger');
      expect(danger).toHaveLength(model.length);
      for (const vector of danger) expect(dot(vector, search)).toBeLessThan(0.99);
      const topics = await onnx.embed(text, 'topics');
      expect(topics).toHaveLength(readTopicModel(adapterFolder).length);
      for (const vector of topics)
        expect(Math.max(...danger.map((other) => dot(vector, other)))).toBeLessThan(0.99);
      if (!LONG) continue;
      const fallbackTopics = await wasm.embed(text, 'topics');
      for (const [member, vector] of topics.entries())
        expect(dot(vector, fallbackTopics[member] ?? NONE)).toBeCloseTo(1, 4);
      const fallback = await wasm.embed(text, 'danger');
      for (const [member, vector] of danger.entries())
        expect(dot(vector, fallback[member] ?? NONE)).toBeCloseTo(1, 4);
      const verdict = judgeDanger(model, danger);
      const fallbackVerdict = judgeDanger(model, fallback);
      expect(fallbackVerdict?.kind).toBe(verdict?.kind);
      expect(fallbackVerdict?.danger).toBeCloseTo(verdict?.danger as number, 3);
    }
    const judge = async (text: string) =>
      judgeDanger(model, await onnx.embed(text, 'danger'))?.danger;
    expect(await judge(TEXTS[0] as string)).toBeGreaterThan(0.9);
    expect(await judge(TEXTS[2] as string)).toBeLessThan(0.1);
  },
);

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
