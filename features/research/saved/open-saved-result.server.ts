// A saved result as its page shows it, sealed anew so that it can be exported however old it is. Undefined: not there, or not this
// account's.
import { signResult } from '#features/analysis/sign-result.server.ts';
import type { Deps } from '#features/deps.ts';
import { signMotion } from '#features/motions/sign-motion.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { SavedResult } from './saved-result-shapes.ts';
import { findResult } from './saved-results.server.ts';

export async function openSavedResult(
  deps: Pick<Deps, 'db' | 'secret' | 'clock'>,
  viewer: Viewer,
  id: unknown,
): Promise<(SavedResult & { file?: string }) | undefined> {
  const result = await findResult(deps, viewer, id);
  if (!result) return undefined;
  const { kind, events } = result;
  const motion = events.find((event) => event.type === 'finished')?.motion;
  return { ...result, file: motion ? signMotion(deps, viewer, motion) : signResult(deps, viewer, { writing: kind, events }) };
}
