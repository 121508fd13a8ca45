import { data, isRouteErrorResponse, Link, redirect, useParams, useRouteError } from 'react-router';
import * as caseLaw from '#features/case-law/messages/case-law.ts';
import * as casePage from '#features/case-law/messages/case-page.ts';
import { CaseContents } from '#features/case-law/page/case-contents.tsx';
import { CaseFacts } from '#features/case-law/page/case-facts.tsx';
import { CaseLine } from '#features/case-law/page/case-line.tsx';
import { toCaseStructuredData } from '#features/case-law/page/case-structured-data.ts';
import { CaseSummary } from '#features/case-law/page/case-summary.tsx';
import { CitingList } from '#features/case-law/page/citing-list.tsx';
import { CitingTimeline } from '#features/case-law/page/citing-timeline.tsx';
import { getCase } from '#features/case-law/page/get-case.server.ts';
import { TreatmentBanner } from '#features/case-law/page/treatment-banner.tsx';
import { CaseSearchForm } from '#features/case-law/search/case-search-form.tsx';
import { explainTermsInText } from '#features/dictionary/explain-terms.server.ts';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import {
  formatResearchAddress,
  readResearchAddress,
} from '#features/research/cases/search-address.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { SaveCitation } from '#features/research/saved/save-citation.tsx';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import caseCss from '../../styles/case.css?url';
import researchCss from '../../styles/research.css?url';
import timelineCss from '../../styles/timeline.css?url';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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
  const page = (name: string) =>
    Math.max(1, Math.min(1000, Number.parseInt(address.get(name) ?? '1', 10) || 1));
  const found = await getCase(deps, {
    slug: params.caseId,
    citesPage: page('cites'),
    citedByPage: page('cited-by'),
  });
  if (!found.ok) throw data(null, { status: failureStatus(found.failure) });
  if ('movedTo' in found.value) throw redirect(`/cases/${found.value.movedTo}`, 301);
  const view = found.value;
  const { ours } = view;
  const texts = ours ? [[ours.summary], ours.holdings, ours.keyPoints, ours.implications] : [];
  const { htmls, notes } = explainTermsInText(deps, texts.flat());
  const keyPointsAt = 1 + (ours?.holdings.length ?? 0);
  const implicationsAt = keyPointsAt + (ours?.keyPoints.length ?? 0);
  const html = ours && {
    summary: htmls[0] ?? '',
    holdings: htmls.slice(1, keyPointsAt),
    keyPoints: htmls.slice(keyPointsAt, implicationsAt),
    implications: htmls.slice(implicationsAt),
  };
  const saved = await listSavedCitations(deps, caller, { max: 0, slugs: [view.slug] });
  const from = readResearchAddress(address);
  return {
    view,
    html,
    notes,
    saved: saved && { here: saved.among.length > 0 },
    results: from.q
      ? { query: from.q, to: formatResearchAddress({ ...from, tab: 'cases', list: true }) }
      : null,
  };
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

export default function CasePage({
  loaderData: { view, html, notes, saved, results },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to={results?.to ?? formatResearchAddress({ tab: 'cases' })}>
        <Icon name="arrow-left" />
        {results ? casePage.backToResults(results.query) : casePage.backToSearch}
      </Link>
      <PageHeader
        title={<i>{view.name}</i>}
        label={view.court}
        lead={[view.cite, view.docket].filter(Boolean).join(' · ')}
        className="case-head"
      >
        <div className="case-actions">
          <SaveCitation
            slug={view.slug}
            citation={view.citation}
            signedIn={saved !== null}
            saved={saved?.here ?? false}
          />
          <Button kind="quiet" className="js-only" onClick={() => window.print()}>
            <Icon name="printer" />
            {casePage.print}
          </Button>
        </div>
        <CaseContents view={view} />
      </PageHeader>
      <div className="case-notices">
        {view.ours?.treatment && <TreatmentBanner treatment={view.ours.treatment} />}
        {view.ours && !view.ours.confirmed && (
          <Notice kind="caution" role="note">
            {caseLaw.notConfirmed}
          </Notice>
        )}
        {view.partial && <Notice kind="failed">{casePage.partial}</Notice>}
      </div>
      <div className="with-margin">
        <div className="case-main">
          {view.ours && html && <CaseSummary slug={view.slug} ours={view.ours} html={html} />}
          <section id="text" aria-labelledby="text-title">
            <h2 id="text-title">{casePage.fullText}</h2>
            <p className="meta">
              {view.opinions.length > 0 ? casePage.textSource : casePage.noText}
            </p>
            {view.opinions.map((opinion) => (
              <section
                key={opinion.id}
                id={opinion.anchor}
                aria-labelledby={`${opinion.anchor}-title`}
              >
                <h3 id={`${opinion.anchor}-title`} className="opinion-title">
                  {opinion.title}
                </h3>
                <Html className="opinion" html={opinion.html} />
              </section>
            ))}
          </section>
          <CitingList
            id="cited-by"
            title={casePage.citedBy}
            list={view.citedBy}
            param="cited-by"
            none={casePage.noneCite}
          />
          {view.ours && view.citedBy.total === 0 && (
            <CaseLine entries={view.ours.line} current={view.slug} />
          )}
          {view.opinions.length > 0 && (
            <CitingList
              id="cites"
              title={casePage.cites}
              list={view.cites}
              param="cites"
              none={casePage.citesNone}
            />
          )}
        </div>
        <aside className="case-margin">
          <CaseFacts view={view} />
          <CitingTimeline bars={view.timeline} />
          {view.ours && view.ours.topics.length > 0 && (
            <section aria-labelledby="topics-title">
              <h2 className="margin-heading" id="topics-title">
                {casePage.topics}
              </h2>
              <ul>
                {view.ours.topics.map((topic) => (
                  <li key={topic.id}>
                    <Link className={`topic-tick cloth-${topic.id}`} to={`/topics/${topic.id}`}>
                      {topic.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <TermNotes notes={notes} />
    </div>
  );
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
