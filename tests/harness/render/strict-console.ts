// Makes console.error fail a test, because it means that an error was not handled.
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    throw new Error(`console.error was called: ${args.map(String).join(' ').slice(0, 500)}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
