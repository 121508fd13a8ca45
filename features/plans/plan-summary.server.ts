// The plan part of the account page: the tier now, what it includes, when it ends, and the free trial.
import type { Deps } from '#features/deps.ts';
import { longDate } from '#lib/dates.ts';
import type { Viewer } from './gate.ts';
import { GATED_ACTIONS } from './gated-actions.ts';
import { listActiveGrants } from './get-tier.server.ts';
import { summary } from './messages.ts';
import { FEATURES, planOf, type Tier } from './plans.ts';
import { isFreeTrialUsed } from './take-free-trial.server.ts';

export type PlanSummaryView = {
  tier: Tier;
  name: string;
  price: string;
  features: { id: string; name: string; description: string }[];
  /** A sentence about the end, where there is one to tell. */
  ends: string | null;
  endsAt: string | null;
  trial: 'used' | 'unused' | 'not-needed';
  paywall: 'on' | 'off';
};

const TRIAL_FEATURES = Object.values(GATED_ACTIONS).flatMap((row) => (row.freeTrial ? [row.feature] : []));

export async function getPlanSummary(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  viewer: Extract<Viewer, { kind: 'account' }>,
): Promise<PlanSummaryView> {
  const best = (await listActiveGrants(deps, viewer.id, deps.clock.now()))[0];
  const plan = planOf(best?.tier ?? 'basic');
  const features = deps.site.paywall === 'off' ? planOf('ultimate').features : plan.features;
  const hasAll = TRIAL_FEATURES.every((feature) => features.includes(feature));
  const endsAt = best?.endsAt ?? null;
  return {
    tier: plan.tier,
    name: plan.name,
    price: summary.price(best?.source === 'operator' ? 0 : plan.price),
    features: features.map((id) => ({ id, name: FEATURES[id].name, description: FEATURES[id].description })),
    ends: best ? endSentence(best.source, endsAt, best.cancelled) : null,
    endsAt: endsAt?.toISOString() ?? null,
    trial: hasAll ? 'not-needed' : (await isFreeTrialUsed(deps, viewer.id)) ? 'used' : 'unused',
    paywall: deps.site.paywall,
  };
}

function endSentence(source: 'store' | 'operator', endsAt: Date | null, cancelled: boolean): string | null {
  const date = endsAt ? longDate(endsAt.toISOString()) : null;
  if (source === 'operator') return date ? summary.until(date) : summary.noEnd;
  if (!date) return null;
  return cancelled ? summary.endsOn(date) : summary.paidThrough(date);
}
