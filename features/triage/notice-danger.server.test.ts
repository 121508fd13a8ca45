import { expect, test } from 'vitest';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { type DangerSample, fitDangerModel, noDangerModel } from '#features/site-search/meaning/danger-model.ts';
import { DIMENSIONS } from '#features/site-search/meaning/vectors.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { noticeDanger } from './notice-danger.server.ts';

/** One direction per kind, and one for calm. */
function direction(...axes: number[]): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const axis of axes) vector[axis] = 1 / Math.sqrt(axes.length);
  return vector;
}
const CALM = DANGER_KINDS.length;
const samples: DangerSample[] = Array.from({ length: 20 }, () => [
  ...DANGER_KINDS.map((kind, axis) => ({ vector: direction(axis), kind })),
  { vector: direction(CALM), kind: 'calm' as const },
  { vector: direction(CALM), kind: 'calm' as const },
]).flat();
const dangerModel = fitDangerModel(samples);

/** What the model hears in the text, or nothing when its vector does not come. */
function notice(text: string, vector: Float32Array | undefined, model = dangerModel) {
  const embedder = { embed: async (texts: string[]) => vector && texts.map(() => vector), close: async () => {} };
  return noticeDanger({ library, search: { index: { dangerModel: model } as SearchIndex, embedder } }, text).then((lines) =>
    lines.map(({ id }) => id),
  );
}
const kind = (name: (typeof DANGER_KINDS)[number]) => DANGER_KINDS.indexOf(name);
const UNKNOWN_WORDS = 'nobody would look for me by thursday anyway';

test('the model raises the lines of its kind where no rule knows the words', async () => {
  expect(await notice(UNKNOWN_WORDS, direction(kind('self-harm')))).toEqual(['self-harm']);
  expect(await notice(UNKNOWN_WORDS, direction(kind('child-danger-or-taken')))).toEqual(['child-danger', 'child-taken']);
});

test('a kind that is unsure gets 911 and 988', async () => {
  const torn = direction(kind('self-harm'), kind('violence-at-home'), kind('medical-emergency'), kind('poison-overdose'));
  expect(await notice(UNKNOWN_WORDS, torn)).toEqual(['danger-now', 'crisis-now']);
  const phones = library.triage.filter(({ id }) => id.endsWith('-now')).map(({ hotline }) => hotline?.phone);
  expect(phones).toEqual(expect.arrayContaining(['911', '988']));
});

test('calm stays calm, and what the rules know needs no second line', async () => {
  expect(await notice(UNKNOWN_WORDS, direction(CALM))).toEqual([]);
  expect(await notice('I want to die', direction(kind('self-harm')))).toEqual(['self-harm']);
  expect(await notice('I want to die', direction(kind('self-harm'), kind('violence-at-home'), kind('elder-abuse')))).toEqual(['self-harm']);
});

test('a lesser matter that the rules found does not hide the danger that the model hears', async () => {
  expect(await notice('I have court tomorrow', direction(kind('self-harm')))).toEqual(['self-harm', 'court-within-days']);
  const torn = direction(kind('self-harm'), kind('violence-at-home'), kind('medical-emergency'), kind('poison-overdose'));
  expect(await notice('I have court tomorrow', torn)).toEqual(['danger-now', 'crisis-now', 'court-within-days']);
});

test('without a vector or a model the rules stand alone', async () => {
  expect(await notice('I want to die', undefined)).toEqual(['self-harm']);
  expect(await notice(UNKNOWN_WORDS, undefined)).toEqual([]);
  expect(await notice('I want to die', direction(CALM), noDangerModel)).toEqual(['self-harm']);
});
