import { describe, expect, test } from 'vitest';
import { createJsonSplitter, createLineSplitter } from './split-json.ts';

function split(splitter: ReturnType<typeof createJsonSplitter>, text: string, step: number) {
  const pieces = [];
  for (let offset = 0; offset < text.length; offset += step)
    pieces.push(...splitter.push(text.slice(offset, offset + step)));
  return [...pieces, ...splitter.end()];
}

describe.each([1, 3, 1000])('in pieces of %i characters', (step) => {
  const splitJson = (text: string, maxChars = 1000) =>
    split(createJsonSplitter(maxChars), text, step);

  test('one record', () => {
    expect(splitJson(' {"a": "} \\" {", "b": [1, {}]}\n')).toEqual([
      { text: '{"a": "} \\" {", "b": [1, {}]}', fault: undefined },
    ]);
  });

  test('an array of records, and consecutive records', () => {
    for (const text of ['[{"a":1},\n {"a":2}]', '{"a":1}\n{"a":2}']) {
      expect(splitJson(text).map((piece) => JSON.parse(piece.text))).toEqual([{ a: 1 }, { a: 2 }]);
    }
  });

  test('skips a record that is too long and reads the next', () => {
    const pieces = splitJson(`[{"a":"${'x'.repeat(500)}"},{"a":2}]`, 100);
    expect(pieces.map((piece) => piece.fault)).toEqual(['too long', undefined]);
  });

  test('a missing closing quote breaks only one record', () => {
    const pieces = splitJson('[{"a":"x},\n{"a":2}\n]');
    expect(pieces.length).toBeGreaterThan(0);
    expect(() => JSON.parse(pieces[0]?.text ?? '')).toThrow();
  });

  test('an unfinished record, and text that is not JSON', () => {
    expect(splitJson('{"a": [1,')).toEqual([{ text: '{"a": [1,', fault: 'unfinished' }]);
    expect(splitJson('hello\n{"a":1}').map((piece) => piece.fault)).toEqual(['no JSON', undefined]);
  });

  test('one record per line: a broken one does not affect the others', () => {
    const pieces = split(
      createLineSplitter(50),
      `{"a":1}\n{"a":\n${'x'.repeat(99)}\n{"a":3}`,
      step,
    );
    expect(pieces.map((piece) => piece.fault ?? piece.text)).toEqual([
      '{"a":1}',
      '{"a":',
      'too long',
      '{"a":3}',
    ]);
  });
});
