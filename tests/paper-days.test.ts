// Whole papers by seven writers who had seen no rule, with the days they counted: by the rules
// and the words alone, each day is there, each missing fact is asked for, and nothing is wrong and
// certain, or past too soon.
import { expect, test } from 'vitest';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { judgeDays, readPapersOfDays } from '../evals/eval-paper-days.ts';
import { library } from './harness/fakes/temporary-library.ts';

/** Those that were misread at their first reading, and a few others. */
const READ_LAST: Record<string, string[]> = {
  'paper-days-3a.jsonl': ['b1-05', 'b1-13', 'b1-20', 'b1-22', 'b1-26', 'b1-33', 'b1-35', 'b1-01'],
  'paper-days-3b.jsonl': ['b2-11', 'b2-13', 'b2-18', 'b2-22', 'b2-24', 'b2-27', 'b2-06'],
  'paper-days-3c.jsonl': ['b3-17', 'b3-27', 'b3-30', 'b3-10', 'b3-13'],
  'paper-days-4a.jsonl': [
    ...['p4a-01', 'p4a-09', 'p4a-11', 'p4a-14', 'p4a-16', 'p4a-17', 'p4a-19', 'p4a-20', 'p4a-22'],
    ...['p4a-28', 'p4a-30', 'p4a-33'],
  ],
  'paper-days-4b.jsonl': [
    ...['p4b-01', 'p4b-04', 'p4b-06', 'p4b-08', 'p4b-16', 'p4b-18', 'p4b-22', 'p4b-34'],
  ],
  'paper-days-4c.jsonl': ['p4c-06', 'p4c-14', 'p4c-15', 'p4c-27', 'p4c-29'],
};

const PAPERS = [
  ...readPapersOfDays().slice(0, 20),
  ...Object.entries(READ_LAST).flatMap(([file, ids]) =>
    readPapersOfDays(file).filter(({ id }) => ids.includes(id)),
  ),
];

test.each(PAPERS)('$id', (paper) => {
  const reading = readPaperText({ library }, paper.text);
  const { misses, wrongAndCertain, pastTooSoon } = judgeDays(library, paper, reading);
  expect({ misses, wrongAndCertain, pastTooSoon }).toEqual({
    misses: [],
    wrongAndCertain: [],
    pastTooSoon: [],
  });
});
