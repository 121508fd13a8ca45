import { expect, test } from 'vitest';
import { createMemoryShare } from './memory-share.ts';

const MEGABYTE = 2 ** 20;

/** Takes megabytes one by one until there is no room, and returns how many there were. */
function fill(memory: ReturnType<typeof createMemoryShare>, network: string): number {
  const share = memory.enter(network);
  let megabytes = 0;
  while (megabytes < 10_000 && share.grow(MEGABYTE)) megabytes++;
  return megabytes;
}

test('one network alone has its share of all, and gets it back', () => {
  const memory = createMemoryShare(512 * MEGABYTE, 1 / 8);
  const body = memory.enter('a');
  expect(body.grow(64 * MEGABYTE)).toBe(true);
  expect(body.grow(1)).toBe(false);
  expect(memory.enter('a').grow(1)).toBe(false);
  body.leave();
  body.leave();
  expect(fill(memory, 'a')).toBe(64);
});

// Guards against ten networks that take all of it.
test('many networks that take what they can leave room for an upload of another', () => {
  const memory = createMemoryShare(512 * MEGABYTE, 1 / 8);
  for (let round = 0; round < 20; round++)
    for (let network = 0; network < 10; network++) fill(memory, `network ${network}`);
  expect(fill(memory, 'another')).toBeGreaterThanOrEqual(16);
});
