import { expect, test } from 'vitest';
import type { CheckedCitation } from '../schema.ts';
import { applyCorrections, listCorrections } from './correct-text.ts';

const TEXT =
  'First,\nA v. B, 1 U.S. 2 (1900). Then — C v. D, 3 U.S. 4 (1901).  Last: E v. F, 5 U.S. 6 (1902).\t';
const cite = (text: string, fix?: string, status = 'wrong_year') =>
  ({
    start: TEXT.indexOf(text),
    end: TEXT.indexOf(text) + text.length,
    text,
    status,
    ...(fix && { fix }),
  }) as CheckedCitation;
const CITATIONS = [
  cite('A v. B, 1 U.S. 2 (1900)', 'A v. B, 1 U.S. 2 (1910)'),
  cite('C v. D, 3 U.S. 4 (1901)'),
  cite('E v. F, 5 U.S. 6 (1902)', 'Gee v. Aitch, 5 U.S. 6 (1902)', 'wrong_name'),
];

test('puts the corrections in and changes nothing else', () => {
  const corrections = listCorrections(CITATIONS, [1, 2, 3]);
  expect(
    corrections.map(({ number, before, after, preset }) => [number, before, after, preset]),
  ).toEqual([
    [1, 'A v. B, 1 U.S. 2 (1900)', 'A v. B, 1 U.S. 2 (1910)', true],
    [3, 'E v. F, 5 U.S. 6 (1902)', 'Gee v. Aitch, 5 U.S. 6 (1902)', false],
  ]);
  expect(applyCorrections(TEXT, corrections)).toBe(
    TEXT.replace('1900', '1910').replace('E v. F', 'Gee v. Aitch'),
  );
  expect(applyCorrections(TEXT, corrections.slice(1))).toBe(TEXT.replace('E v. F', 'Gee v. Aitch'));
  expect(applyCorrections(TEXT, [])).toBe(TEXT);
});

test('a correction inside another one, and one that changes nothing, are left out', () => {
  const whole = cite('A v. B, 1 U.S. 2 (1900)', 'A v. B, 1 U.S. 2 (1910)');
  expect(listCorrections([whole, cite('1 U.S. 2 (1900)', '1 U.S. 2 (1910)')], [1, 2])).toHaveLength(
    1,
  );
  expect(
    listCorrections([cite('C v. D, 3 U.S. 4 (1901)', 'C v. D, 3 U.S. 4 (1901)')], [1]),
  ).toEqual([]);
});
