import { data, Link, redirect } from 'react-router';
import { listSections } from '#features/law/list/list-sections.server.ts';
import { SectionList } from '#features/law/list/section-list.tsx';
import * as lawList from '#features/law/messages/law-list.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import lawCss from '../../styles/law.css?url';
import researchCss from '../../styles/research.css?url';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/code';

export const handle = {
  shared: 'members',
  sitemap: (library) =>
    library
      .usCode()
      .titles()
      .map((title) => `/law/us/${title}`),
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const jurisdiction = ('state' in params && params.state?.toLowerCase()) || 'us';
  const typed = ('title' in params && params.title) || '';
  if (jurisdiction === 'us' && typed === '') throw redirect('/law', 301);
  const code = typed.replace(/^0+(?=\d)/, '');
  if (code !== typed) throw redirect(`/law/us/${encodeURIComponent(code)}`, 301);
  const address = new URL(request.url).searchParams;
  const view = await listSections(deps, {
    jurisdiction,
    code,
    from: address.get('from') ?? '',
    query: address.get('q') ?? '',
  });
  if (!view) throw data(null, { status: 404 });
  return data({ view }, { headers: view.partial ? { 'Cache-Control': 'no-store' } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links: Route.LinksFunction = () =>
  [researchCss, lawCss].map((href) => ({ rel: 'stylesheet', href }));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: lawList.notFound }];
  const { name, path, total, query } = loaderData.view;
  return pageMeta(matches, {
    title: name,
    description: `${name}. ${lawList.sections(total)}.`,
    path,
    noindex: query !== '',
  });
};

export default function CodePage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/law">
        <Icon name="arrow-left" />
        {lawList.allLaw}
      </Link>
      <PageHeader
        label={view.release && lawList.code}
        title={view.name}
        lead={
          view.release
            ? lawList.titleAsOf(view.total, view.release.date, view.release.point)
            : `${lawList.sections(view.total)}.`
        }
      >
        {view.release && view.stored === 0 && !view.partial && (
          <p className="meta">{lawList.noText}</p>
        )}
        {view.partial && <p className="meta">{lawList.unavailable}</p>}
      </PageHeader>
      <SectionList view={view} />
    </div>
  );
}
