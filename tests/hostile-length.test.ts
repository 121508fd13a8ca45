// Harmless-looking regular expressions can need quadratic time or worse. Every parser of user input
// gets texts of the product's maximum length or longer that cause backtracking. They run in a
// thread with a CPU limit, which a quadratic parser exceeds.
import { afterAll, expect, test } from 'vitest';
import { LONG } from './harness/app/long-form.ts';
import { isShort, PIECES, READER_NAMES } from './harness/hostile/hostile-readers.ts';
import { openBounded, StoppedError } from './harness/hostile/run-bounded.ts';

/** For readers of short texts: more than ten times what the slowest piece needs. */
const SHORT_TEXT_SECONDS = 2;
const worker = openBounded(new URL('./harness/hostile/hostile-readers.ts', import.meta.url));
afterAll(() => worker.close());

/**
 * In `npm test` each reader gets every twentieth piece, with a different offset per reader; in the
 * long form all pieces.
 */
const SAMPLE_INTERVAL = 20;
const listPieces = (reader: string) =>
  PIECES.filter(
    (_, index) =>
      LONG || index % SAMPLE_INTERVAL === READER_NAMES.indexOf(reader) % SAMPLE_INTERVAL,
  );

test.each(READER_NAMES)('%s handles hostile texts within the CPU limit', async (name) => {
  const options = isShort(name) ? { processorSeconds: SHORT_TEXT_SECONDS } : {};
  for (const piece of listPieces(name)) {
    await worker.call('readLong', [name, piece], options).catch((error) => {
      if (error instanceof StoppedError)
        expect.fail(`${name} did not get to the end of ${JSON.stringify(piece)}: ${error.message}`);
      throw error;
    });
  }
});

test('the lists of readers and pieces are complete', () => {
  expect(READER_NAMES).toHaveLength(31);
  expect(new Set(READER_NAMES).size).toBe(31);
  expect(PIECES.length).toBeGreaterThanOrEqual(91);
});
