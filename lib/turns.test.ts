import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('everybody gets a turn, in order, and others come in between', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const work = Promise.all(['a', 'b', 'c'].map((name) => turns.take().then(() => order.push(name))));
  setImmediate(() => setImmediate(() => order.push('other')));
  await work;
  await new Promise((resolve) => setImmediate(resolve));
  expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('c') + 1);
});
