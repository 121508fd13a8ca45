import { expect, test } from 'vitest';
import { createOpenRoutes, readOpenRoutes } from './open-routes.ts';

test('the routes under way, the latest first, each once', () => {
  const { memory, enter } = createOpenRoutes();
  expect(readOpenRoutes(memory)).toEqual([]);
  const leavePaper = enter('/paper');
  const leaveSearch = enter('/search');
  const leaveRepeated = enter('/paper');
  expect(readOpenRoutes(memory)).toEqual(['/paper', '/search']);
  leavePaper();
  expect(readOpenRoutes(memory)).toEqual(['/paper', '/search']);
  leaveRepeated();
  expect(readOpenRoutes(memory)).toEqual(['/search']);
  leaveSearch();
  expect(readOpenRoutes(memory)).toEqual([]);
});

test('of very many the latest', () => {
  const { memory, enter } = createOpenRoutes();
  for (let n = 0; n < 100; n++) enter(`/route/${n}`);
  expect(readOpenRoutes(memory).slice(0, 2)).toEqual(['/route/99', '/route/98']);
  expect(readOpenRoutes(memory).length).toBeLessThan(10);
});
