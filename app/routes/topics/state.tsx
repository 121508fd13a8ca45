import { data } from 'react-router';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { getStatePage } from '#features/topics/state/get-state-page.server.ts';
import { StatePage } from '#features/topics/state/state-page.tsx';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import resourceListCss from '../../styles/resource-list.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import type { Route } from './+types/state';

export const handle = {
  shared: 'members',
  sitemap: () =>
    (Object.keys(STATES) as StateCode[]).map((code) => `/states/${getStateSlug(code)}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [resourceListCss, stateRulesCss].map((href) => ({ rel: 'stylesheet', href }));

export function loader({ params, context }: Route.LoaderArgs) {
  const page = getStatePage(getVisit(context).deps, params.state);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: stateRules.stateTitle(loaderData.name),
        description: stateRules.stateLead(loaderData.filled, loaderData.name),
        path: `/states/${loaderData.slug}`,
      })
    : [{ title: stateRules.stateNotFound }];

export default function State({ loaderData }: Route.ComponentProps) {
  return <StatePage page={loaderData} />;
}
