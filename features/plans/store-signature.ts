// The store signs the time and the raw body: Plainlaw-Signature: t=<unix seconds>,v1=<hex
// HMAC-SHA256>. The header may have several v1 parts while a secret is being rotated.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'Plainlaw-Signature';
export const TOLERANCE_SECONDS = 300;

export function signStoreBody(secret: string, body: Uint8Array, signedAt: Date): string {
  const seconds = Math.floor(signedAt.getTime() / 1000);
  return `t=${seconds},v1=${computeMac(secret, String(seconds), body).toString('hex')}`;
}

export function isSignedByStore(
  secret: string,
  header: string | null,
  body: Uint8Array,
  now: Date,
): boolean {
  if (!header || header.length > 1000) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const times = parts.filter(([key]) => key === 't').map(([, value]) => value ?? '');
  const seconds = times[0] ?? '';
  if (times.length !== 1 || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > TOLERANCE_SECONDS)
    return false;
  const expected = computeMac(secret, seconds, body);
  return parts.some(([key, value]) => {
    if (key !== 'v1' || !/^[0-9a-f]{64}$/.test(value ?? '')) return false;
    return timingSafeEqual(expected, Buffer.from(value ?? '', 'hex'));
  });
}

function computeMac(secret: string, seconds: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
