import { expect, test } from 'vitest';
import { buildSearchIndex } from '../index/build-search-index.server.ts';
import { readQuery } from '../read-query.ts';
import { createTestVectors, createWordVector, testLibrary } from '../test-library.ts';
import { scoreItems } from './score-items.ts';
import { ANSWER_WEIGHTS, SEARCH_WEIGHTS } from './weights.ts';

const index = buildSearchIndex(testLibrary, { vectors: createTestVectors(testLibrary) });
const text = testLibrary.faqs[0]?.question ?? '';
const query = readQuery(index.words, index.everyday, text, { maxLength: 200 });
const vector = createWordVector(text);
const row = index.items.findIndex(({ title }) => title === text);
const nearest = (scores: Float32Array) => scores.indexOf(Math.max(...scores));

test.each([
  ['search', SEARCH_WEIGHTS],
  ['answers', ANSWER_WEIGHTS],
])('by the weights of %s, what has the words and the meaning is first', (_name, weights) => {
  expect(nearest(scoreItems(index, { query, vector }, weights).scores)).toBe(row);
});

test('without a vector words decide, and the best has a share of one', () => {
  const { scores, words, meaning } = scoreItems(index, { query }, SEARCH_WEIGHTS);
  expect(meaning).toBeUndefined();
  expect(words[row]).toBe(1);
  expect(nearest(scores)).toBe(row);
});

test('the lead model and the topics raise an item only where they have a weight', () => {
  const other = index.items.findIndex(({ kind }) => kind === 'guide');
  const item = index.items[other];
  const signals = {
    query,
    vector,
    leadChances: new Map([[`guide:${item?.id}`, 1]]),
    topics: (item?.topics ?? []).map((id) => ({ id, score: 1 })),
  };
  const getRise = (weights: typeof SEARCH_WEIGHTS) =>
    (scoreItems(index, signals, weights).scores[other] as number) -
    (scoreItems(index, { query, vector }, weights).scores[other] as number);
  expect(getRise(ANSWER_WEIGHTS)).toBeCloseTo(0.96, 5);
  expect(getRise(SEARCH_WEIGHTS)).toBe(0);
});

test('what is not wanted has neither score nor meaning, and the candidates are among the others', () => {
  const weights = { ...ANSWER_WEIGHTS, candidates: 1 };
  const { scores, meaning } = scoreItems(
    index,
    { query, vector },
    weights,
    ({ title }) => title !== text,
  );
  expect([scores[row], meaning?.[row]]).toEqual([0, 0]);
  expect(Math.max(...(meaning ?? []))).toBeGreaterThan(0);
});
