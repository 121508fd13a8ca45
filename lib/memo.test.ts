import { expect, test } from 'vitest';
import { memoize } from './memo.ts';

test('computes once for each object, also when there is nothing to find', () => {
  const seen: object[] = [];
  const find = memoize((key: { name?: string }) => {
    seen.push(key);
    return key.name;
  });
  const [named, unnamed] = [{ name: 'a' }, {}];
  expect([named, unnamed, named, unnamed].map(find)).toEqual(['a', undefined, 'a', undefined]);
  expect(seen).toEqual([named, unnamed]);
});
