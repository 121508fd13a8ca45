// How every gated action runs: the gate is asked first, with the tier looked up now, and the work (which calls the AI or the
// case service) is not begun when the answer is no. What a page, a cookie or a profile says about a tier plays no part.
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { gate, type Viewer } from './gate.ts';
import { GATED_ACTIONS, type GatedAction } from './gated-actions.ts';
import { tierOf } from './get-tier.server.ts';
import { refused } from './messages.ts';
import { takeFreeTrial } from './take-free-trial.server.ts';

/** `trial`: the one free search, with the smaller results of decisions.md (two news). */
export type Access = 'full' | 'trial';
export type GatedOptions = {
  /** The person pressed Try Once Free. */
  tryOnceFree?: boolean;
};

export async function checkGated(deps: Pick<Deps, 'db' | 'clock' | 'site'>, viewer: Viewer, action: GatedAction): Promise<Result<null>> {
  const { feature, upgrade } = GATED_ACTIONS[action];
  const messages = { signIn: refused.signIn, upgrade };
  // Without a need to know the tier, nothing is looked up: basic features must not depend on the database.
  const open = gate({ kind: 'visitor' }, feature, deps.site.paywall, messages);
  if (open.ok || viewer.kind === 'visitor') return open;
  const tier = await tierOf(deps, viewer.id, deps.clock.now());
  return gate({ ...viewer, tier }, feature, deps.site.paywall, messages);
}

export async function runGated<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  viewer: Viewer,
  action: GatedAction,
  work: (access: Access) => Promise<Result<T>>,
  { tryOnceFree = false }: GatedOptions = {},
): Promise<Result<T>> {
  const answer = await checkGated(deps, viewer, action);
  if (answer.ok) return work('full');
  if (!tryOnceFree || !GATED_ACTIONS[action].freeTrial || viewer.kind === 'visitor') return answer;

  const trial = await takeFreeTrial(deps, viewer.id);
  if (!trial) return fail('needs_plan', refused.advanced);
  let result: Result<T> | undefined;
  try {
    result = await work('trial');
  } finally {
    await (result?.ok ? trial.finish() : trial.giveBack());
  }
  return result.ok ? ok(result.value) : result;
}
