// What the store learns about an account: an encrypted reference that only we can read. It differs each time and is
// authenticated, so that it reveals nothing and cannot be forged.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const deriveKey = (secret: string) => createHmac('sha256', secret).update('store account reference').digest();

export function createAccountReference(secret: string, accountId: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret), iv);
  const ciphertext = Buffer.concat([cipher.update(accountId, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

export function readAccountReference(secret: string, reference: string): string | null {
  const bytes = Buffer.from(reference, 'base64url');
  if (bytes.length < 29 || bytes.length > 500) return null;
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret), bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
