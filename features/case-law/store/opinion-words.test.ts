import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONG, runs } from '#tests/harness/app/long-form.ts';
import { anyCharacter } from '#tests/harness/hostile/any-character.ts';
import {
  buildNameVector,
  buildOpinionVector,
  getTermLevel,
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  tokenize,
} from './opinion-words.ts';

test('stores stems with positions; stop words are counted but not stored', () => {
  expect(buildOpinionVector(['The tenants appealed.'])).toBe('tenant:2 appeal:3');
  expect(buildOpinionVector(['Rent is due.', 'Rent'])).toBe(
    `rent:1,5 rent~${getTermLevel(2, 2)} due:3`,
  );
});

test('a more frequent word, or one in a shorter opinion, has a higher level', () => {
  expect(getTermLevel(10, 400)).toBeGreaterThan(getTermLevel(3, 400));
  expect(getTermLevel(3, 100)).toBeGreaterThan(getTermLevel(3, 2_000));
  expect(getTermLevel(1, 100_000)).toBe(LOWEST_LEVEL);
  expect(getTermLevel(1e9, 1)).toBe(HIGHEST_LEVEL);
});

test('page marks of the printed report are not words and leave no gap', () => {
  expect(buildOpinionVector(['due *158 process'])).toBe('due:1 process:2');
});

test('normalizes abbreviations, possessives and accents', () => {
  expect(tokenize("U.S.C. defendant's Peña").map((t) => t.lexeme)).toEqual([
    'usc',
    'defend',
    'pena',
  ]);
});

test('a name has its words and one lexeme for the whole name', () => {
  expect(buildNameVector('Miranda v. Arizona')).toBe('miranda arizona ~miranda~arizona');
  expect(buildNameVector('The')).toBe('');
});

test('stays within PostgreSQL’s limits for very long opinions', () => {
  // Exceeds both limits: 16,383 positions in all, 255 per word.
  const longText = Array.from(
    { length: LONG ? 60_000 : 20_500 },
    (_, i) => `w${(i * 7) % 20_011} court`,
  ).join(' ');
  const parts = buildOpinionVector([longText]).split(' ');
  const positions = parts.map((part) => part.split(':')[1]?.split(',').map(Number) ?? []);
  expect(Math.max(...positions.map(({ length }) => length))).toBeLessThanOrEqual(255);
  expect(Math.max(...positions.map((all) => Math.max(0, ...all)))).toBeLessThanOrEqual(16_383);
  expect(parts.length).toBeGreaterThan(20_000);
});

test('any text gives a literal of only letters, digits, levels and positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(buildOpinionVector([text])).toMatch(
        /^(?:[\p{L}\p{N}\uFFFD]+(?::\d+(?:,\d+)*|~\d+) ?)*$/u,
      );
      expect(buildNameVector(text)).not.toMatch(/['\\:&|!()]/);
    }),
    { numRuns: runs(100, 30) },
  );
});
