// A compressed, signed payload that the browser stores and posts back, bound to an owner and a time. The signature is verified before
// anything is decompressed.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readToken, signToken } from './signed-token.ts';

export type PayloadScope = { secret: string; purpose: string; owner: string };

const digestOf = (packed: string) => createHash('sha256').update(packed).digest('base64url');

export function signPayload({ secret, purpose, owner }: PayloadScope, value: unknown, expires: Date): string {
  const packed = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `${packed}~${signToken(secret, purpose, `${owner} ${digestOf(packed)}`, expires)}`;
}

/** Undefined: not ours, not this owner's, or too old. */
export function verifyPayload({ secret, purpose, owner }: PayloadScope, sealed: string, now: Date): unknown {
  const [packed = '', token] = sealed.split('~');
  if (readToken(secret, purpose, token, now) !== `${owner} ${digestOf(packed)}`) return undefined;
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8'));
}
