import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Html } from '#app/ui/html.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as caseLaw from '#features/case-law/messages/case-law.ts';
import * as casePage from '#features/case-law/messages/case-page.ts';
import { CaseContents } from '#features/case-law/page/case-contents.tsx';
import { CaseFacts } from '#features/case-law/page/case-facts.tsx';
import { CaseLine } from '#features/case-law/page/case-line.tsx';
import { CaseSummary } from '#features/case-law/page/case-summary.tsx';
import { CitingList } from '#features/case-law/page/citing-list.tsx';
import { CitingTimeline } from '#features/case-law/page/citing-timeline.tsx';
import { TreatmentBanner } from '#features/case-law/page/treatment-banner.tsx';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import { SaveCitation } from '../saved/save-citation.tsx';
import type { CasePageView } from './get-case-page.server.ts';
import { formatResearchAddress } from './search-address.ts';

export function CasePage({ page }: { page: CasePageView }) {
  const { view, html, notes, saved, results } = page;
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
