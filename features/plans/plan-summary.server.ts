// The plan section of the account page: the current tier, its features, when it ends, and the free
// trial.

import type { Tier, Viewer } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { formatLongDate } from '#lib/dates.ts';
import { GATED_ACTIONS } from './gated-actions.ts';
import { listActiveGrants } from './get-tier.server.ts';
import * as summary from './messages/summary.ts';
import { FEATURES, getPlan } from './plans.ts';
import { isFreeTrialUsed } from './take-free-trial.server.ts';

export type PlanSummaryView = {
  tier: Tier;
  name: string;
  price: string;
  features: { id: string; name: string; description: string }[];
  /** A sentence about when the plan ends, or null. */
  ends: string | null;
  endsAt: string | null;
  trial: 'used' | 'unused' | 'not-needed';
  paywall: 'on' | 'off';
};

const TRIAL_FEATURES = Object.values(GATED_ACTIONS).flatMap((row) =>
  row.freeTrial ? [row.feature] : [],
);

export async function getPlanSummary(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secret'>,
  viewer: Extract<Viewer, { kind: 'account' }>,
): Promise<PlanSummaryView> {
  const bestGrant = (await listActiveGrants(deps, viewer.id, deps.clock.now()))[0];
  const plan = getPlan(bestGrant?.tier ?? 'basic');
  const features = deps.site.paywall === 'off' ? getPlan('ultimate').features : plan.features;
  const hasTrialFeatures = TRIAL_FEATURES.every((feature) => features.includes(feature));
  const endsAt = bestGrant?.endsAt ?? null;
  return {
    tier: plan.tier,
    name: plan.name,
    price: summary.price(bestGrant?.source === 'operator' ? 0 : plan.price),
    features: features.map((id) => ({
      id,
      name: FEATURES[id].name,
      description: FEATURES[id].description,
    })),
    ends: bestGrant ? formatEnd(bestGrant.source, endsAt, bestGrant.cancelled) : null,
    endsAt: endsAt?.toISOString() ?? null,
    trial: hasTrialFeatures
      ? 'not-needed'
      : (await isFreeTrialUsed(deps, viewer))
        ? 'used'
        : 'unused',
    paywall: deps.site.paywall,
  };
}

function formatEnd(
  source: 'store' | 'operator',
  endsAt: Date | null,
  cancelled: boolean,
): string | null {
  const date = endsAt ? formatLongDate(endsAt.toISOString()) : null;
  if (source === 'operator') return date ? summary.until(date) : summary.noEnd;
  if (!date) return null;
  return cancelled ? summary.endsOn(date) : summary.paidThrough(date);
}
