import { expect, test } from 'vitest';
import { pickBest } from './pick-best.ts';

const scored = Object.entries({ a: 1, b: 3, c: 2, d: 3, e: 0 });

test('the best come first, and of equal ones the earlier', () => {
  expect(pickBest(scored, 3)).toEqual([
    ['b', 3],
    ['d', 3],
    ['c', 2],
  ]);
  expect(pickBest(scored, 9)).toHaveLength(5);
  expect(pickBest([], 3)).toEqual([]);
  expect(pickBest(scored, 0)).toEqual([]);
});

test('what is not accepted takes no place, and only what would be picked is asked', () => {
  const compared: string[] = [];
  const accepts = (one: string) => {
    compared.push(one);
    return one !== 'b';
  };
  expect(pickBest(scored, 2, accepts).map(([one]) => one)).toEqual(['d', 'c']);
  expect(compared).not.toContain('e');
});
