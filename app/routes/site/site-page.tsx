import { getSitePage } from '#features/library/get-site-page.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { SlashKeySwitch } from '../../frame/slash-key-switch.tsx';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/site-page';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  // The router ignores case, encoding and a trailing slash.
  const path = decodeURIComponent(new URL(request.url).pathname)
    .toLowerCase()
    .replace(/(?:\/|\.data)+$/, '');
  return { path, ...getSitePage(deps, path.slice(1)) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: loaderData.path,
      })
    : [];

export default function SitePage({ loaderData }: Route.ComponentProps) {
  return (
    <article className="page-width pt-8">
      <PageHeader title={loaderData.title} lead={loaderData.description}>
        <p className="meta">Last changed on {loaderData.updatedOn}</p>
      </PageHeader>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our Markdown renderer, which lets no HTML through */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
      {loaderData.path === '/accessibility' && <SlashKeySwitch />}
    </article>
  );
}
