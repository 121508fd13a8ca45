import { expect, test } from 'vitest';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { type DangerSample, fitDangerModel, noDangerModel } from '#features/site-search/meaning/danger-model.ts';
import { DIMENSIONS } from '#features/site-search/meaning/vectors.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { noticeDanger } from './notice-danger.server.ts';

/** A unit vector; each kind has an axis, and so has calm. */
function createVector(...axes: number[]): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const axis of axes) vector[axis] = 1 / Math.sqrt(axes.length);
  return vector;
}
const CALM = DANGER_KINDS.length;
const samples: DangerSample[] = Array.from({ length: 20 }, () => [
  ...DANGER_KINDS.map((kind, axis) => ({ vector: createVector(axis), kind })),
  { vector: createVector(CALM), kind: 'calm' as const },
  { vector: createVector(CALM), kind: 'calm' as const },
]).flat();
const dangerModel = fitDangerModel(samples);

/** Ids of the urgent lines for a text with this vector; undefined when the embedder gives none. */
function noticeIds(text: string, vector: Float32Array | undefined, model = dangerModel) {
  const embedder = { embed: async (texts: string[]) => vector && texts.map(() => vector), close: async () => {} };
  return noticeDanger({ library, search: { index: { dangerModel: model } as SearchIndex, embedder } }, text).then((lines) =>
    lines.map(({ id }) => id),
  );
}
const getAxis = (name: (typeof DANGER_KINDS)[number]) => DANGER_KINDS.indexOf(name);
const UNKNOWN_WORDS = 'nobody would look for me by thursday anyway';

test('shows the lines of the kind that the model predicts when no rule matches', async () => {
  expect(await noticeIds(UNKNOWN_WORDS, createVector(getAxis('self-harm')))).toEqual(['self-harm']);
  expect(await noticeIds(UNKNOWN_WORDS, createVector(getAxis('child-danger-or-taken')))).toEqual(['child-danger', 'child-taken']);
});

test('shows 911 and 988 when the kind is uncertain', async () => {
  const ambiguous = createVector(
    getAxis('self-harm'),
    getAxis('violence-at-home'),
    getAxis('medical-emergency'),
    getAxis('poison-overdose'),
  );
  expect(await noticeIds(UNKNOWN_WORDS, ambiguous)).toEqual(['danger-now', 'crisis-now']);
  const phones = library.triage.filter(({ id }) => id.endsWith('-now')).map(({ hotline }) => hotline?.phone);
  expect(phones).toEqual(expect.arrayContaining(['911', '988']));
});

test('shows nothing for a calm message, and no second line for a danger that the rules found', async () => {
  expect(await noticeIds(UNKNOWN_WORDS, createVector(CALM))).toEqual([]);
  expect(await noticeIds('I want to die', createVector(getAxis('self-harm')))).toEqual(['self-harm']);
  expect(await noticeIds('I want to die', createVector(getAxis('self-harm'), getAxis('violence-at-home'), getAxis('elder-abuse')))).toEqual(
    ['self-harm'],
  );
});

test('a less serious match of the rules does not hide the danger that the model predicts', async () => {
  expect(await noticeIds('I have court tomorrow', createVector(getAxis('self-harm')))).toEqual(['self-harm', 'court-within-days']);
  const ambiguous = createVector(
    getAxis('self-harm'),
    getAxis('violence-at-home'),
    getAxis('medical-emergency'),
    getAxis('poison-overdose'),
  );
  expect(await noticeIds('I have court tomorrow', ambiguous)).toEqual(['danger-now', 'crisis-now', 'court-within-days']);
});

test('uses only the rules without a vector or a model', async () => {
  expect(await noticeIds('I want to die', undefined)).toEqual(['self-harm']);
  expect(await noticeIds(UNKNOWN_WORDS, undefined)).toEqual([]);
  expect(await noticeIds('I want to die', createVector(CALM), noDangerModel)).toEqual(['self-harm']);
});
