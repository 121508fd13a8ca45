// Signed tokens for links in mails: they contain their value and expiry time, so that nothing has
// to be stored to verify them.
import { createHmac, timingSafeEqual } from 'node:crypto';

export function signToken(secret: string, purpose: string, value: string, expires?: Date): string {
  const payload = Buffer.from(JSON.stringify([value, expires ? expires.getTime() : 0])).toString(
    'base64url',
  );
  return `${payload}.${createSignature(secret, purpose, payload)}`;
}

export function readToken(
  secret: string,
  purpose: string,
  token: unknown,
  now: Date,
): string | null {
  if (typeof token !== 'string' || token.length > 2000) return null;
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  const expected = Buffer.from(createSignature(secret, purpose, payload));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const [value, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
    string,
    number,
  ];
  return expires === 0 || now.getTime() < expires ? value : null;
}

function createSignature(secret: string, purpose: string, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url');
}
