// Every plan beside the others, the free one too: a ruled table. On a phone each feature stands
// above its four cells; roles are written out, because browsers drop those of a table that is laid
// out in another way.
import { Icon } from '#app/ui/icon.tsx';
import { TIERS, type Tier } from '#features/caller.ts';
import * as plansPage from './messages/plans-page.ts';
import * as summary from './messages/summary.ts';
import { FEATURES, PLANS } from './plans.ts';

type Row = { name: string; description: string; tiers: readonly Tier[] };
const ROWS: Row[] = [{ ...plansPage.freeForAll, tiers: TIERS }, ...Object.values(FEATURES)];

export function PlanTable({ current }: { current: Tier | null }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: needed where the style sheet changes the layout
    <table className="plan-table" role="table" aria-label={plansPage.compareTitle}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <span className="sr-only">{plansPage.compareFeature}</span>
          </th>
          {PLANS.map(({ tier, name, price }) => (
            <th
              key={tier}
              scope="col"
              role="columnheader"
              className={tier === current ? 'own' : undefined}
            >
              <b>{name}</b>{' '}
              <span>
                {tier === current
                  ? plansPage.yourPlan
                  : price === 0
                    ? plansPage.free
                    : summary.price(price)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {ROWS.map(({ name, description, tiers }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <b>{name}</b> <span>{description}</span>
            </th>
            {TIERS.map((tier) => (
              <td key={tier} role="cell" className={tier === current ? 'own' : undefined}>
                {tiers.includes(tier) ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
                <span className="sr-only">
                  {tiers.includes(tier) ? plansPage.included : plansPage.notIncluded}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed where the style sheet changes the layout
  );
}
