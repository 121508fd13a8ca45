// The example papers as written, as a scanner reads them, and with their lines broken elsewhere.
// The papers of evals/papers.jsonl, written by others, measure; these keep what works from
// breaking.
import { expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import { checkout } from '#server/boot/content-source.ts';
import { degrade, readExamplePapers } from '../form/example-papers.ts';
import { readPaperText } from './read-paper.server.ts';

const { library, problems } = loadLibrary(checkout);
const examples = readExamplePapers();
const papers = [
  ...examples,
  ...examples.map((paper) => degrade(paper, 'scan')),
  ...examples.map((paper) => degrade(paper, 'wrapped')),
];
const readings = new Map<string, ReturnType<typeof readPaperText>>();
/** Three tests look at the same readings. */
function readOnce(text: string) {
  const reading = readings.get(text) ?? readPaperText({ library }, text);
  readings.set(text, reading);
  return reading;
}
const MIN_DATES_RIGHT = 0.97;
const MAX_CERTAIN_WRONG = 0;

test('every kind is a file of content, and every kind has an example', () => {
  expect(problems).toEqual([]);
  expect(library.papers.map(({ id }) => id).toSorted()).toEqual([...PAPER_KINDS].toSorted());
  expect(PAPER_KINDS.filter((kind) => !examples.some((paper) => paper.kind === kind))).toEqual([]);
});

test.each(papers)('$id is $kind', ({ kind, text, amounts, scam }) => {
  const reading = readOnce(text);
  expect(reading.kind.id).toBe(kind);
  expect(reading.amounts.map(({ amount }) => amount)).toEqual(amounts.map(({ amount }) => amount));
  expect(reading.scam).toBe(scam);
});

test('dates have their roles, and what is certain is right', () => {
  const certainWrong: string[] = [];
  let right = 0;
  let all = 0;
  for (const { id, text, dates } of papers) {
    const reading = readOnce(text);
    const labels = new Set(dates.map(({ date, role }) => `${date} ${role}`));
    all += dates.length;
    right += dates.filter((label) =>
      reading.dates.some(({ date, role }) => date === label.date && role === label.role),
    ).length;
    for (const { date, role, sure: certain } of reading.dates)
      if (certain && !labels.has(`${date} ${role}`)) certainWrong.push(`${id} ${date} ${role}`);
  }
  expect(right / all).toBeGreaterThan(MIN_DATES_RIGHT);
  expect(certainWrong.length, certainWrong.join('\n')).toBeLessThanOrEqual(MAX_CERTAIN_WRONG);
});

test('offsets point to what was read', () => {
  for (const { text, caseNumber } of examples) {
    const reading = readOnce(text);
    expect(reading.caseNumber?.text ?? null).toBe(caseNumber);
    for (const { start, end, text: written } of [reading.caseNumber, ...reading.phones].filter(
      (found) => found !== null,
    )) {
      expect(text.slice(start, end)).toBe(written);
    }
    for (const { start, end } of reading.dates) expect(text.slice(start, end)).toMatch(/\d/);
  }
});

test('a text that holds nothing is none, and hostile texts are read to the end', () => {
  expect(readPaperText({ library }, '').kind).toEqual({ id: 'none', sure: true });
  for (const part of [
    'March ',
    '$1',
    'Case No. A1-',
    'within 1',
    '1/1/',
    '. A',
    'pay … or quit ',
    '\n',
    '(',
    'Date: ',
  ]) {
    expect(
      readPaperText({ library }, part.repeat(300_000 / part.length)).dates.length,
    ).toBeLessThanOrEqual(500);
  }
});
