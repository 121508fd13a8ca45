import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formatZipCodes } from './format-zip-codes.ts';
import { readZipCodes } from './zip-codes.ts';

const TABLE = [
  'zipCode\tcountyName\tcountyFips\tstateAbbreviation',
  '51640\tOtoe\t31131\tNE',
  '51640\tFremont\t19071\tIA',
  '51601\tPage\t19145\tIA',
  '51601\tFremont\t19071\tIA',
  '09001\tNone\t0\tAE',
  '',
].join('\n');

test('is written by the first three digits, and read from text or compressed bytes', () => {
  const { text, zips, counties, problems } = formatZipCodes(TABLE, '2026-11-17');
  expect({ zips, counties, problems }).toEqual({ zips: 3, counties: 4, problems: [] });
  expect(text).toBe(
    '2026-11-17\nNE\tOtoe\nIA\tFremont\nIA\tPage\nAE\t\n@090\n01 3\n@516\n01 1 2\n40 0 1',
  );
  for (const codes of [readZipCodes(text), readZipCodes(brotliCompressSync(text))]) {
    expect(codes.date).toBe('2026-11-17');
    expect(codes.find('51601')).toEqual([{ code: 'IA', counties: ['Fremont', 'Page'] }]);
    expect(codes.find('51640')).toEqual([
      { code: 'IA', counties: ['Fremont'] },
      { code: 'NE', counties: ['Otoe'] },
    ]);
    expect(codes.find('09001')).toEqual([{ code: 'AE', counties: [] }]);
    for (const none of [
      '51600',
      '99999',
      '',
      '516',
      '5164',
      '516401',
      'abcde',
      '５１６４０',
      '@516\n',
    ])
      expect(codes.find(none)).toEqual([]);
  }
});

test('a row that cannot be read is a problem', () => {
  expect(formatZipCodes(`${TABLE}1234\tOtoe\t31131\tNE\n`, '2026-11-17').problems).toEqual([
    'line 7: 1234\tOtoe\t31131\tNE',
  ]);
});
