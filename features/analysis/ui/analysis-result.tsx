// An analysis or memo on the page, complete or still streaming: urgent lines first, then the issues
// next to the facts that raise them, the governing law, each claim, help resources, and the
// numbered sources.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { SafetyNotice } from '#features/triage/safety-notice.tsx';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import type { Issue } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { fitTexts, lawTexts } from '../messages/tables.ts';
import { listUsedSources } from '../used-sources.ts';
import { AnalysisProse, RESULT_ID } from './analysis-prose.tsx';
import {
  type AnalysisView,
  findFactsSourceNumber,
  isWrittenByModel,
  listAuthorities,
  listModelProse,
} from './analysis-view.ts';
import { AuthorityCards, GoverningLaw } from './authorities.tsx';
import { FactNumbers, StatedFacts } from './cited-facts.tsx';
import { ClaimSection, getClaimId } from './claim-section.tsx';
import { MemoProse, MemoSection } from './memo-section.tsx';

type Props = {
  view: AnalysisView;
  siteUrl: string;
  /** Copy, print and export buttons. */
  actions?: ReactNode;
  children?: ReactNode;
};

export function AnalysisResult({ view, siteUrl, actions, children }: Props) {
  const { kind, safety, urgent, facts, issues, claims, memos, help, sources } = view;
  const overview = listModelProse(view, 'overview');
  const strategy = listModelProse(view, 'strategy');
  return (
    <div className="analysis answer-page" id={`answer-${RESULT_ID}`}>
      <p className="byline">{formatByline(view)}</p>
      <SafetyNotice line={safety} />
      <UrgentLines lines={urgent} />
      {actions}
      <Notices view={view} />
      {overview.length > 0 && (
        <section>
          <h3>{analysisPage.overview}</h3>
          <AnalysisProse blocks={overview} />
        </section>
      )}
      {facts.length > 0 && (
        <div className="issues-and-facts">
          {issues.length > 0 && <IssueList issues={issues} linked={kind === 'analysis'} />}
          <StatedFacts facts={facts} sourceNumber={findFactsSourceNumber(view)} />
        </div>
      )}
      <GoverningLaw numbers={view.law} sources={sources} />
      {claims.map((claim) => (
        <ClaimSection
          key={claim.id}
          claim={claim}
          issue={issues.find(({ id }) => id === claim.id)}
          view={view}
        />
      ))}
      <MemoProse view={view} />
      {memos.map((memo) => (
        <MemoSection key={memo.id} memo={memo} view={view} />
      ))}
      {strategy.length > 0 && (
        <section>
          <h3>{analysisPage.strategy}</h3>
          <AnalysisProse blocks={strategy} />
        </section>
      )}
      {help.length > 0 && (
        <section aria-labelledby="result-help">
          <h3 id="result-help">{analysisPage.help}</h3>
          <ul className="result-help">
            {help.map(({ id, title, organization, href }) => (
              <li key={id}>
                <Link to={href} target="_blank">
                  {title}
                  <span className="sr-only"> {analysisPage.newTab}</span>
                </Link>
                <span className="meta">{organization}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AuthorityCards
        sources={listAuthorities(view)}
        used={listUsedSources(view)}
        siteUrl={siteUrl}
      />
      {facts.length > 0 && <p className="answer-end">{analysisPage.notAdvice}</p>}
      {children}
    </div>
  );
}

function IssueList({ issues, linked }: { issues: Issue[]; linked: boolean }) {
  return (
    <section aria-labelledby="issues-spotted">
      <h3 id="issues-spotted">{analysisPage.issues}</h3>
      <ol className="issues">
        {issues.map(({ id, name, fit, law, elements, why, summary }) => (
          <li key={id}>
            <p className="issue-name">
              {linked ? <a href={`#${getClaimId(id)}`}>{name}</a> : name}
            </p>
            <p className="meta">
              <b className={`fit ${fit}`}>{fitTexts[fit]}</b> {lawTexts[law]} ·{' '}
              {analysisPage.spokenTo(elements.spokenTo, elements.all)}
            </p>
            <p>{summary.text}</p>
            {why.length > 0 && (
              <p className="issue-why">
                {analysisPage.told} <FactNumbers facts={why} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const CAUTION_NOTICES = new Set(['provider-failed', 'empty-reply', 'not-civil', 'nothing-found']);

function Notices({ view: { notices } }: { view: AnalysisView }) {
  return notices.map(({ notice, text }) =>
    notice === 'library-only' ? (
      <p key={text} className="quiet-notice">
        {text}
      </p>
    ) : (
      <Notice
        key={text}
        kind={CAUTION_NOTICES.has(notice) ? 'caution' : 'neutral'}
        icon={notice === 'general' || notice === 'state' ? 'map-pin' : 'info'}
      >
        {text}
      </Notice>
    ),
  );
}

/** A model is named only if it wrote something: it may fail or stay silent. */
function formatByline(view: AnalysisView): string {
  const { jurisdiction, writer } = view;
  const jurisdictionText =
    jurisdiction === 'General' ? analysisPage.general : getJurisdictionName(jurisdiction);
  const writerText =
    isWrittenByModel(view) && writer?.provider
      ? analysisPage.fromModel(writer.provider)
      : analysisPage.fromLibrary;
  const count = listAuthorities(view).length;
  return [
    analysisPage.civil,
    jurisdictionText,
    writer && writerText,
    count > 0 && analysisPage.sources(count),
  ]
    .filter(Boolean)
    .join(' · ');
}
