// The plan section of the account page. Its headings start at level two, below the page title.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import * as summary from './messages/summary.ts';
import type { PlanSummaryView } from './plan-summary.server.ts';

const TRIAL_TEXTS = {
  used: summary.trialUsed,
  unused: summary.trialUnused,
  'not-needed': summary.trialNotNeeded,
};

export function PlanSummary({ plan }: { plan: PlanSummaryView }) {
  return (
    <section className="account-part" aria-labelledby="plan-summary">
      <h2 id="plan-summary">{summary.title}</h2>
      <p>
        <b>{plan.name}</b> · {plan.price}
      </p>
      {plan.paywall === 'off' && <p>{summary.everythingOpen}</p>}
      {plan.ends && <p>{plan.ends}</p>}
      <details className="plan-details">
        <summary>{summary.includes}</summary>
        <ul className="plan-features">
          {plan.features.map((feature) => (
            <li key={feature.id}>
              <Icon name="check" />
              <span>
                <b>{feature.name}.</b> {feature.description}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <p>
        <b>{summary.trial}:</b> {TRIAL_TEXTS[plan.trial]}
      </p>
      <p>
        <Link className="onward" to="/subscription">
          {summary.upgrade} <Icon name="arrow-right" />
        </Link>
      </p>
    </section>
  );
}
