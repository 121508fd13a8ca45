import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const file = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  ),
);

/** The sum of a table's 32-bit numbers, which the font states for each. */
function sumNumbers(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
  return sum;
}

test('unpacks every table with its stated sum', () => {
  const font = unpackWoff(file);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const count = font.readUInt16BE(4);
  expect(count).toBe(file.readUInt16BE(12));
  expect(font.length).toBe(file.readUInt32BE(16)); // the size that the file states
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const [sum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(entry + field));
    const table = Buffer.from(font.subarray(offset, (offset as number) + (length as number)));
    // The table "head" has the sum of the whole file, which does not count.
    if (font.toString('latin1', entry, entry + 4) === 'head') table.writeUInt32BE(0, 8);
    expect(sumNumbers(table)).toBe(sum);
  }
});

test('rejects what is not a WOFF file, and a broken one', () => {
  expect(() => unpackWoff(Buffer.from('not a font at all'))).toThrow('not a WOFF file');
  expect(() => unpackWoff(file.subarray(0, 200))).toThrow();
  expect(() => unpackWoff(file.subarray(0, file.length - 5000))).toThrow();
});
