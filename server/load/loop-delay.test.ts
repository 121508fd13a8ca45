import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';

let time = 0;
let watch: LoopDelay;
beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  watch = watchLoopDelay(() => time);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

/** The next tick, so much later than due. */
function tick(lateMs: number): void {
  time += 50 + lateMs;
  vi.advanceTimersByTime(50);
}

test('one long pause is not being behind', () => {
  for (let n = 0; n < 7; n++) tick(0);
  tick(3_000);
  expect(watch.ms()).toBe(0);
});

test('being late again and again is, until it is over', () => {
  for (let n = 0; n < 4; n++) tick(200);
  expect(watch.ms()).toBe(200);
  for (let n = 0; n < 4; n++) tick(0);
  expect(watch.ms()).toBe(0);
});

test('what is overdue counts before it has run', () => {
  for (const late of [0, 0, 0, 0, 200, 200, 200, 0]) tick(late);
  expect(watch.ms()).toBe(0);
  time += 50 + 500;
  expect(watch.ms()).toBe(200);
});
