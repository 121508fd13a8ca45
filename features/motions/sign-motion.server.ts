// A finished motion is exported from what comes back from the browser: a model's words cannot be made again, and nothing of a motion
// is stored until somebody saves it.
import { type SignDeps, signForAccount, verifyForAccount } from '#features/analysis/sign-result.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { Motion } from './motion.ts';

const PURPOSE = 'motion';

export function signMotion(deps: SignDeps, viewer: Viewer, { sources: _, ...motion }: Motion): string {
  return signForAccount(deps, viewer, PURPOSE, motion);
}

/** Undefined: not ours, not this account's, or too old. */
export function verifyMotion(deps: SignDeps, viewer: Viewer, sealed: unknown): Motion | undefined {
  const motion = verifyForAccount(deps, viewer, PURPOSE, sealed) as Omit<Motion, 'sources'> | undefined;
  return motion && { ...motion, sources: [] };
}
