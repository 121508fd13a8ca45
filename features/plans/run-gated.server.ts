// Runs every gated action: the gate is checked first, with the tier read from the database, and the
// work (which may call the AI or the case service) does not start if it refuses. A tier in a page,
// a cookie or a profile is never trusted.

import type { Viewer } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { gate } from './gate.ts';
import { GATED_ACTIONS, type GatedAction } from './gated-actions.ts';
import { getTier } from './get-tier.server.ts';
import * as refusals from './messages/refusals.ts';
import { takeFreeTrial } from './take-free-trial.server.ts';

/** `trial`: the one free search, which returns fewer results (two news items). */
export type Access = 'full' | 'trial';
export type GatedOptions = {
  /** The viewer pressed Try Once Free. */
  tryOnceFree?: boolean;
};

export async function checkGated(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  viewer: Viewer,
  action: GatedAction,
): Promise<Result<null>> {
  const { feature, upgrade } = GATED_ACTIONS[action];
  const messages = { signIn: refusals.signIn, upgrade };
  // Read the tier only if it matters: basic features must not depend on the database.
  const visitorResult = gate({ kind: 'visitor' }, feature, deps.site.paywall, messages);
  if (visitorResult.ok || viewer.kind === 'visitor') return visitorResult;
  const tier = await getTier(deps, viewer.id, deps.clock.now());
  return gate({ ...viewer, tier }, feature, deps.site.paywall, messages);
}

export async function runGated<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secret'>,
  viewer: Viewer,
  action: GatedAction,
  work: (access: Access) => Promise<Result<T>>,
  { tryOnceFree = false }: GatedOptions = {},
): Promise<Result<T>> {
  const gateResult = await checkGated(deps, viewer, action);
  if (gateResult.ok) return work('full');
  if (!tryOnceFree || !GATED_ACTIONS[action].freeTrial || viewer.kind === 'visitor')
    return gateResult;

  const trial = await takeFreeTrial(deps, viewer);
  if (!trial) return fail('needs_plan', refusals.advanced);
  let result: Result<T> | undefined;
  try {
    result = await work('trial');
  } finally {
    await (result?.ok ? trial.finish() : trial.giveBack());
  }
  return result.ok ? ok(result.value) : result;
}
