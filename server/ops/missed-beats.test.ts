import { describe, expect, test } from 'vitest';
import { createBeatCheck } from './missed-beats.ts';

function check(beats: number[], waited = 0): number[] {
  const countMissed = createBeatCheck();
  return beats.map((count) => countMissed(count, waited));
}

describe('checks without a beat', () => {
  test('are counted from the first one that sees no new beat', () => {
    expect(check([0, 2, 4, 4, 4, 4])).toEqual([0, 0, 0, 1, 2, 3]);
  });
  test('are forgotten when a beat comes', () => {
    expect(check([4, 4, 4, 5, 5, 7])).toEqual([0, 1, 2, 0, 1, 0]);
  });
  test('a loop that never beat is noticed too', () => {
    expect(check([0, 0, 0])).toEqual([0, 1, 2]);
  });
  test('an hour of sleep between two checks counts as one check, whether or not the loop has run since', () => {
    expect(check([4, 6, /* asleep */ 6, 8])).toEqual([0, 0, 1, 0]);
  });
  test('count as far as the loop had the processor', () => {
    expect(check([0, 2, 2, 2], 0.75)).toEqual([0, 0, 0.25, 0.5]);
    expect(check([0, 2, 2, 2], 1)).toEqual([0, 0, 0, 0]);
  });
  test('the counter may wrap around', () => {
    expect(check([2 ** 31 - 1, -(2 ** 31), -(2 ** 31)])).toEqual([0, 0, 1]);
  });
});
