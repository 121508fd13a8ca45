import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/harness/any-character.ts';
import { LONG, runs } from '#tests/harness/long-form.ts';
import { HIGHEST_LEVEL, LOWEST_LEVEL, levelOf, nameWords, opinionWords, tokensOf } from './opinion-words.ts';

test('words are stems with their places; small words are counted and not kept', () => {
  expect(opinionWords(['The tenants appealed.'])).toBe('tenant:2 appeal:3');
  expect(opinionWords(['Rent is due.', 'Rent'])).toBe(`rent:1,5 rent~${levelOf(2, 2)} due:3`);
});

test('a word said more often, or in a shorter opinion, stands on a higher level', () => {
  expect(levelOf(10, 400)).toBeGreaterThan(levelOf(3, 400));
  expect(levelOf(3, 100)).toBeGreaterThan(levelOf(3, 2_000));
  expect(levelOf(1, 100_000)).toBe(LOWEST_LEVEL);
  expect(levelOf(1e9, 1)).toBe(HIGHEST_LEVEL);
});

test('page marks of the printed report are no words and leave no gap', () => {
  expect(opinionWords(['due *158 process'])).toBe('due:1 process:2');
});

test('abbreviations, owners and accents are read the same way everywhere', () => {
  expect(tokensOf("U.S.C. defendant's Peña").map((t) => t.lexeme)).toEqual(['usc', 'defend', 'pena']);
});

test('names keep their words and are one word as a whole', () => {
  expect(nameWords('Miranda v. Arizona')).toBe('miranda arizona ~miranda~arizona');
  expect(nameWords('The')).toBe('');
});

test('PostgreSQL’s limits hold for an opinion longer than any', () => {
  // Longer than the limits either way: 16,383 places, 255 of one word.
  const long = Array.from({ length: LONG ? 60_000 : 20_500 }, (_, i) => `w${(i * 7) % 20_011} court`).join(' ');
  const parts = opinionWords([long]).split(' ');
  const places = parts.map((part) => part.split(':')[1]?.split(',').map(Number) ?? []);
  expect(Math.max(...places.map(({ length }) => length))).toBeLessThanOrEqual(255);
  expect(Math.max(...places.map((all) => Math.max(0, ...all)))).toBeLessThanOrEqual(16_383);
  expect(parts.length).toBeGreaterThan(20_000);
});

test('any text gives a literal of letters, digits, levels and places only', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(opinionWords([text])).toMatch(/^(?:[\p{L}\p{N}\uFFFD]+(?::\d+(?:,\d+)*|~\d+) ?)*$/u);
      expect(nameWords(text)).not.toMatch(/['\\:&|!()]/);
    }),
    { numRuns: runs(100, 30) },
  );
});
