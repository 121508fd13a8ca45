// docs/security-asvs.md says where each requirement is met and which test shows it. Here it is kept true: every file and every
// test that it names exists, every chapter and section of the standard has its line, and what is open is listed as such.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs', 'security-asvs.md'), 'utf8');
const spansOf = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
const spans = spansOf(text);
const isFile = (span: string) => /^[\w.-]+(?:\/[\w.{},-]+)+(?: › .+)?$|^\.[a-z]+(?:\.[a-z]+)?$/.test(span);
const rows = text.split('\n').filter((line) => /^\| V\d+\.\d+ /.test(line));
const cellsOf = (row: string) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());

/** How many sections each chapter of ASVS 5.0 has, V1 to V17. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];
const VERDICTS = ['met', 'partly', 'open', 'not here'];

test('every file that is named exists', () => {
  const files = spans.filter(isFile).map((span) => span.split(' › ')[0] ?? '');
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every test that is named exists, in that file', () => {
  const named = spans.filter((span) => span.includes(' › ')).map((span) => span.split(' › ') as [string, string]);
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([file, name]) => !readFileSync(join(ROOT, file), 'utf8').includes(name));
  expect(missing).toEqual([]);
});

test('every section of the standard has one line, in order', () => {
  const expected = SECTIONS.flatMap((count, chapter) => Array.from({ length: count }, (_, section) => `V${chapter + 1}.${section + 1}`));
  expect(rows.map((row) => cellsOf(row)[0]?.split(' ')[0])).toEqual(expected);
});

test('every line has a verdict; what is met names where, or a test', () => {
  for (const row of rows) {
    const [name, verdict = '', where = '', shown = ''] = cellsOf(row);
    expect([name, VERDICTS.includes(verdict)]).toEqual([name, true]);
    if (verdict === 'met') expect([name, spansOf(where + shown).some(isFile)]).toEqual([name, true]);
  }
});

test('what is partly met or open is explained below the tables', () => {
  const openPart = text.slice(text.indexOf('\n## Open'));
  for (const row of rows) {
    const [name = '', verdict] = cellsOf(row);
    const section = name.split(' ')[0] ?? '';
    if (verdict === 'partly' || verdict === 'open') expect([section, openPart.includes(`**${section}`)]).toEqual([section, true]);
  }
});
