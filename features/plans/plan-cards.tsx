// The paid plans, side by side. The buttons are plain links, because the store is another site. The
// plan that somebody has is not for sale, nor are those that it contains.
import { Icon } from '#app/ui/icon.tsx';
import { TIERS, type Tier } from '#features/caller.ts';
import * as plansPage from './messages/plans-page.ts';
import {
  FEATURES,
  getPlan,
  listAddedFeatures,
  type PaidTier,
  PLANS,
  type Plan,
  POPULAR_TIER,
} from './plans.ts';
import type { StoreLinks } from './store-links.server.ts';

const paidPlans = PLANS.slice(1) as readonly (Plan & { tier: PaidTier })[];

export function PlanCards({ links, current }: { links: StoreLinks; current: Tier | null }) {
  return (
    <div className="plans">
      {paidPlans.map((plan) => {
        const popular = plan.tier === POPULAR_TIER;
        const below = getPlan(TIERS[TIERS.indexOf(plan.tier) - 1] ?? 'basic');
        return (
          <article
            key={plan.tier}
            className={`plan ${popular ? 'pick' : ''}`}
            aria-labelledby={`plan-${plan.tier}`}
          >
            {popular && <span className="plan-ribbon">{plansPage.popular}</span>}
            <h2 className="text-h3" id={`plan-${plan.tier}`}>
              {plan.name}
            </h2>
            <p className="plan-price">
              ${plan.price} <small>{plansPage.perMonth}</small>
            </p>
            <p className="plan-says">
              {plan.description}
              {popular && <b className="block">{plansPage.mostPopular}</b>}
            </p>
            {current !== null && TIERS.indexOf(plan.tier) <= TIERS.indexOf(current) ? (
              <p className="plan-own">
                <Icon name="check" />
                {plan.tier === current
                  ? plansPage.yourPlan
                  : plansPage.inYourPlan(getPlan(current).name)}
              </p>
            ) : (
              <a
                className={`button ${popular ? '' : 'quiet'}`}
                href={links[plan.tier]}
                rel="noopener"
              >
                {plansPage.getStarted}{' '}
                <span className="sr-only">{plansPage.getStartedWith(plan.name)}</span>
              </a>
            )}
            <ul className="plan-features">
              <li>
                <Icon name="check" />
                {plansPage.everythingIn(below.name)}
              </li>
              {listAddedFeatures(plan.tier).map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  <span>
                    <b>{FEATURES[feature].name}.</b> {FEATURES[feature].description}
                  </span>
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </div>
  );
}
