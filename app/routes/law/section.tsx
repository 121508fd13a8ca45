import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import * as lawPage from '#features/law/messages/law-page.ts';
import type { MissingSection } from '#features/law/page/get-section.server.ts';
import { getSectionPage } from '#features/law/page/get-section-page.server.ts';
import { MissingSectionPage } from '#features/law/page/missing-section.tsx';
import { SectionPage } from '#features/law/page/section-page.tsx';
import { getStatutePath } from '#legal/statutes/statute-address.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { NO_STORE } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import caseCss from '../../styles/case.css?url';
import lawCss from '../../styles/law.css?url';
import researchCss from '../../styles/research.css?url';
import type { Route } from './+types/section';

export const handle = {
  shared: 'members',
  exactCase: true,
  sitemap: (library) => {
    const usCode = library.usCode();
    return usCode
      .titles()
      .flatMap((code) =>
        usCode
          .listSections(code)
          .map(({ section }) => getStatutePath({ jurisdiction: 'us', code, number: section })),
      );
  },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const address = new URL(request.url).searchParams;
  const readNumber = (name: string, max: number) =>
    Math.min(max, Number.parseInt(address.get(name) ?? '', 10) || 0);
  const found = await getSectionPage(deps, {
    jurisdiction: ('state' in params && params.state) || 'us',
    code: ('code' in params && params.code) || '',
    number: params.number,
    version: readNumber('version', 2 ** 31),
    compare: readNumber('compare', 2 ** 31),
    citedByPage: Math.max(1, readNumber('cited-by', 1000)),
  });
  if (!found.ok) throw data(null, { status: failureStatus(found.failure) });
  const page = found.value;
  if ('movedTo' in page) throw redirect(page.movedTo, 301);
  if ('missing' in page) throw data(page.missing, { status: 404 });
  // A page without its text must not be cached.
  return data(page, { headers: page.view.partial ? NO_STORE : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links: Route.LinksFunction = () =>
  [researchCss, caseCss, lawCss].map((href) => ({ rel: 'stylesheet', href }));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: lawPage.notFoundTitle }];
  const { view, codeName, structured } = loaderData;
  const title = view.heading ? `${view.cite}: ${view.heading}` : view.cite;
  const noindex = view.stored?.isEarlier || view.stored?.comparison !== undefined;
  return [
    ...pageMeta(matches, {
      title,
      description: [view.cite, view.heading, codeName].filter(Boolean).join('. '),
      path: view.path,
      noindex,
    }),
    { 'script:ld+json': structured },
  ];
};

export default function Section({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}

const isMissing = (value: unknown): value is MissingSection =>
  typeof value === 'object' && value !== null && 'nearest' in value;

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!isRouteErrorResponse(error) || status !== 404 || !isMissing(error.data))
    return <ErrorPage status={status} />;
  return <MissingSectionPage missing={error.data} />;
}
