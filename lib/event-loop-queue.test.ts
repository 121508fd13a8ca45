import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createEventLoopQueue } from './event-loop-queue.ts';

test('runs tasks in order and lets other work run in between', async () => {
  const eventLoop = createEventLoopQueue();
  const order: string[] = [];
  const work = Promise.all(
    ['a', 'b', 'c'].map((name) => eventLoop.wait().then(() => order.push(name))),
  );
  setImmediate(() => setImmediate(() => order.push('other')));
  await work;
  expect(order).toEqual(['a', 'b', 'other', 'c']);
});

// Guards against tasks that follow each other so closely that a page waits for one in each of its
// turns.
test('leaves the event loop to others for as long as a task took, when it is told to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let used = 0;
  const eventLoop = createEventLoopQueue({ processorMs: () => used });
  const ran: string[] = [];
  for (const name of ['a', 'b'])
    void eventLoop.wait().then(() => {
      ran.push(name);
      used += 50;
    });
  for (const [ms, expected] of [
    [0, ['a']],
    [49, ['a']],
    [1, ['a', 'b']],
  ] as const) {
    vi.advanceTimersByTime(ms);
    await nextTurn();
    await nextTurn();
    expect(ran).toEqual(expected);
  }
  vi.useRealTimers();
});
