import { renderPart } from '#features/library/render-part.server.ts';
import * as apiPages from '#features/programs/messages/api-pages.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { Manual } from '../../openapi/manual.tsx';
import { viewDevelopers } from '../../openapi/view-developers.server.ts';
import developersCss from '../../styles/developers.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Html } from '../../ui/html.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/developers';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: developersCss }];

/** Rendered here, so that the browser gets the text of the manual without its code. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  manual: renderPart(<Manual view={viewDevelopers(getVisit(context).deps.site)} />),
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: apiPages.title, description: apiPages.lead, path: '/developers' });

export default function Developers({ loaderData: { manual } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={apiPages.title} label={apiPages.tagline} lead={apiPages.lead}>
        <p className="flex flex-wrap gap-3 pt-4">
          <a className="button" href="/api/openapi.json">
            openapi.json
          </a>
          <a className="button quiet" href="#mcp">
            {apiPages.connect}
          </a>
          <ButtonLink kind="quiet" to="/developers/widget">
            {apiPages.makeWidget}
          </ButtonLink>
        </p>
      </PageHeader>
      <Html html={manual} />
    </div>
  );
}
