// A finished analysis, memo or motion travels to the browser and comes back to be exported or saved. Nothing of it is kept here until
// then: so its events are packed and signed, for this account and some days. What comes back counts only when the signature fits.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { readToken, signToken } from '#lib/signed-token.ts';

const PURPOSE = 'research-result';
const KEPT_MS = 7 * 86_400_000;
/** Longer than any that we make; the server takes no more than this and a form's spelling of it. */
export const LONGEST_SEALED = 800_000;

type SealDeps = Pick<Deps, 'secret' | 'clock'>;
/** What is in it: analysis, memo or motion, and its events as they came. */
export type SealedResult<E> = { writing: string; events: E[] };

const ownerOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.id : 'visitor');
const digestOf = (packed: string) => createHash('sha256').update(packed).digest('base64url');

/** Undefined: too long to come back. */
export function sealResult<E>({ secret, clock }: SealDeps, viewer: Viewer, result: SealedResult<E>): string | undefined {
  const packed = deflateRawSync(JSON.stringify(result)).toString('base64url');
  const expires = new Date(clock.now().getTime() + KEPT_MS);
  const sealed = `${packed}~${signToken(secret, PURPOSE, `${ownerOf(viewer)} ${digestOf(packed)}`, expires)}`;
  return sealed.length > LONGEST_SEALED ? undefined : sealed;
}

/** Undefined: not ours, not this account's, or too old. */
export function openResult<E>({ secret, clock }: SealDeps, viewer: Viewer, sealed: unknown): SealedResult<E> | undefined {
  if (typeof sealed !== 'string' || sealed.length > LONGEST_SEALED) return undefined;
  const [packed = '', token] = sealed.split('~');
  if (readToken(secret, PURPOSE, token, clock.now()) !== `${ownerOf(viewer)} ${digestOf(packed)}`) return undefined;
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')) as SealedResult<E>;
}
