// Patterns that look harmless can take the square of a text's length, or worse. Every reader of what people type is given texts
// as long as the product takes, or longer, in forms that make such patterns try again and again. They run in a thread that is
// stopped past a limit: a quadratic reader does not get to the end. bench/growth.ts measures how the time grows.
import { afterAll, expect, test } from 'vitest';
import { isShort, PIECES, READER_NAMES } from './harness/hostile-readers.ts';
import { LONG } from './harness/long-form.ts';
import { openBounded, StoppedError } from './harness/run-bounded.ts';

/** For readers that only get short texts: more than ten times what the slowest piece takes. */
const SHORT_TEXT_SECONDS = 2;
const worker = openBounded(new URL('./harness/hostile-readers.ts', import.meta.url));
afterAll(() => worker.close());

/** In `npm test` each reader gets every twentieth piece, each reader others, and so each piece has a reader; in the long form all. */
const EVERY = 20;
const piecesFor = (reader: string) => PIECES.filter((_, at) => LONG || at % EVERY === READER_NAMES.indexOf(reader) % EVERY);

test.each(READER_NAMES)('%s reads hostile texts to their end', async (name) => {
  const options = isShort(name) ? { processorSeconds: SHORT_TEXT_SECONDS } : {};
  for (const piece of piecesFor(name)) {
    await worker.call('readLong', [name, piece], options).catch((error) => {
      if (error instanceof StoppedError) expect.fail(`${name} did not get to the end of ${JSON.stringify(piece)}: ${error.message}`);
      throw error;
    });
  }
});

test('the list of readers and pieces is whole', () => {
  expect(READER_NAMES).toHaveLength(21);
  expect(new Set(READER_NAMES).size).toBe(21);
  expect(PIECES.length).toBeGreaterThanOrEqual(77);
});
