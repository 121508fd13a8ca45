import { expect, test } from 'vitest';
import { decryptText, encryptText } from './encrypted-text.ts';

const SECRET = 'a secret for tests';
const encrypted = encryptText(SECRET, 'links', 'a text, ünïcode');

test('is read back with the same secret and purpose, and differs each time', () => {
  expect(decryptText(SECRET, 'links', encrypted)).toBe('a text, ünïcode');
  expect(encryptText(SECRET, 'links', 'a text, ünïcode')).not.toBe(encrypted);
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('a text');
});

test('is nothing for another purpose, another secret, or after any change', () => {
  expect(decryptText(SECRET, 'other', encrypted)).toBeNull();
  expect(decryptText('another', 'links', encrypted)).toBeNull();
  for (let i = 0; i < encrypted.length; i++) {
    // The last character carries unused bits, so another one may decode to the same bytes.
    const changed = `${encrypted.slice(0, i)}${encrypted[i] === 'A' ? 'Z' : 'A'}${encrypted.slice(i + 1)}`;
    if (Buffer.from(changed, 'base64url').equals(Buffer.from(encrypted, 'base64url'))) continue;
    expect(decryptText(SECRET, 'links', changed)).toBeNull();
  }
});

test.each(['', 'x', 'A'.repeat(38), 'A'.repeat(5000), null, undefined, 7, {}, [encrypted]])(
  'ignores %j',
  (value) => {
    expect(decryptText(SECRET, 'links', value)).toBeNull();
  },
);
