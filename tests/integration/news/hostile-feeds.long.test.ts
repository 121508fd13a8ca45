// While five megabytes of hostile content are fetched and read, other requests are answered and
// memory stays bounded, in a process that has loaded the same data as the app.
import { expect, test } from 'vitest';
import { readHostileFeeds } from './read-hostile-feed.ts';

/**
 * Blocking code would let two or three pages through. Paths that are not listed finish before more
 * pages could be served.
 */
const MIN_PAGES: Record<string, number> = {
  '/laughs': 10,
  '/tags': 500,
  '/bomb': 20,
  '/drip': 200,
};

// Retries, because memory use depends on the garbage collector.
test('keeps answering pages, with at most 1.3 times the memory', { retry: 2 }, async () => {
  const { during, calmMemory, maxMemory } = await readHostileFeeds();
  expect(during.map(({ path, outcome }) => [path, outcome])).toEqual([
    ['/laughs', 'read'],
    ['/doctypes', 'what came is no feed'],
    ['/entities', 'read'],
    ['/tags', 'read'],
    ['/json', 'what came is no feed'],
    ['/bomb', 'too large'],
    ['/drip', 'took too long'],
  ]);
  for (const { path, answered } of during)
    expect(answered, path).toBeGreaterThanOrEqual(MIN_PAGES[path] ?? 1);
  expect(maxMemory / calmMemory).toBeLessThan(1.3);
});
