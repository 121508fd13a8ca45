import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marksIn } from '#features/site-search/highlight.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { createVocabulary } from '#features/site-search/index/vocabulary.ts';
import { countWords, createWordIndex } from '#features/site-search/index/word-index.ts';
import { createEverydayLookup, readQuery } from '#features/site-search/read-query.ts';
import { testLibrary } from '#features/site-search/test-library.ts';
import { editDistance } from './edit-distance.ts';
import { flat, wordsOf } from './words.ts';

describe('words', () => {
  test('forms of a word meet', () => expect(new Set(wordsOf('evict evicted eviction evicting').map((w) => w.stem)).size).toBe(1));
  test('codes and citations survive', () => {
    expect(wordsOf('Form N-400').map((w) => w.word)).toEqual(['form', 'n', '400', 'n400']);
    expect(wordsOf('42 U.S.C. § 1983').map((w) => w.word)).toEqual(['42', 'usc', '1983']);
  });
  test('places are those of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end } of wordsOf(text)) expect(start >= 0 && end > start && end <= text.length).toBe(true);
      }),
    );
  });
  test('a piece of a text is a piece of the flattened text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const piece = text.slice(a % (text.length + 1), (a % (text.length + 1)) + b);
        expect(flat(text).includes(flat(piece))).toBe(true);
      }),
    );
  });
});

describe('typing slips', () => {
  const vocabulary = createVocabulary(
    new Map([
      ['eviction', 50],
      ['evict', 9],
      ['spouse', 30],
      ['custody', 20],
    ]),
    new Set(['sponge']),
  );
  test.each([
    ['evicton', 'eviction'],
    ['evcition', 'eviction'],
    ['custdy', 'custody'],
  ])('%s', (slip, meant) => {
    expect(vocabulary.correct(slip)[0]?.word).toBe(meant);
  });
  test('an English word that the library lacks is no slip', () => expect(vocabulary.correct('sponge')).toEqual([]));
  test('short words and numbers are left alone', () => expect(['cut', '1983', 'n400'].flatMap(vocabulary.correct)).toEqual([]));
  test('distances', () => {
    expect([
      editDistance('abc', 'abc', 2),
      editDistance('abc', 'acb', 2),
      editDistance('abcd', 'xbcd', 2),
      editDistance('abcdef', 'uvwxyz', 2),
    ]).toEqual([0, 1, 1, 3]);
  });
});

describe('reading a query', () => {
  const index = createWordIndex(countWords(listItems(testLibrary)));
  const everyday = createEverydayLookup([{ id: 'x', say: ['kicked out'], means: ['eviction'] }]);
  const read = (text: string) => readQuery(index, everyday, text, { longest: 400 });
  test('everyday words bring their neighbours, at less weight', () => {
    const { terms } = read('i was kicked out');
    expect(terms.get('evict')).toBeGreaterThan(0);
    expect(terms.get('evict')).toBeLessThan(1);
    expect(read('kicked a ball out').terms.has('evict')).toBe(false);
  });
  test('states by name, and by code where it is clear', () => {
    expect([...read('eviction in West Virginia').states]).toEqual(['WV']);
    expect([...read('legal aid in TX').states]).toEqual(['TX']);
    expect([...read('HELP ME OR ELSE').states]).toEqual([]);
  });
  test('marks never overlap and stay in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        let last = 0;
        for (const [start, end] of marksIn(text, read(query))) {
          expect(start >= last && end > start && end <= text.length).toBe(true);
          last = end;
        }
      }),
    );
  });
});
