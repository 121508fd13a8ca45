import { expect, test } from 'vitest';
import { getUsCode } from '#tests/harness/fakes/us-code.ts';
import { getSectionPosition } from './section-position.ts';

const sortByPosition = (numbers: string[]) =>
  numbers.toSorted((a, b) => {
    const [first, second] = [getSectionPosition(a), getSectionPosition(b)];
    return first < second ? -1 : first > second ? 1 : 0;
  });

test('sections are sorted as the U.S. Code prints them', () => {
  for (const title of ['5', '15', '26', '42']) {
    const printed = getUsCode()
      .listSections(title)
      .map(({ section }) => section);
    expect(sortByPosition(printed)).toEqual(printed);
  }
});

test('sections of a state are sorted by their parts', () => {
  const printed = ['1-4-25', '1-5-1', '59.18.060', '59.18.280', '59.20.010'];
  expect(sortByPosition(printed.toReversed())).toEqual(printed);
});
