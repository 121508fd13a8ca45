// docs/security-asvs.md lists where each requirement is met and which test shows it. This test
// keeps it correct: every file and test that it names exists, every section of the standard has a
// row, and open requirements are explained.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs', 'security-asvs.md'), 'utf8');
const listCodeSpans = (part: string) =>
  [...part.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
const spans = listCodeSpans(text);
const isFile = (span: string) =>
  /^[\w.-]+(?:\/[\w.{},-]+)+(?: › .+)?$|^\.[a-z]+(?:\.[a-z]+)?$/.test(span);
const rows = text.split('\n').filter((line) => /^\| V\d+\.\d+ /.test(line));
const splitCells = (row: string) =>
  row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());

/** Number of sections per chapter of ASVS 5.0, V1 to V17. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];
const VERDICTS = ['met', 'partly', 'open', 'not here'];

test('every referenced file exists', () => {
  const files = spans.filter(isFile).map((span) => span.split(' › ')[0] ?? '');
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every referenced test exists in its file', () => {
  const namedTests = spans
    .filter((span) => span.includes(' › '))
    .map((span) => span.split(' › ') as [string, string]);
  expect(namedTests.length).toBeGreaterThan(50);
  const missing = namedTests.filter(
    ([file, name]) => !readFileSync(join(ROOT, file), 'utf8').includes(name),
  );
  expect(missing).toEqual([]);
});

test('every section of the standard has one row, in order', () => {
  const expected = SECTIONS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, section) => `V${chapter + 1}.${section + 1}`),
  );
  expect(rows.map((row) => splitCells(row)[0]?.split(' ')[0])).toEqual(expected);
});

/** Of chapters 6 and 7, how many requirements each section has; of level 3 some are left out. */
const REQUIREMENTS: Record<string, number[]> = {
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
};
const LEVEL_3_LEFT_OUT = ['6.3.6', '6.4.5', '6.5.7', '6.5.8', '6.6.4', '7.5.3'];

test('of authentication and sessions every requirement has its row, with a verdict', () => {
  const requirementRows = text.split('\n').filter((line) => /^\| \d\.\d\.\d/.test(line));
  for (const row of requirementRows)
    expect([row, VERDICTS.includes(splitCells(row)[1] ?? '')]).toEqual([row, true]);
  const numbers = requirementRows.flatMap((row) => splitCells(row)[0]?.match(/\d\.\d\.\d+/g) ?? []);
  const expected = Object.entries(REQUIREMENTS).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
    ),
  );
  expect(numbers.sort()).toEqual(
    expected.filter((number) => !LEVEL_3_LEFT_OUT.includes(number)).sort(),
  );
});

test('every row has a verdict, and met requirements name a file or a test', () => {
  for (const row of rows) {
    const [name, verdict = '', where = '', tests = ''] = splitCells(row);
    expect([name, VERDICTS.includes(verdict)]).toEqual([name, true]);
    if (verdict === 'met')
      expect([name, listCodeSpans(where + tests).some(isFile)]).toEqual([name, true]);
  }
});

test('partly met and open requirements are explained below the tables', () => {
  const openPart = text.slice(text.indexOf('\n## Open'));
  for (const row of rows) {
    const [name = '', verdict] = splitCells(row);
    const section = name.split(' ')[0] ?? '';
    if (verdict === 'partly' || verdict === 'open')
      expect([section, openPart.includes(`**${section}`)]).toEqual([section, true]);
  }
});
