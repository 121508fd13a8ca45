import { expect, test } from 'vitest';
import type { CheckedCitation } from '../schema.ts';
import { numberCitations } from './number-citations.ts';
import { createTableOfAuthorities } from './table-of-authorities.ts';

const full = (page: string, group: number) =>
  ({
    parsed: {
      kind: 'case',
      volume: '1',
      reporter: 'U.S.',
      page,
      name: `A v. ${page}`,
      court: '',
      date: '',
      year: 1900,
      group,
    },
    status: 'verified',
    matches: [],
    text: `1 U.S. ${page}`,
  }) as unknown as CheckedCitation;
const short = (refersTo: number | undefined) =>
  ({
    parsed: { kind: 'id', pins: [], refersTo },
    status: 'verified',
    matches: [],
    text: 'Id.',
  }) as unknown as CheckedCitation;

// Rows were once numbered 1, 2, 3, 4, 6: the fifth was a short form.
test('numbers have no gaps, and short forms have the number of their citation', () => {
  const citations = [
    full('10', 1),
    short(0),
    full('20', 2),
    short(2),
    short(0),
    short(undefined),
    full('10', 3),
  ];
  const numbers = numberCitations(citations);
  expect(numbers).toEqual([1, 1, 2, 2, 1, 3, 4]);
  const [cases] = createTableOfAuthorities(citations, numbers);
  expect(cases?.entries.map(({ label, numbers: own }) => [label, own])).toEqual([
    ['A v. 10, 1 U.S. 10 (1900)', [1, 4]],
    ['A v. 20, 1 U.S. 20 (1900)', [2]],
  ]);
});
