import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { getUsCode } from '#tests/harness/fakes/us-code.ts';
import { formatUsCode } from './format-us-code.ts';
import { readUsCode } from './us-code.ts';

const TABLE = [
  'title\tsection\theading',
  '5\t3598\tReserve',
  '5\t3598_2\tSecond',
  '5\t78u–4\tSuits',
  '5\t78u\tSu\u00adits',
  '11\t101\tWords',
  '',
].join('\n');
const release = { point: '119-100', date: '2026-07' };

describe('the list of the U.S. Code', () => {
  const { text, sections, problems } = formatUsCode(TABLE, release);
  test('is written in the order of the Code, with second sections of one number on one line', () => {
    expect({ sections, problems }).toEqual({ sections: 5, problems: [] });
    expect(text).toBe(
      '119-100\t2026-07\n@5\n78u\tSuits\n78u-4\tSuits\n3598\tReserve / Second\n@11\n101\tWords\n',
    );
  });

  test('is read from text or compressed bytes', () => {
    for (const code of [readUsCode(text), readUsCode(brotliCompressSync(text))]) {
      expect(code.release).toEqual(release);
      expect(code.titles()).toEqual(['5', '11']);
      expect(code.find('5', '78U–4')).toEqual({ section: '78u-4', heading: 'Suits' });
      expect(code.find('5', '3598_2')?.heading).toBe('Reserve / Second');
      expect(code.find('11', '3598')).toBeUndefined();
      expect(code.find('99', '1')).toBeUndefined();
      expect(code.listSections('5').map(({ section }) => section)).toEqual([
        '78u',
        '78u-4',
        '3598',
      ]);
    }
  });

  test('finds the neighbors of a number, at the ends too', () => {
    const find = (section: string) =>
      readUsCode(text)
        .findNearest('5', section, 2)
        .map((one) => one.section);
    expect(find('78u-3')).toEqual(['78u', '78u-4']);
    expect(find('1')).toEqual(['78u']);
    expect(find('9999')).toEqual(['3598']);
    expect(find('78u4')[0]).toBe('78u-4');
    expect(readUsCode(text).findNearest('53', '1')).toEqual([]);
  });

  test('a number that does not exist is looked up without reading the whole title', () => {
    const code = getUsCode();
    // Splits the title into its lines.
    expect(code.findNearest('42', '1396b1')[0]?.section).toBe('1396b-1');
    const reading = (['replaceAll', 'replace', 'toLowerCase'] as const).map((name) =>
      vi.spyOn(String.prototype, name),
    );
    expect(code.findNearest('42', '1')).toHaveLength(2);
    expect(code.findNearest('42', '99999').length).toBeGreaterThan(0);
    const steps = reading.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const { mockRestore } of reading) mockRestore();
    expect(code.listSections('42').length).toBeGreaterThan(5_000);
    expect(steps).toBeLessThan(100);
  });

  test('lines that are no section are reported', () => {
    expect(formatUsCode('5\tone\tx\nfive\t1\tx', release).problems).toEqual([
      '1: 5\tone\tx',
      '2: five\t1\tx',
    ]);
  });

  test('the built-in list has every title and section', () => {
    const code = getUsCode();
    expect(code.titles()).toHaveLength(53);
    // 50,936 sections, of which six are second ones of a number.
    expect(code.titles().reduce((count, title) => count + code.listSections(title).length, 0)).toBe(
      50_930,
    );
    expect(
      code
        .titles()
        .flatMap((title) => code.listSections(title).filter(({ heading }) => heading === '')),
    ).toEqual([]);
  });
});
