import { expect, test } from 'vitest';
import { describeSpots, groupSpots, listSpots } from './describe-spots.ts';
import type { CheckedCitation } from './schema.ts';

const cite = (start: number, status: string, more = {}) => ({ start, status, ...more }) as unknown as CheckedCitation;
const describe = (citations: CheckedCitation[], visible = citations) => {
  const spots = listSpots(visible, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1000);
  return describeSpots(citations.length, groupSpots(citations, spots));
};

test('says how many there are of each kind, and which are in trouble', () => {
  const invented = { invented: { order: 'An Order' } };
  expect(describe([cite(10, 'verified'), cite(340, 'wrong_year'), cite(612, 'wrong_year'), cite(990, 'wrong_name', invented)])).toBe(
    '4 citations: 1 verified, 2 with a wrong year (see 2 and 3), 1 that a court found to be invented (see 4).',
  );
  expect(describe([cite(0, 'verified')])).toBe('1 citation: 1 verified.');
});

test('names the first ones only, and counts those that the page does not show', () => {
  const many = Array.from({ length: 12 }, (_, index) => cite(index * 10, 'not_in_index'));
  expect(describe(many)).toBe('12 citations: 12 not in our index (see 1, 2, 3, 4, 5, 6, 7, 8 and 4 more).');
  expect(describe(many, many.slice(0, 2))).toContain('(see 1, 2 and 10 more)');
});
