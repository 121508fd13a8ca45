// A finished motion is exported from what comes back from the browser: a model's words cannot be made again, and nothing of a motion
// is stored until somebody saves it.
import { openForAccount, type SealDeps, sealForAccount } from '#features/analysis/seal-result.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { Motion } from './motion.ts';

const PURPOSE = 'motion';

export function sealMotion(deps: SealDeps, viewer: Viewer, { sources: _, ...motion }: Motion): string {
  return sealForAccount(deps, viewer, PURPOSE, motion);
}

/** Undefined: not ours, not this account's, or too old. */
export function openMotion(deps: SealDeps, viewer: Viewer, sealed: unknown): Motion | undefined {
  const motion = openForAccount(deps, viewer, PURPOSE, sealed) as Omit<Motion, 'sources'> | undefined;
  return motion && { ...motion, sources: [] };
}
