import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchAcceptBacklog } from './accept-backlog.ts';

test('counts from the first of those who come turn after turn, until a turn brings nobody', async () => {
  let time = 0;
  const backlog = watchAcceptBacklog(() => time);
  expect(backlog.ms()).toBe(0);
  for (let turn = 0; turn < 20; turn++) {
    backlog.onConnection();
    time += 30;
    await nextTurn();
  }
  expect(backlog.ms()).toBe(600);
  await nextTurn();
  await nextTurn();
  expect(backlog.ms()).toBe(0);
  backlog.onConnection();
  time += 5;
  expect(backlog.ms()).toBe(5);
});
