// While five megabytes of malice are fetched and read, others are answered in between and memory stays: in a process that has
// loaded what the app has loaded, with the malice in another one. How fast they are answered: `npm run bench -- malice`.
import { expect, test } from 'vitest';
import { readMalice } from './read-hostile-feed.ts';

/** A reading in one piece would let two or three through. Where there is no row, it is over before more could come. */
const MIN_PAGES: Record<string, number> = { '/laughs': 10, '/tags': 500, '/bomb': 20, '/drip': 200 };

// Twice more, because how much memory a process holds is up to its garbage collector.
test('pages are answered all the while, memory at most 1.3 times', { retry: 2 }, async () => {
  const { during, calmMemory, maxMemory } = await readMalice();
  expect(during.map(({ path, outcome }) => [path, outcome])).toEqual([
    ['/laughs', 'read'],
    ['/doctypes', 'what came is no feed'],
    ['/entities', 'read'],
    ['/tags', 'read'],
    ['/json', 'what came is no feed'],
    ['/bomb', 'too large'],
    ['/drip', 'took too long'],
  ]);
  for (const { path, answered } of during) expect(answered, path).toBeGreaterThanOrEqual(MIN_PAGES[path] ?? 1);
  expect(maxMemory / calmMemory).toBeLessThan(1.3);
});
