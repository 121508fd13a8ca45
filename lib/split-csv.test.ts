import { describe, expect, test } from 'vitest';
import { createCsvSplitter, guessDialect } from './split-csv.ts';

const DOUBLED = { quote: '"', escape: '"' } as const;
const SLASHED = { quote: '"', escape: '\\' } as const;

function split(
  text: string,
  dialect: Parameters<typeof createCsvSplitter>[0],
  step = text.length,
  maxChars = 1000,
) {
  const splitter = createCsvSplitter(dialect, maxChars);
  const records = [];
  for (let offset = 0; offset < text.length; offset += step)
    records.push(...splitter.push(text.slice(offset, offset + step)));
  return [...records, ...splitter.end()];
}

describe.each([1, 2, 3, 7, 1000])('in pieces of %i characters', (step) => {
  test('quotes, doubled quotes, line breaks in quotes, empty lines', () => {
    const text = 'a,b\n1,"x ""y"", z"\r\n\n2,"two\nlines"\n3,\n';
    expect(split(text, DOUBLED, step).map(({ line, fields }) => [line, fields])).toEqual([
      [1, ['a', 'b']],
      [2, ['1', 'x "y", z']],
      [4, ['2', 'two\nlines']],
      [6, ['3', '']],
    ]);
  });

  test('backslash escapes in CourtListener’s files', () => {
    const text = 'id,html\n"1","<a href=\\"#\\">a\\\\b \\n</a>"\n"2",""\n';
    expect(split(text, SLASHED, step).map(({ fields }) => fields)).toEqual([
      ['id', 'html'],
      ['1', '<a href="#">a\\b \\n</a>'],
      ['2', ''],
    ]);
  });

  test('skips a record that is too long and reads the next', () => {
    const text = `id,text\n1,"${'x'.repeat(500)}"\n2,short\n`;
    expect(split(text, DOUBLED, step, 100)).toEqual([
      { line: 1, fields: ['id', 'text'] },
      { line: 2, fields: ['1'], fault: 'too long' },
      { line: 3, fields: ['2', 'short'] },
    ]);
  });

  test('a quote that never closes', () => {
    expect(split('id,text\n1,"good"\n2,"bad\n3,lost\n', DOUBLED, step).at(-1)).toMatchObject({
      line: 3,
      fault: 'unclosed',
    });
  });

  test('a last line without a line break', () => {
    expect(split('a,b\n1,2', DOUBLED, step).at(-1)).toEqual({ line: 2, fields: ['1', '2'] });
  });
});

test.each([
  ['id,html\n"1","<a href=\\"x\\">"\n', '"', '\\'],
  ['id,html\n"1","say ""x"" now"\n', '"', '"'],
  ['id,html\n`1`,`<a href="x">`\n', '`', '`'],
  ['id,name\n"1","plain"\n', '"', '\\'],
  ['us,name\n1 U.S. 1,"Smith v. Jones, Inc."\n', '"', '"'],
])('the dialect of %j', (text, quote, escaping) => {
  expect(guessDialect(text)).toEqual({ quote, escape: escaping });
});

test.each([DOUBLED, SLASHED])('reads megabytes of hostile quotes in linear time: %j', (dialect) => {
  // If it were quadratic, this would take hours.
  expect(() => split(`a,b\n1,"${'""\\"'.repeat(500_000)}`, dialect, 262_144, 1e9)).not.toThrow();
});
