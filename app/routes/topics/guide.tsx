import { getGuidePage } from '#features/topics/guide/get-guide-page.server.ts';
import { GuidePage } from '#features/topics/guide/guide-page.tsx';
import { createHowToData } from '#features/topics/structured-data.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { leaveMissing } from '../../http/leave-missing.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stagesCss from '../../styles/stages.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import type { Route } from './+types/guide';

export const handle = {
  shared: 'members',
  sitemap: (library) => library.guides.map(({ id }) => `/guides/${id}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: stateRulesCss },
  { rel: 'stylesheet', href: stagesCss },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const page = getGuidePage(deps, { id: params.guideId, jurisdiction });
  return 'missing' in page ? leaveMissing(page.missing) : page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: loaderData.guide.title,
          description: loaderData.guide.description,
          path: `/guides/${loaderData.guide.id}`,
        }),
        { 'script:ld+json': createHowToData(loaderData.guide) },
      ]
    : [];

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage page={loaderData} />;
}
