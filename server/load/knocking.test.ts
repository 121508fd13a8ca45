import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchKnocking } from './knocking.ts';

test('counts from the first of those who come turn after turn, until a turn brings nobody', async () => {
  let time = 0;
  const knocking = watchKnocking(() => time);
  expect(knocking.ms()).toBe(0);
  for (let turn = 0; turn < 20; turn++) {
    knocking.knock();
    time += 30;
    await nextTurn();
  }
  expect(knocking.ms()).toBe(600);
  await nextTurn();
  await nextTurn();
  expect(knocking.ms()).toBe(0);
  knocking.knock();
  time += 5;
  expect(knocking.ms()).toBe(5);
});
