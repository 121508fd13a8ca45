// Something that we made travels to a browser and comes back, with nothing of it kept here: it is packed and signed, for its owner and
// some time. What comes back counts only when the signature fits, and is unpacked only then.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readToken, signToken } from './signed-token.ts';

export type Sealing = { secret: string; purpose: string; owner: string };

const digestOf = (packed: string) => createHash('sha256').update(packed).digest('base64url');

export function seal({ secret, purpose, owner }: Sealing, value: unknown, expires: Date): string {
  const packed = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `${packed}~${signToken(secret, purpose, `${owner} ${digestOf(packed)}`, expires)}`;
}

/** Undefined: not ours, not this owner's, or too old. */
export function openSealed({ secret, purpose, owner }: Sealing, sealed: string, now: Date): unknown {
  const [packed = '', token] = sealed.split('~');
  if (readToken(secret, purpose, token, now) !== `${owner} ${digestOf(packed)}`) return undefined;
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8'));
}
