import { expect, test } from 'vitest';
import { takeLimits } from './take-limits.ts';

test('limits are taken in their order, up to the first that is reached, which says when to come back', async () => {
  const keys: string[] = [];
  const limits = {
    async take(limit: string, key: string) {
      keys.push(`${limit} ${key}`);
      return limit === 'spent'
        ? ({ allowed: false, retryAfterSeconds: 7 } as const)
        : ({ allowed: true, giveBack: async () => {} } as const);
    },
  };
  expect(await takeLimits({ limits }, [['free', 'a']], 'Too many.')).toBeUndefined();
  const pairs = [
    ['free', 'a'],
    ['spent', 'b'],
    ['free', 'c'],
  ] as const;
  expect(await takeLimits({ limits }, pairs, (seconds) => `In ${seconds} s.`)).toEqual({
    ok: false,
    failure: { kind: 'rate_limited', message: 'In 7 s.', retryAfterSeconds: 7 },
  });
  expect(keys).toEqual(['free a', 'free a', 'spent b']);
});
