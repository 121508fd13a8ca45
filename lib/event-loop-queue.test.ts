import { expect, test } from 'vitest';
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
