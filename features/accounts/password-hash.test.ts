import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { passwordHash } from './password-hash.server.ts';

const PASSWORD = 'seven quiet lanterns';

test("hashes with scrypt at OWASP's cost, says the cost, and knows the password", async () => {
  const hash = await passwordHash.hash(PASSWORD);
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{86}$/);
  expect(passwordHash.isOutdated(hash)).toBe(false);
  expect(await passwordHash.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await passwordHash.verify({ hash, password: `${PASSWORD}.` })).toBe(false);
});

test('a hash of better-auth still counts, and is outdated', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(passwordHash.isOutdated(hash)).toBe(true);
  expect(await passwordHash.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await passwordHash.verify({ hash, password: `${PASSWORD}.` })).toBe(false);
});

test.each(['', 'plain', '$scrypt$ln=99$', ':'])('%j is no hash', async (hash) => {
  await expect(passwordHash.verify({ hash, password: PASSWORD })).rejects.toThrow('unknown form');
});
