// Loads a saved result for its page and signs it again, so that it can be exported at any age.
// Returns undefined when it does not exist or belongs to another account.
import { signResult } from '#features/analysis/sign-result.server.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import type { SavedResult } from './saved-result-shapes.ts';
import { findResult } from './saved-results.server.ts';

export async function openSavedResult(
  deps: Pick<Deps, 'db' | 'secret' | 'clock'>,
  caller: Caller,
  id: unknown,
): Promise<(SavedResult & { file?: string }) | undefined> {
  const { viewer } = caller;
  const result = await findResult(deps, caller, id);
  if (!result) return undefined;
  const { kind, events } = result;
  return { ...result, file: signResult(deps, viewer, { writing: kind, events }) };
}
