// A finished analysis, memo or motion travels to the browser and comes back to be exported or saved. Nothing of it is kept here until
// then: so its events are sealed, for this account and some days.
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { signPayload, verifyPayload } from '#lib/signed-payload.ts';

const PURPOSE = 'research-result';
const KEPT_MS = 7 * 86_400_000;
/** Longer than any that we make; the server takes no more than this and a form's spelling of it. */
const MAX_SIGNED_LENGTH = 800_000;

export type SignDeps = Pick<Deps, 'secret' | 'clock'>;
/** What is in it: analysis, memo or motion, and its events as they came. */
export type SignedResult<E> = { writing: string; events: E[] };

const ownerOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.id : 'visitor');

export function signForAccount({ secret, clock }: SignDeps, viewer: Viewer, purpose: string, value: unknown): string {
  return signPayload({ secret, purpose, owner: ownerOf(viewer) }, value, new Date(clock.now().getTime() + KEPT_MS));
}

export function verifyForAccount({ secret, clock }: SignDeps, viewer: Viewer, purpose: string, sealed: unknown): unknown {
  if (typeof sealed !== 'string' || sealed.length > MAX_SIGNED_LENGTH) return undefined;
  return verifyPayload({ secret, purpose, owner: ownerOf(viewer) }, sealed, clock.now());
}

/** Undefined: too long to come back. */
export function signResult<E>(deps: SignDeps, viewer: Viewer, result: SignedResult<E>): string | undefined {
  const sealed = signForAccount(deps, viewer, PURPOSE, result);
  return sealed.length > MAX_SIGNED_LENGTH ? undefined : sealed;
}

/** Undefined: not ours, not this account's, or too old. */
export function verifyResult<E>(deps: SignDeps, viewer: Viewer, sealed: unknown): SignedResult<E> | undefined {
  return verifyForAccount(deps, viewer, PURPOSE, sealed) as SignedResult<E> | undefined;
}
