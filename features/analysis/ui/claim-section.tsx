// One claim, from its elements to the next steps. Likely claims are expanded by default.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import { CautionNotice } from '#features/library/ui/caution-notice.tsx';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import type { ClaimFinding, Issue } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { fitTexts, lawTexts } from '../messages/tables.ts';
import { AnalysisProse, RESULT_ID } from './analysis-prose.tsx';
import { type AnalysisView, listModelProse } from './analysis-view.ts';
import { FoundCases, SupportedList } from './authorities.tsx';
import { ElementList } from './element-list.tsx';

export const getClaimId = (id: string) => `claim-${id}`;

export function ClaimSection({
  claim,
  issue,
  view,
}: {
  claim: ClaimFinding;
  issue: Issue | undefined;
  view: AnalysisView;
}) {
  const { sources, facts, jurisdiction } = view;
  const state =
    claim.law !== 'federal' && jurisdiction !== 'General'
      ? getJurisdictionName(jurisdiction)
      : undefined;
  return (
    <details className="claim-part" id={getClaimId(claim.id)} open={issue?.fit !== 'possible'}>
      <summary>
        <h3>{claim.name}</h3>
        <span className="meta">
          {issue && <b className={`fit ${issue.fit}`}>{fitTexts[issue.fit]}</b>}{' '}
          {lawTexts[claim.law]}
          {issue && ` · ${analysisPage.spokenTo(issue.elements.spokenTo, issue.elements.all)}`}
        </span>
        <i className="plus" aria-hidden="true" />
      </summary>
      <div className="claim-body">
        {claim.lawNotice && <CautionNotice text={claim.lawNotice} />}
        <AnalysisProse blocks={listModelProse(view, claim.id)} />
        <section>
          <h4>{analysisPage.elements}</h4>
          <ElementList elements={claim.elements} facts={facts} />
        </section>
        <div className="two-sides">
          <section className="side for">
            <h4>{analysisPage.authoritiesFor}</h4>
            <SupportedList list={claim.for} sources={sources} state={state} />
          </section>
          <section className="side against">
            <h4>{analysisPage.against}</h4>
            <SupportedList list={claim.against} sources={sources} state={state} />
          </section>
        </div>
        {claim.decides && (
          <p className="decides">
            <b>{analysisPage.decides}.</b>{' '}
            <AnswerSentence sentence={claim.decides} turnId={RESULT_ID} marked />
          </p>
        )}
        <FoundCases numbers={claim.found} sources={sources} />
        <PracticalSteps claim={claim} />
      </div>
    </details>
  );
}

function PracticalSteps({ claim: { limits, evidence, options, next } }: { claim: ClaimFinding }) {
  return (
    <div className="practical">
      {limits.length > 0 && (
        <section>
          <h4>{analysisPage.limits}</h4>
          <ul className="points">
            {limits.map(({ sentence, varies, stateRule }) => (
              <li key={sentence.text}>
                {stateRule && (
                  <p>
                    <a href={stateRule.href}>{stateRule.text}</a>
                  </p>
                )}
                <AnswerSentence sentence={sentence} turnId={RESULT_ID} marked />
                {varies && <span className="varies">{analysisPage.varies}</span>}
              </li>
            ))}
          </ul>
          <Link className="onward" to="/deadlines" target="_blank">
            {analysisPage.deadlines} <Icon name="arrow-right" />
            <span className="sr-only">{analysisPage.newTab}</span>
          </Link>
        </section>
      )}
      {evidence.length > 0 && (
        <section>
          <h4>{analysisPage.evidence}</h4>
          <ul className="points">
            {evidence.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      {options.length > 0 && (
        <section>
          <h4>{analysisPage.options}</h4>
          <ul className="options">
            {options.map(({ text, risk }) => (
              <li key={text}>
                {text}
                <span>
                  <b>{analysisPage.risk}</b> {risk}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {next.length > 0 && (
        <section>
          <h4>{analysisPage.next}</h4>
          <ol className="holdings">
            {next.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
