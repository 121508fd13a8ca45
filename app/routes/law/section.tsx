import { data, isRouteErrorResponse, Link, redirect, useRouteError } from 'react-router';
import { CitingList } from '#features/case-law/page/citing-list.tsx';
import * as lawPage from '#features/law/messages/law-page.ts';
import { CitingContentList } from '#features/law/page/citing-content-list.tsx';
import {
  getSection,
  type MissingSection,
  type SectionView,
} from '#features/law/page/get-section.server.ts';
import { listOfficial } from '#features/law/page/list-official.ts';
import { MissingSectionPage } from '#features/law/page/missing-section.tsx';
import { SectionContents } from '#features/law/page/section-contents.tsx';
import { SectionHead } from '#features/law/page/section-head.tsx';
import { SectionMargin } from '#features/law/page/section-margin.tsx';
import { SectionNeighbors } from '#features/law/page/section-neighbors.tsx';
import { SectionNotices } from '#features/law/page/section-notices.tsx';
import { toSectionStructuredData } from '#features/law/page/section-structured-data.ts';
import { SectionText } from '#features/law/page/section-text.tsx';
import { VersionComparison } from '#features/law/page/version-comparison.tsx';
import { VersionList } from '#features/law/page/version-list.tsx';
import { renderPart } from '#features/library/render-part.server.ts';
import { formatCodeName } from '#legal/statutes/format-statute.ts';
import { getStatutePath } from '#legal/statutes/statute-address.ts';
import { formatPartialDate } from '#lib/dates.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import caseCss from '../../styles/case.css?url';
import lawCss from '../../styles/law.css?url';
import researchCss from '../../styles/research.css?url';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
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
  const found = await getSection(deps, {
    jurisdiction: ('state' in params && params.state) || 'us',
    code: ('code' in params && params.code) || '',
    number: params.number,
    version: readNumber('version', 2 ** 31),
    compare: readNumber('compare', 2 ** 31),
    citedByPage: Math.max(1, readNumber('cited-by', 1000)),
  });
  if (!found.ok) throw data(null, { status: failureStatus(found.failure) });
  if ('movedTo' in found.value) throw redirect(found.value.movedTo, 301);
  if ('missing' in found.value) throw data(found.value.missing, { status: 404 });
  const view = found.value;
  const { jurisdiction, code } = view.address;
  const { content, stored } = view;
  const page = {
    view: { ...view, content: [], ...(stored && { stored: omitComparison(stored) }) },
    neighbors: renderPart(<SectionNeighbors view={view} />),
    versions:
      stored && stored.versions.length > 1
        ? renderPart(<VersionList path={view.path} versions={stored.versions} />)
        : '',
    notices: renderPart(<SectionNotices view={view} official={listOfficial(view)} />),
    contents: renderPart(<SectionContents view={view} />),
    contentList: renderPart(<CitingContentList items={content} />),
    comparison: stored?.comparison
      ? renderPart(<VersionComparison path={view.path} comparison={stored.comparison} />)
      : '',
    codeName: formatCodeName(view.address),
    codePath: jurisdiction === 'us' ? `/law/us/${code}` : `/law/${jurisdiction}`,
    listDate: formatPartialDate(view.release.date),
    official: listOfficial(view),
    structured: toSectionStructuredData(view, listOfficial(view)),
  };
  // A page without its text must not be cached.
  return data(page, { headers: view.partial ? { 'Cache-Control': 'no-store' } : {} });
}

const omitComparison = ({ comparison: _, ...stored }: NonNullable<SectionView['stored']>) => stored;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links: Route.LinksFunction = () =>
  [researchCss, caseCss, lawCss].map((href) => ({ rel: 'stylesheet', href }));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: lawPage.notFoundTitle }];
  const { view, codeName, structured, comparison } = loaderData;
  const title = view.heading ? `${view.cite}: ${view.heading}` : view.cite;
  const noindex = view.stored?.isEarlier || comparison !== '';
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

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const {
    view,
    codeName,
    codePath,
    listDate,
    official,
    contents,
    notices,
    contentList,
    comparison,
    versions,
    neighbors,
  } = loaderData;
  const { stored, citedBy } = view;
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to={codePath}>
        <Icon name="arrow-left" />
        {codeName}
      </Link>
      <SectionHead
        view={view}
        contents={contents}
        notices={notices}
        listDate={listDate}
        official={official}
      />
      <div className="with-margin">
        <div className="case-main">
          <Html html={comparison} />
          {stored && comparison === '' && (
            <section id="text" aria-labelledby="text-title">
              <h2 id="text-title" className="sr-only">
                {lawPage.text}
              </h2>
              {stored.texts.map(({ copy, html }) => (
                <div key={copy}>
                  {copy > 1 && <Notice className="mb-4 mt-8">{lawPage.secondSection(copy)}</Notice>}
                  <SectionText html={html} />
                </div>
              ))}
            </section>
          )}
          {!stored && <Html html={neighbors} />}
          <Html html={contentList} />
          <CitingList
            id="cited-by"
            title={lawPage.inDecisions}
            list={citedBy}
            param="cited-by"
            none={lawPage.noDecision}
          />
        </div>
        <aside className="case-margin">
          <SectionMargin
            view={view}
            codeName={codeName}
            codePath={codePath}
            listDate={listDate}
            official={official}
            versions={versions}
            neighbors={neighbors}
          />
        </aside>
      </div>
    </div>
  );
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
