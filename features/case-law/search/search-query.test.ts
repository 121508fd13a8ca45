import { expect, test } from 'vitest';
import { normalizeText, readCaseQuery, toPhraseQuery } from './search-query.ts';

test('stems words, removes duplicates and reads quoted phrases', () => {
  const query = readCaseQuery('evicted tenants “self-help eviction” tenant');
  expect(query.lexemes).toEqual(['evict', 'tenant', 'self', 'help']);
  expect(query.phrases.map((p) => p.flat)).toEqual(['self-help eviction']);
});

test('a phrase query requires the distance between words', () => {
  const [phrase] = readCaseQuery('"beyond a reasonable doubt"').phrases;
  expect(phrase && toPhraseQuery(phrase)).toBe("'beyond' <2> 'reason' <1> 'doubt'");
});

test.each([
  ['"he said "go away" and left the court"', ['he said go away and left the court']],
  ['"was said, "[W]e think the trial court"', ['was said, [w]e think the trial court']],
  ['"due process" "equal protection"', ['due process', 'equal protection']],
  ['"unclosed phrase', []],
  ['""', []],
  ['"of the"', []],
])('quotations in %s', (text, expected) => {
  expect(readCaseQuery(text).phrases.map((p) => p.flat)).toEqual(expected);
});

test('a long query may be a quotation without its marks', () => {
  expect(readCaseQuery('eviction notice').maybePhrase).toBeUndefined();
  expect(
    readCaseQuery('separate educational facilities are inherently unequal').maybePhrase?.flat,
  ).toContain('inherently unequal');
});

test.each([
  '',
  '   ',
  '\u0000\u0000',
  "' | ! & ( <-> :*",
  '"""',
  'the of and',
  '\ud800',
  'a'.repeat(5_000),
])('reads odd input %j without an error', (text) => {
  const { lexemes } = readCaseQuery(text);
  for (const lexeme of lexemes) expect(lexeme).toMatch(/^[\p{L}\p{N}]+$/u);
});

test('normalization ignores case, spaces, quotation marks, dashes and page marks', () => {
  expect(normalizeText('The  “Court”\n*158 held—so')).toBe(normalizeText('the "court" held–so'));
});
