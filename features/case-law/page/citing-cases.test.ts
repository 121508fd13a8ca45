import { expect, test } from 'vitest';
import { groupIntoBars } from './citing-cases.server.ts';

const countCases = (bars: { cases: number }[]) => bars.reduce((sum, bar) => sum + bar.cases, 0);

test('no citing cases make no bars', () => {
  expect(groupIntoBars([])).toEqual([]);
});

test('one year is one bar', () => {
  expect(groupIntoBars([{ year: 1999, cases: 3 }])).toEqual([{ from: 1999, to: 1999, cases: 3 }]);
});

test('years without a case keep an empty bar', () => {
  expect(
    groupIntoBars([
      { year: 2000, cases: 1 },
      { year: 2003, cases: 2 },
    ]).map((bar) => bar.cases),
  ).toEqual([1, 0, 0, 2]);
});

test.each([1, 5, 31, 32, 33, 60, 100, 236, 1000])(
  'a span of %i years has at most 32 bars and loses no case',
  (span) => {
    const years = Array.from({ length: span }, (_, i) => ({ year: 1790 + i, cases: i + 1 }));
    const bars = groupIntoBars(years);
    expect(bars.length).toBeLessThanOrEqual(32);
    expect(countCases(bars)).toBe((span * (span + 1)) / 2);
    expect(bars[0]?.from).toBeLessThanOrEqual(1790);
    expect(bars.at(-1)?.to).toBeGreaterThanOrEqual(1790 + span - 1);
  },
);
