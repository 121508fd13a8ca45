import { data, isRouteErrorResponse, Link, redirect, useRouteError } from 'react-router';
import { getTermPage } from '#features/dictionary/get-dictionary-page.server.ts';
import * as dictionary from '#features/dictionary/messages/dictionary.ts';
import { NearestTerms, TermEntry } from '#features/dictionary/term-entry.tsx';
import { createDefinedTermData } from '#features/dictionary/term-structured-data.ts';
import { RouteError } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { leaveMissing } from '../../http/leave-missing.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/term';

export const handle = {
  shared: 'members',
  sitemap: (library) => library.terms.map(({ id }) => `/dictionary/${id}`),
} satisfies RouteHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const page = await getTermPage(deps, caller, params.term);
  if ('missing' in page) return leaveMissing(page.missing);
  if ('near' in page) throw data(page.near, { status: 404 });
  if ('otherName' in page) throw redirect(page.otherName, page.exact ? 301 : 302);
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: `${loaderData.entry.term}: meaning in law`,
          description: loaderData.entry.definition,
          path: `/dictionary/${loaderData.entry.id}`,
        }),
        { 'script:ld+json': createDefinedTermData(loaderData.entry) },
      ]
    : [{ title: dictionary.missingTitle }];

function BackLink() {
  return (
    <Link className="back-link" to="/dictionary">
      <Icon name="arrow-left" />
      {dictionary.title}
    </Link>
  );
}

export default function TermPage({ loaderData: { entry } }: Route.ComponentProps) {
  return (
    <article className="page-width pt-4">
      <BackLink />
      <PageHeader title={entry.term} />
      <TermEntry entry={entry} />
    </article>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteError error={error} />;
  return (
    <div className="page-width pt-4">
      <meta name="robots" content="noindex" />
      <BackLink />
      <h1 className="sr-only">{dictionary.missingTitle}</h1>
      <NearestTerms
        query={error.data?.query ?? ''}
        nearest={error.data?.nearest ?? []}
        provider={error.data?.provider}
      />
    </div>
  );
}
