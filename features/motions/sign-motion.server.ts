// Signs a finished motion, so that the browser can post it back for export: model text cannot be regenerated identically, and the server
// stores no motion until the user saves it.
import { type SignDeps, signForAccount, verifyForAccount } from '#features/analysis/sign-result.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { Motion } from './motion.ts';

const PURPOSE = 'motion';

export function signMotion(deps: SignDeps, viewer: Viewer, { sources: _, ...motion }: Motion): string {
  return signForAccount(deps, viewer, PURPOSE, motion);
}

/** Returns undefined when the signature is invalid, for another account, or expired. */
export function verifyMotion(deps: SignDeps, viewer: Viewer, signed: unknown): Motion | undefined {
  const motion = verifyForAccount(deps, viewer, PURPOSE, signed) as Omit<Motion, 'sources'> | undefined;
  return motion && { ...motion, sources: [] };
}
