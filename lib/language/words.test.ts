import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMarks } from '#features/search/highlight.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { createVocabulary } from '#features/search/index/vocabulary.ts';
import { createEverydayLookup, readQuery } from '#features/search/read-query.ts';
import { testLibrary } from '#features/search/test-library.ts';
import { measureEditDistance } from './edit-distance.ts';
import { flattenText, tokenizeWords } from './words.ts';

describe('words', () => {
  test('gives inflected forms the same stem', () =>
    expect(new Set(tokenizeWords('evict evicted eviction evicting').map((w) => w.stem)).size).toBe(
      1,
    ));
  test('preserves codes and citations', () => {
    expect(tokenizeWords('Form N-400').map((w) => w.word)).toEqual(['form', 'n', '400', 'n400']);
    expect(tokenizeWords('42 U.S.C. § 1983').map((w) => w.word)).toEqual(['42', 'usc', '1983']);
  });
  test('returns offsets within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end } of tokenizeWords(text))
          expect(start >= 0 && end > start && end <= text.length).toBe(true);
      }),
    );
  });
  test('flattens a substring to a substring of the flattened text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const piece = text.slice(a % (text.length + 1), (a % (text.length + 1)) + b);
        expect(flattenText(text).includes(flattenText(piece))).toBe(true);
      }),
    );
  });
});

describe('typos', () => {
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
  ])('%s', (slip, intended) => {
    expect(vocabulary.correct(slip)[0]?.word).toBe(intended);
  });
  test('does not correct an English word that the library lacks', () =>
    expect(vocabulary.correct('sponge')).toEqual([]));
  test('does not correct short words and numbers', () =>
    expect(['cut', '1983', 'n400'].flatMap(vocabulary.correct)).toEqual([]));
  test('measures edit distances', () => {
    expect([
      measureEditDistance('abc', 'abc', 2),
      measureEditDistance('abc', 'acb', 2),
      measureEditDistance('abcd', 'xbcd', 2),
      measureEditDistance('abcdef', 'uvwxyz', 2),
    ]).toEqual([0, 1, 1, 3]);
  });
});

describe('reading a query', () => {
  const index = buildSearchIndex(testLibrary).words;
  const everyday = createEverydayLookup([{ id: 'x', say: ['kicked out'], means: ['eviction'] }]);
  const read = (text: string) => readQuery(index, everyday, text, { maxLength: 400 });
  test('expands everyday phrases to legal terms with less weight', () => {
    const { terms } = read('i was kicked out');
    expect(terms.get('evict')).toBeGreaterThan(0);
    expect(terms.get('evict')).toBeLessThan(1);
    expect(read('kicked a ball out').terms.has('evict')).toBe(false);
  });
  test('recognizes states by name, and by code if unambiguous', () => {
    expect([...read('eviction in West Virginia').states]).toEqual(['WV']);
    expect([...read('legal aid in TX').states]).toEqual(['TX']);
    expect([...read('HELP ME OR ELSE').states]).toEqual([]);
  });
  test('returns marks that do not overlap and lie within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        let last = 0;
        for (const [start, end] of findMarks(text, read(query))) {
          expect(start >= last && end > start && end <= text.length).toBe(true);
          last = end;
        }
      }),
    );
  });
});
