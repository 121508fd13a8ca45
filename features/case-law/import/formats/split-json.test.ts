import { describe, expect, test } from 'vitest';
import { createJsonSplitter, createLineSplitter } from './split-json.ts';

function split(splitter: ReturnType<typeof createJsonSplitter>, text: string, step: number) {
  const pieces = [];
  for (let at = 0; at < text.length; at += step) pieces.push(...splitter.push(text.slice(at, at + step)));
  return [...pieces, ...splitter.end()];
}

describe.each([1, 3, 1000])('in pieces of %i characters', (step) => {
  const json = (text: string, most = 1000) => split(createJsonSplitter(most), text, step);

  test('one record', () => {
    expect(json(' {"a": "} \\" {", "b": [1, {}]}\n')).toEqual([{ text: '{"a": "} \\" {", "b": [1, {}]}', fault: undefined }]);
  });

  test('a list of records, and records that follow each other', () => {
    for (const text of ['[{"a":1},\n {"a":2}]', '{"a":1}\n{"a":2}']) {
      expect(json(text).map((piece) => JSON.parse(piece.text))).toEqual([{ a: 1 }, { a: 2 }]);
    }
  });

  test('a record that is too long is passed over, the next is read', () => {
    const pieces = json(`[{"a":"${'x'.repeat(500)}"},{"a":2}]`, 100);
    expect(pieces.map((piece) => piece.fault)).toEqual(['too long', undefined]);
  });

  test('a text without its closing quote costs one record', () => {
    const pieces = json('[{"a":"x},\n{"a":2}\n]');
    expect(pieces.length).toBeGreaterThan(0);
    expect(() => JSON.parse(pieces[0]?.text ?? '')).toThrow();
  });

  test('an end in the middle, and what is no JSON', () => {
    expect(json('{"a": [1,')).toEqual([{ text: '{"a": [1,', fault: 'unfinished' }]);
    expect(json('hello\n{"a":1}').map((piece) => piece.fault)).toEqual(['no JSON', undefined]);
  });

  test('one record a line: a broken one does not touch the others', () => {
    const pieces = split(createLineSplitter(50), `{"a":1}\n{"a":\n${'x'.repeat(99)}\n{"a":3}`, step);
    expect(pieces.map((piece) => piece.fault ?? piece.text)).toEqual(['{"a":1}', '{"a":', 'too long', '{"a":3}']);
  });
});
