// The table of benchmark ratios: missed targets come first, with their reason, and only recorded
// benchmarks are listed.
import { expect, test } from 'vitest';
import { atLeast, atMost, withoutAim } from '#bench/ratios.ts';
import {
  formatRatio,
  isRecordedBench,
  type RecordedBench,
  toMarkdown,
  toText,
} from '#bench/table.ts';

const recorded: RecordedBench[] = [
  {
    bench: 'pages',
    date: '2026-01-02',
    machine: 'A',
    ratios: [atLeast('met one', 12, 10), withoutAim('told one', 0.53)],
  },
  {
    bench: 'cases',
    date: '2026-01-01',
    machine: 'B',
    ratios: [atMost('missed one', 4.2, 3, 'a | reason')],
  },
];

test('a target is met at its exact value', () => {
  expect([
    atLeast('', 10, 10).met,
    atLeast('', 9.99, 10).met,
    atMost('', 3, 3).met,
    atMost('', 3.01, 3).met,
  ]).toEqual([true, false, true, false]);
});

test('missed targets come first', () => {
  const lines = toText(recorded).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/)[1])).toEqual([
    'what',
    'missed one',
    'met one',
    'told one',
  ]);
  expect(lines[1]).toMatch(/4\.2 +at most 3 +MISSED +2026-01-01 +a \| reason$/);
});

test('the page lists misses, the rest, and when and where each was measured', () => {
  const page = toMarkdown(recorded);
  const [misses = '', rest = ''] = page.split('## What meets it');
  expect(misses).toContain('| cases | missed one | 4.2 | at most 3 | MISSED | a \\| reason |');
  expect(misses).not.toContain('met one');
  expect(rest).toContain('| pages | told one | 0.53 |  |  |  |');
  expect(rest).toContain('| cases | 2026-01-01 | B |');
  expect(toMarkdown(recorded.slice(0, 1))).toContain('Nothing.');
});

test('files of another format are ignored', () => {
  expect([{}, null, [], { bench: 'x', steps: [] }].some(isRecordedBench)).toBe(false);
  expect(recorded.every(isRecordedBench)).toBe(true);
});

test('numbers are rounded by size', () => {
  expect([1578.2, 15.78, 0.4249, Number.POSITIVE_INFINITY].map(formatRatio)).toEqual([
    '1,578',
    '15.8',
    '0.42',
    'none',
  ]);
});
