// The store signs the time and the very bytes it sends: Plainlaw-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256>.
// Several v1 parts may stand there while a secret is being changed.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'Plainlaw-Signature';
export const TOLERANCE_SECONDS = 300;

export function signStoreBody(secret: string, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, String(seconds), body).toString('hex')}`;
}

export function isSignedByStore(secret: string, header: string | null, body: Uint8Array, now: Date): boolean {
  if (!header || header.length > 1000) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const times = parts.filter(([key]) => key === 't').map(([, value]) => value ?? '');
  const seconds = times[0] ?? '';
  if (times.length !== 1 || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = mac(secret, seconds, body);
  return parts.some(([key, value]) => {
    if (key !== 'v1' || !/^[0-9a-f]{64}$/.test(value ?? '')) return false;
    return timingSafeEqual(expected, Buffer.from(value ?? '', 'hex'));
  });
}

function mac(secret: string, seconds: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
