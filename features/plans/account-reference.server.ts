// What the store learns about an account: an encrypted reference that only we can read. It differs
// each time and is authenticated, so that it reveals nothing and cannot be forged.
import { decryptText, encryptText } from '#lib/encrypted-text.ts';

const PURPOSE = 'store account reference';

export const createAccountReference = (secret: string, accountId: string) =>
  encryptText(secret, PURPOSE, accountId);
export const readAccountReference = (secret: string, reference: string) =>
  decryptText(secret, PURPOSE, reference);
