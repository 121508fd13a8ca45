import { createHash } from 'node:crypto';

/**
 * For tests of other things: the real hash takes half a second of processor time. It is used in
 * over-http.test.ts and the end-to-end tests.
 */
export const quickPasswords = {
  hash: async (password: string) => `quick:${createHash('sha256').update(password).digest('hex')}`,
  verify: async ({ hash, password }: { hash: string; password: string }) =>
    hash.replace(/^earlier-/, '') === (await quickPasswords.hash(password)),
  isOutdated: (hash: string) => hash.startsWith('earlier-'),
};
