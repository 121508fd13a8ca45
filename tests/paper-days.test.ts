// Twenty whole papers by a writer who had seen no rule, with the days he counted: by the rules and
// the words alone, each day is there, each missing fact is asked for, and nothing is past too soon.
import { expect, test } from 'vitest';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { judgeDays, readPapersOfDays } from '../evals/eval-paper-days.ts';
import { library } from './harness/temporary-library.ts';

test.each(readPapersOfDays().slice(0, 20))('$id', (paper) => {
  const reading = readPaperText({ library }, paper.text);
  const { misses, wrongAndCertain, pastTooSoon } = judgeDays(library, paper, reading);
  expect({ misses, wrongAndCertain, pastTooSoon }).toEqual({
    misses: [],
    wrongAndCertain: [],
    pastTooSoon: [],
  });
});
