import { expect, test } from 'vitest';
import type { CheckedCitation } from '../schema.ts';
import { formatPercent, groupSpots, listSpots } from './describe-spots.ts';

const cite = (start: number, status: string, more = {}) =>
  ({ start, status, ...more }) as unknown as CheckedCitation;
const describe = (citations: CheckedCitation[], visible = citations) => {
  const spots = listSpots(visible, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1000);
  return groupSpots(citations, spots).map((group) => [
    group.words,
    group.spots.map(formatPercent).join(' '),
    group.more,
  ]);
};

test('says how many there are of each kind, and where those are that are in trouble', () => {
  const invented = { invented: { order: 'An Order' } };
  expect(
    describe([
      cite(10, 'verified'),
      cite(340, 'wrong_year'),
      cite(612, 'wrong_year'),
      cite(990, 'wrong_name', invented),
    ]),
  ).toEqual([
    ['1 verified', '', 0],
    ['2 with a wrong year', '34% 61%', 0],
    ['1 that a court found to be invented', '99%', 0],
  ]);
});

test('names the first ones only, and counts those that the page does not show', () => {
  const many = Array.from({ length: 12 }, (_, index) => cite(index * 10, 'not_in_index'));
  expect(describe(many)).toEqual([['12 not in our index', '0% 1% 2% 3% 4% 5% 6% 7%', 4]]);
  expect(describe(many, many.slice(0, 2))).toEqual([['12 not in our index', '0% 1%', 10]]);
});
