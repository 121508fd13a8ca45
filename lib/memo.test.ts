import { expect, test } from 'vitest';
import { makeOnce, memoize, memoizeUpTo } from './memo.ts';

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

test('of more keys than allowed the oldest is forgotten, and what may not be kept never is', () => {
  const computed: string[] = [];
  const find = memoizeUpTo(
    2,
    (key: string) => {
      computed.push(key);
      return key.toUpperCase();
    },
    (key) => key !== 'x',
  );
  expect(['a', 'b', 'a', 'x', 'x', 'b'].map(find)).toEqual(['A', 'B', 'A', 'X', 'X', 'B']);
  expect(computed).toEqual(['a', 'b', 'x', 'x']);
  expect(['c', 'b', 'a'].map(find)).toEqual(['C', 'B', 'A']);
  expect(computed).toEqual(['a', 'b', 'x', 'x', 'c', 'a']);
});
