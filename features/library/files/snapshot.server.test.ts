import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { snapshot } from './snapshot.server.ts';

const name = 'test-values';

test('computes a value once per key', () => {
  const key = randomUUID();
  const otherKey = randomUUID();
  let computed = 0;
  const compute = () => ({ number: ++computed, words: new Map([['a', Float32Array.of(0.5)]]) });
  const first = snapshot(name, key, compute);
  expect(snapshot(name, key, compute)).toEqual(first);
  expect(computed).toBe(1);
  expect(snapshot(name, otherKey, compute).number).toBe(2);
});

test('computes a value that is not final each time', () => {
  const key = randomUUID();
  let computed = 0;
  for (let i = 0; i < 2; i++)
    snapshot(
      name,
      key,
      () => ++computed,
      () => false,
    );
  expect(computed).toBe(2);
});

test('computes a value that cannot be serialized each time', () => {
  const key = randomUUID();
  const value = { call: () => 1 };
  expect(snapshot(name, key, () => value)).toBe(value);
  expect(snapshot(name, key, () => value)).toBe(value);
});

test('keeps a value that is used, however many others are written', () => {
  const key = randomUUID();
  let computed = 0;
  for (let i = 0; i < 8; i++) {
    snapshot(name, key, () => ++computed);
    snapshot(name, randomUUID(), () => i);
  }
  expect(computed).toBe(1);
});
