import { describe, expect, test } from 'vitest';
import { MAX_JSON_DEPTH, MAX_JSON_VALUES, parseJson } from './parse-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (values: number) => `[${'1,'.repeat(values - 1)}1]`;

describe('valid JSON', () => {
  test.each([
    'null',
    '"a"',
    '0',
    '[]',
    '{"text":"a, b: [c] {d}"}',
    '{"a":[{"b":null},true]}',
    ' [1] ',
  ])('%s', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
  test('ignores brackets and commas inside strings with any escapes', () => {
    const texts = [
      '[{,'.repeat(20_000),
      '\\',
      '\\"[[[',
      '"',
      `${'\\'.repeat(7)}"${'['.repeat(100)}`,
      `§${','.repeat(20_000)}`,
    ];
    for (const text of texts)
      expect(parseJson(JSON.stringify({ text, after: [1] }))).toEqual({ text, after: [1] });
  });
  test('decreases the depth at a closing bracket', () => {
    expect(parseJson(`[${'[[]],'.repeat(1_000)}[]]`)).toHaveLength(1_001);
  });
});

describe('returns null for', () => {
  test.each(['', '{', '[1,]', "{'a':1}", '"a', '\ufeff', 'undefined', ']]]]'])(
    'invalid JSON: %s',
    (text) => {
      expect(parseJson(text)).toBeNull();
    },
  );
  test('too deep nesting', () => {
    expect(parseJson(nested(MAX_JSON_DEPTH))).not.toBeNull();
    expect(parseJson(nested(MAX_JSON_DEPTH + 1))).toBeNull();
    expect(
      parseJson(`${'{"a":'.repeat(MAX_JSON_DEPTH + 1)}1${'}'.repeat(MAX_JSON_DEPTH + 1)}`),
    ).toBeNull();
    expect(parseJson(']'.repeat(100) + nested(MAX_JSON_DEPTH + 100))).toBeNull();
  });
  test('too many values', () => {
    expect(parseJson(list(MAX_JSON_VALUES - 2))).toHaveLength(MAX_JSON_VALUES - 2);
    expect(parseJson(list(MAX_JSON_VALUES))).toBeNull();
    expect(parseJson(`[${'{},'.repeat(MAX_JSON_VALUES / 2)}{}]`)).toBeNull();
    const keys = Array.from({ length: MAX_JSON_VALUES }, (_, i) => `"k${i}":1`);
    expect(parseJson(`{${keys.join(',')}}`)).toBeNull();
  });
  // Must be rejected before parsing: JSON.parse alone takes seconds for these.
  test('megabytes of brackets', () => {
    const half = 4_000_000;
    for (const text of [
      nested(half),
      `[${'{},'.repeat(2_500_000)}{}]`,
      '['.repeat(2 * half),
      `"${'\\u0041'.repeat(1_300_000)}`,
    ]) {
      expect(parseJson(text)).toBeNull();
    }
  });
});
