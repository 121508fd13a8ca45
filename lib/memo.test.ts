import { expect, test } from 'vitest';
import { makeOnce, memoize } from './memo.ts';

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

test('what is made once is made when it is first needed', () => {
  let count = 0;
  const getMade = makeOnce(() => ++count);
  expect(count).toBe(0);
  expect([getMade(), getMade()]).toEqual([1, 1]);
});
