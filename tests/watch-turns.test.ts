// The watch that tests/integration/fuzz.test.ts relies on sees a blocked event loop, and nothing
// else.
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchTurns } from '#tests/harness/app/watch-turns.ts';

const LIMIT = { processorSeconds: 0.3 };

/** `2 ** power` rounds of work that nothing interrupts. */
function work(power: number): number {
  let sum = 0;
  for (let round = 0; round < 2 ** power; round++) sum += Math.sqrt(round) % 7;
  return sum;
}

test('a turn that works too long is listed', async () => {
  for (let power = 26; ; power++) {
    const watch = watchTurns(LIMIT);
    await delay(1);
    work(power);
    await delay(1);
    const longTurns = watch.stop();
    if (longTurns.length === 0 && power < 33) continue; // a quicker machine needs more work
    expect(longTurns).toEqual([
      expect.stringMatching(/^the event loop did not turn for [\d.]+ s of processor time$/),
    ]);
    return;
  }
});

test('waiting is not work', async () => {
  const watch = watchTurns(LIMIT);
  await delay(500);
  expect(watch.stop()).toEqual([]);
});
