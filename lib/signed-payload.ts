// A compressed, signed payload that the browser stores and posts back, bound to an owner and an
// expiry time. The signature is verified before anything is decompressed.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readToken, signToken } from './signed-token.ts';

export type PayloadScope = { secret: string; purpose: string; owner: string };

const computeDigest = (compressed: string) =>
  createHash('sha256').update(compressed).digest('base64url');

export function signPayload(
  { secret, purpose, owner }: PayloadScope,
  value: unknown,
  expires: Date,
): string {
  const compressed = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `${compressed}~${signToken(secret, purpose, `${owner} ${computeDigest(compressed)}`, expires)}`;
}

/** Undefined if the signature is invalid, the owner is another one, or the payload has expired. */
export function verifyPayload(
  { secret, purpose, owner }: PayloadScope,
  payload: string,
  now: Date,
): unknown {
  const [compressed = '', token] = payload.split('~');
  if (readToken(secret, purpose, token, now) !== `${owner} ${computeDigest(compressed)}`)
    return undefined;
  return JSON.parse(inflateRawSync(Buffer.from(compressed, 'base64url')).toString('utf8'));
}
