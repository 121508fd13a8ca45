// Decides whether a viewer may use a feature. The server checks it before every gated action; pages
// never decide. Visitors have the basic tier's features. With the paywall off everyone has every
// feature.
import type { Tier, Viewer } from '#features/caller.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { FEATURES, type Feature } from './plans.ts';

export type GateMessages = { signIn: string; upgrade: string };

export function gate(
  viewer: Viewer,
  feature: Feature,
  paywall: 'on' | 'off',
  messages: GateMessages,
): Result<null> {
  if (paywall === 'off') return ok(null);
  const tier: Tier = viewer.kind === 'account' ? viewer.tier : 'basic';
  if ((FEATURES[feature].tiers as readonly Tier[]).includes(tier)) return ok(null);
  return viewer.kind === 'visitor'
    ? fail('unauthenticated', messages.signIn)
    : fail('needs_plan', messages.upgrade);
}
