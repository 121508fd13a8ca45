import * as plansPage from '#features/plans/messages/plans-page.ts';
import { PlanCards } from '#features/plans/plan-cards.tsx';
import { PlanTable } from '#features/plans/plan-table.tsx';
import { createStoreLinks } from '#features/plans/store-links.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import plansCss from '../../styles/plans.css?url';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/subscription';

/** Signed-in people get their own page, with their account in the store links. */
export const handle = { shared: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: plansCss }];

export function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  return {
    links: createStoreLinks(deps, caller),
    paywall: deps.site.paywall,
    hasStore: deps.site.storeUrl !== undefined,
    current: caller.viewer.kind === 'account' ? caller.viewer.tier : null,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: plansPage.title, description: plansPage.lead, path: '/subscription' });

export default function Subscription({
  loaderData: { links, paywall, hasStore, current },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-10">
      <PageHeader title={plansPage.title} lead={plansPage.lead}>
        {paywall === 'off' && (
          <Notice kind="good" className="max-w-measure">
            <b>{plansPage.everythingOpen}</b> {plansPage.everythingOpenText}
          </Notice>
        )}
      </PageHeader>
      <PlanCards links={links} current={current} />
      <p className="meta pt-4">
        {plansPage.dollars} {hasStore && plansPage.outside}
      </p>
      <section className="section grid gap-5" aria-labelledby="compare-plans">
        <h2 id="compare-plans">{plansPage.compareTitle}</h2>
        <PlanTable current={current} />
      </section>
      <section className="section grid max-w-measure gap-3" aria-labelledby="guarantee">
        <h2 id="guarantee">{plansPage.guaranteeTitle}</h2>
        <p>{plansPage.guarantee}</p>
      </section>
      <section
        className="section grid max-w-measure justify-items-start gap-3"
        aria-labelledby="enterprise"
      >
        <h2 id="enterprise">{plansPage.enterpriseTitle}</h2>
        <p>{plansPage.enterprise}</p>
        <a className="button quiet" href={links.enterprise} rel="noopener">
          {plansPage.enterpriseButton}
        </a>
      </section>
    </div>
  );
}
