// A finished analysis, memo or motion is sent to the browser, which posts it back to export or save
// it. The server stores nothing in between, so the events are signed for one account and expire
// after a few days.

import type { Viewer } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { signPayload, verifyPayload } from '#lib/signed-payload.ts';

const PURPOSE = 'research-result';
const MAX_AGE_MS = 7 * 86_400_000;
/**
 * Longer than any result we generate. The server's body limit allows for this length after form
 * encoding.
 */
const MAX_SIGNED_LENGTH = 800_000;

export type SignDeps = Pick<Deps, 'secret' | 'clock'>;
/**
 * `writing`: "analysis", "memo" or "motion". The events are in the order in which they were sent.
 */
export type SignedResult<E> = { writing: string; events: E[] };

const getOwner = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.id : 'visitor');

/** Returns undefined when the result is too long to be posted back. */
export function signResult<E>(
  { secret, clock }: SignDeps,
  viewer: Viewer,
  result: SignedResult<E>,
): string | undefined {
  const expiresAt = new Date(clock.now().getTime() + MAX_AGE_MS);
  const signed = signPayload(
    { secret, purpose: PURPOSE, owner: getOwner(viewer) },
    result,
    expiresAt,
  );
  return signed.length > MAX_SIGNED_LENGTH ? undefined : signed;
}

/** Returns undefined when the signature is invalid, for another account, or expired. */
export function verifyResult<E>(
  { secret, clock }: SignDeps,
  viewer: Viewer,
  signed: unknown,
): SignedResult<E> | undefined {
  if (typeof signed !== 'string' || signed.length > MAX_SIGNED_LENGTH) return undefined;
  const key = { secret, purpose: PURPOSE, owner: getOwner(viewer) };
  return verifyPayload(key, signed, clock.now()) as SignedResult<E> | undefined;
}
