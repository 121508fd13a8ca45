// A finished analysis, memo or motion travels to the browser and comes back to be exported or saved. Nothing of it is kept here until
// then: so its events are sealed, for this account and some days.
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { openSealed, seal } from '#lib/sealed.ts';

const PURPOSE = 'research-result';
const KEPT_MS = 7 * 86_400_000;
/** Longer than any that we make; the server takes no more than this and a form's spelling of it. */
const MAX_SEALED_LENGTH = 800_000;

export type SealDeps = Pick<Deps, 'secret' | 'clock'>;
/** What is in it: analysis, memo or motion, and its events as they came. */
export type SealedResult<E> = { writing: string; events: E[] };

const ownerOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.id : 'visitor');

export function sealForAccount({ secret, clock }: SealDeps, viewer: Viewer, purpose: string, value: unknown): string {
  return seal({ secret, purpose, owner: ownerOf(viewer) }, value, new Date(clock.now().getTime() + KEPT_MS));
}

export function openForAccount({ secret, clock }: SealDeps, viewer: Viewer, purpose: string, sealed: unknown): unknown {
  if (typeof sealed !== 'string' || sealed.length > MAX_SEALED_LENGTH) return undefined;
  return openSealed({ secret, purpose, owner: ownerOf(viewer) }, sealed, clock.now());
}

/** Undefined: too long to come back. */
export function sealResult<E>(deps: SealDeps, viewer: Viewer, result: SealedResult<E>): string | undefined {
  const sealed = sealForAccount(deps, viewer, PURPOSE, result);
  return sealed.length > MAX_SEALED_LENGTH ? undefined : sealed;
}

/** Undefined: not ours, not this account's, or too old. */
export function openResult<E>(deps: SealDeps, viewer: Viewer, sealed: unknown): SealedResult<E> | undefined {
  return openForAccount(deps, viewer, PURPOSE, sealed) as SealedResult<E> | undefined;
}
