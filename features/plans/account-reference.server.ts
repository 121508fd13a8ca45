// What the store gets to know about an account: a text that only we can read, and that differs each time it is made, so that
// it tells nothing and cannot be made up.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const keyFrom = (secret: string) => createHmac('sha256', secret).update('store account reference').digest();

export function makeAccountReference(secret: string, accountId: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(accountId, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function readAccountReference(secret: string, reference: string): string | null {
  const bytes = Buffer.from(reference, 'base64url');
  if (bytes.length < 29 || bytes.length > 500) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
