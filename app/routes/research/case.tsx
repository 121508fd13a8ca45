import { data, isRouteErrorResponse, redirect, useParams, useRouteError } from 'react-router';
import * as casePage from '#features/case-law/messages/case-page.ts';
import { toCaseStructuredData } from '#features/case-law/page/case-structured-data.ts';
import { CaseSearchForm } from '#features/case-law/search/case-search-form.tsx';
import { CasePage } from '#features/research/cases/case-page.tsx';
import { getCasePage } from '#features/research/cases/get-case-page.server.ts';
import { readResearchAddress } from '#features/research/cases/search-address.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import caseCss from '../../styles/case.css?url';
import researchCss from '../../styles/research.css?url';
import timelineCss from '../../styles/timeline.css?url';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/case';

export const handle = {
  sitemap: (library) => library.cases.map(({ id }) => `/cases/${id}`),
} satisfies RouteHandle;

const MAX_DESCRIPTION_LENGTH = 180;

// Not `shared`: imports change these pages, and the page cache's version covers only content, news
// and the day.
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const address = new URL(request.url).searchParams;
  const readPage = (name: string) =>
    Math.max(1, Math.min(1000, Number.parseInt(address.get(name) ?? '1', 10) || 1));
  const found = await getCasePage(deps, caller, {
    slug: params.caseId,
    citesPage: readPage('cites'),
    citedByPage: readPage('cited-by'),
    from: readResearchAddress(address),
  });
  if (!found.ok) throw data(null, { status: failureStatus(found.failure) });
  if ('movedTo' in found.value) throw redirect(`/cases/${found.value.movedTo}`, 301);
  return found.value;
}

export const links: Route.LinksFunction = () =>
  [researchCss, timelineCss, caseCss].map((href) => ({ rel: 'stylesheet', href }));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: casePage.notFound }];
  const { view } = loaderData;
  const about = [view.ours ? view.cite : view.citation, view.ours?.summary ?? view.court].join(
    '. ',
  );
  const description =
    about.length > MAX_DESCRIPTION_LENGTH
      ? `${about.slice(0, about.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))}…`
      : about;
  return [
    ...pageMeta(matches, {
      title: `${view.name}, ${view.cite}`,
      description,
      path: `/cases/${view.slug}`,
    }),
    { 'script:ld+json': toCaseStructuredData(view) },
  ];
};

export default function Case({ loaderData }: Route.ComponentProps) {
  return <CasePage page={loaderData} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { caseId = '' } = useParams();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
  return (
    <div className="page-width pt-10">
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{casePage.notFound}</h1>
      <EmptyState title={casePage.notFound} hint={casePage.notFoundHint}>
        <CaseSearchForm initial={caseId.replaceAll('-', ' ').slice(0, 120)} />
      </EmptyState>
    </div>
  );
}
