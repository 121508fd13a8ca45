// run-bounded.ts must stop quadratic functions and nothing else.
import { afterAll, expect, test } from 'vitest';
import { openBounded, runBounded, StoppedError } from './harness/hostile/run-bounded.ts';

const PLANTED = new URL('./fixtures/planted-readers.ts', import.meta.url);
/** A short limit keeps the test fast: a quadratic function needs several times as much. */
const SHORT = { processorSeconds: 0.2 };
const LONG_TEXT_LENGTH = 150_000;
const spaces = `${' '.repeat(LONG_TEXT_LENGTH)}x`;
const worker = openBounded(PLANTED);
afterAll(() => worker.close());

test('returns the results of a linear function', async () => {
  expect(await runBounded(PLANTED, 'linear', [['one two'], [spaces]])).toEqual([
    2,
    LONG_TEXT_LENGTH + 1,
  ]);
});

test.each([
  ['exponential', 'a'.repeat(60)],
  ['quadraticPattern', spaces],
  ['quadraticLoop', spaces],
])('stops a planted function: %s', async (name, text) => {
  await expect(worker.call(name, [text], SHORT)).rejects.toThrow(StoppedError);
});

test('handles the next call after a stop', async () => {
  await expect(worker.call('exponential', ['a'.repeat(60)], SHORT)).rejects.toThrow(StoppedError);
  expect(await worker.call('linear', ['a b c'])).toBe(3);
});

test('the error names the index of the stopped call', async () => {
  const calls = [['aab'], ['a'.repeat(60)], ['b']];
  await expect(runBounded(PLANTED, 'exponential', calls, SHORT)).rejects.toThrow('in call 1 of 3');
});

test('reports thrown errors and missing exports', async () => {
  await expect(worker.call('throwing')).rejects.toThrow('planted');
  await expect(worker.call('missing')).rejects.toThrow('exports no function missing');
});
