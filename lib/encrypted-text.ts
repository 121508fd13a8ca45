// Text that leaves the server and comes back, readable and changeable by nobody else (AES-256-GCM).
// It differs each time. The key belongs to one purpose, so that a value made for one is nothing for
// another.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const MAX_ENCRYPTED_LENGTH = 2000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest();

export function encryptText(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), iv);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

export function decryptText(secret: string, purpose: string, encrypted: unknown): string | null {
  if (typeof encrypted !== 'string' || encrypted.length > MAX_ENCRYPTED_LENGTH) return null;
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    deriveKey(secret, purpose),
    bytes.subarray(0, IV_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}
