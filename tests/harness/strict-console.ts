// console.error fails a test: whatever it says, somebody should have handled it.
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    throw new Error(`console.error was called: ${args.map(String).join(' ').slice(0, 500)}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
