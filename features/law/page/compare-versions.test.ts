import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const toParagraphs = (...texts: string[]) => texts.map((text) => ({ path: '', text }));

test('words that changed inside a paragraph, and runs of unchanged paragraphs', () => {
  const before = toParagraphs('one', 'two', '(a) within 30 days of it', 'four');
  const after = toParagraphs('one', 'two', '(a) within 60 days of it', 'four');
  expect(compareVersions(before, after)).toEqual([
    { same: 2 },
    {
      before: [
        { kind: 'same', text: '(a) within ' },
        { kind: 'removed', text: '30 ' },
        { kind: 'same', text: 'days of it' },
      ],
      after: [
        { kind: 'same', text: '(a) within ' },
        { kind: 'added', text: '60 ' },
        { kind: 'same', text: 'days of it' },
      ],
    },
    { same: 1 },
  ]);
});

test('a new paragraph stands alone, and does not take the place of the next one', () => {
  const rows = compareVersions(
    toParagraphs('(a) x', '(b) y'),
    toParagraphs('(a) x', '(b) new', '(c) y'),
  );
  expect(rows).toEqual([
    { same: 1 },
    {
      before: [
        { kind: 'same', text: '(b) ' },
        { kind: 'removed', text: 'y' },
      ],
      after: [
        { kind: 'same', text: '(b) ' },
        { kind: 'added', text: 'new' },
      ],
    },
    { before: [], after: [{ kind: 'added', text: '(c) y' }] },
  ]);
});

test('the same text has no changed row; texts past the bound are not compared', () => {
  expect(compareVersions(toParagraphs('a'), toParagraphs('a'))).toEqual([{ same: 1 }]);
  const create = (word: string) =>
    toParagraphs(...Array.from({ length: 2_000 }, (_, index) => `${word} ${index}`));
  expect(compareVersions(create('x'), create('y'))).toBeUndefined();
  expect(compareVersions(create('x'), [...create('x'), { path: '', text: 'z' }])).toHaveLength(2);
});
