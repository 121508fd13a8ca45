import { FaqPage } from '#features/topics/faq/faq-page.tsx';
import { getFaqPage } from '#features/topics/faq/get-faq-page.server.ts';
import * as lists from '#features/topics/messages/lists.ts';
import { createFaqPageData } from '#features/topics/structured-data.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import shelfCss from '../../styles/shelf.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import type { Route } from './+types/faq';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: shelfCss },
  { rel: 'stylesheet', href: stateRulesCss },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const params = new URL(request.url).searchParams;
  const filter = { q: (params.get('q') ?? '').slice(0, 400), topic: params.get('topic') ?? '' };
  return getFaqPage(deps, { filter, jurisdiction: caller.jurisdiction });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const narrowed = Boolean(loaderData?.filter.q || loaderData?.filter.topic);
  const tags = pageMeta(matches, {
    title: lists.faqTitle,
    description: lists.faqLead,
    path: '/faq',
    noindex: narrowed,
  });
  return loaderData && !narrowed
    ? [...tags, { 'script:ld+json': createFaqPageData(loaderData.groups) }]
    : tags;
};

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage page={loaderData} />;
}
