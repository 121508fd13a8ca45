import { expect, test } from 'vitest';
import { findKey } from './find-key.server.ts';
import { createKeyText, getPrefix, hashKey, isWholeKey, readKeyHeader } from './key-text.ts';

test('a key is whole only with its own checksum', () => {
  const key = createKeyText();
  expect(key).toMatch(/^plk_[\w-]{49}$/);
  expect(isWholeKey(key)).toBe(true);
  for (const other of ['', 'plk_', key.slice(0, -1), `${key}A`, key.toUpperCase(), flip(key, 10)])
    expect(isWholeKey(other)).toBe(false);
});

test('neither its hash nor its prefix is the key', () => {
  const key = createKeyText();
  expect(hashKey(key)).not.toContain(key.slice(4, 20));
  expect(getPrefix(key)).toHaveLength(12);
});

test('only a bearer of our form is read from the header', () => {
  const key = createKeyText();
  expect(readKeyHeader(`Bearer ${key}`)).toBe(key);
  expect(readKeyHeader(`bearer ${key}`)).toBe(key);
  for (const other of [undefined, '', key, 'Basic YTpi', 'Bearer abc', `Bearer ${key} x`])
    expect(readKeyHeader(other)).toBeUndefined();
});

test('a key without its checksum does not reach the database', async () => {
  const db = new Proxy({} as Parameters<typeof findKey>[0]['db'], {
    get: () => {
      throw new Error('the database was asked');
    },
  });
  expect(await findKey({ db }, `${createKeyText()}x`)).toBeUndefined();
  await expect(findKey({ db }, createKeyText())).rejects.toThrow('the database was asked');
});

function flip(key: string, index: number): string {
  return `${key.slice(0, index)}${key[index] === 'A' ? 'B' : 'A'}${key.slice(index + 1)}`;
}
