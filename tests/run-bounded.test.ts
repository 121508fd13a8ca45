// The helper that stops hostile texts must itself stop them, and nothing else.
import { afterAll, expect, test } from 'vitest';
import { openBounded, runBounded, StoppedError } from './harness/run-bounded.ts';

const PLANTED = new URL('./fixtures/planted-readers.ts', import.meta.url);
/** Short, so that the test is: a quadratic reader of this text needs more than twenty times as much. */
const SHORT = { processorSeconds: 0.15 };
const LONG_TEXT = 150_000;
const spaces = `${' '.repeat(LONG_TEXT)}x`;
const worker = openBounded(PLANTED);
afterAll(() => worker.close());

test('a linear reader finishes, and its result comes back', async () => {
  expect(await runBounded(PLANTED, 'linear', [['one two'], [spaces]], SHORT)).toEqual([2, LONG_TEXT + 1]);
});

test.each([
  ['exponential', 'a'.repeat(60)],
  ['quadraticPattern', spaces],
  ['quadraticLoop', spaces],
])('a planted reader is stopped: %s', async (name, text) => {
  await expect(worker.call(name, [text], SHORT)).rejects.toThrow(StoppedError);
});

test('after a stop the next call is answered', async () => {
  await expect(worker.call('exponential', ['a'.repeat(60)], SHORT)).rejects.toThrow(StoppedError);
  expect(await worker.call('linear', ['a b c'])).toBe(3);
});

test('the stopped call is named by its number', async () => {
  const calls = [['aab'], ['a'.repeat(60)], ['b']];
  await expect(runBounded(PLANTED, 'exponential', calls, SHORT)).rejects.toThrow('in call 1 of 3');
});

test('a reader that throws, and one that is not there, are told as they are', async () => {
  await expect(worker.call('throwing')).rejects.toThrow('planted');
  await expect(worker.call('missing')).rejects.toThrow('exports no function missing');
});
