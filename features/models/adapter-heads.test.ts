import { expect, test } from 'vitest';
import { fitHeads, ROW_LENGTH } from './adapter-heads.ts';

const makeRow = (value: number) => new Float32Array(ROW_LENGTH).fill(value);
const head = Float32Array.from([...makeRow(1), ...makeRow(2), ...makeRow(6)]);
const trained = { classes: ['fees', 'gone', 'rent'], heads: [head] };
const readRows = (wanted: string[]) =>
  fitHeads(trained, wanted).map((fitted) =>
    wanted.map((_, row) => new Set(fitted.subarray(row * ROW_LENGTH, (row + 1) * ROW_LENGTH))),
  );

test('a class that is gone is left out, and the others keep their rows in any order', () => {
  expect(readRows(['rent', 'fees'])).toEqual([[new Set([6]), new Set([1])]]);
});

test('a class that training did not know starts with the mean of all', () => {
  expect(readRows(['fees', 'gone', 'rent', 'new'])).toEqual([
    [new Set([1]), new Set([2]), new Set([6]), new Set([3])],
  ]);
});

test('the same classes have the same weights', () => {
  expect(fitHeads(trained, trained.classes)).toEqual([head]);
});
