import { expect, test } from 'vitest';
import { fitRanking, rankChoices } from './fit-ranking.ts';
import { hashFeatures } from './hashed-features.ts';

const SIZE = 1 << 10;
const describe = (...features: string[]) => hashFeatures(features, SIZE);
const OPTIONS = { dimensions: SIZE, rounds: 100, rate: 4, decay: 1e-5 };
const groups = [
  {
    choices: [describe('account', 'short'), describe('case', 'long'), describe('none')],
    right: [1],
  },
  {
    choices: [describe('case', 'short'), describe('account', 'long'), describe('none')],
    right: [0],
  },
  { choices: [describe('telephone', 'long'), describe('none')], right: [1] },
  {
    choices: [describe('telephone', 'short'), describe('account', 'short'), describe('none')],
    right: [1],
  },
  // Nothing here is right: the group tells nothing.
  { choices: [describe('telephone')], right: [] },
];

test('the choice with the features of right ones is the most probable, wherever it stands', () => {
  const model = fitRanking(groups, OPTIONS);
  const chances = rankChoices(model, [
    describe('none'),
    describe('telephone'),
    describe('account'),
    describe('case', 'long'),
  ]);
  expect(chances.indexOf(Math.max(...chances))).toBe(3);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  const [telephone = 0, none = 0] = rankChoices(model, [describe('telephone'), describe('none')]);
  expect(none).toBeGreaterThan(telephone);
});

test('the same groups give the same model', () => {
  expect(fitRanking(groups, OPTIONS)).toEqual(fitRanking(groups, OPTIONS));
});
