// One turn: the question, and the answer with its sources in the margin. Memoized, so that finished
// turns do not render again while another one streams.
import { memo } from 'react';
import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { AnswerBody } from '#features/grounding/answer-body.tsx';
import {
  getUsedSources,
  listSentences,
  numberByAppearance,
} from '#features/grounding/answer-view.ts';
import { SourceCards } from '#features/grounding/source-cards.tsx';
import { SafetyNotice } from '#features/triage/safety-notice.tsx';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import * as chat from '../messages/chat.ts';
import { AnswerActions } from './answer-actions.tsx';
import { isOnlyUrgent, isRunning, isStoppedEmpty } from './chat-turn.ts';
import { LATEST } from './composer.tsx';
import { NextSteps } from './next-steps.tsx';
import { FoundState } from './state-choice.tsx';
import type { Site, Turn } from './turn.ts';

type Props = {
  turn: Turn;
  site: Site;
  /** Where the page opens after a question without JavaScript. */
  latest?: boolean;
  onVote: (id: string, choice: 'up' | 'down') => void;
  /** Under the answer's text: what to choose from. */
  choices?: React.ReactNode;
  /** Actions for the last turn. */
  children?: React.ReactNode;
};

export const TurnView = memo(function TurnView({
  turn,
  site,
  latest = false,
  onVote,
  choices,
  children,
}: Props) {
  const { id, status, failure } = turn;
  const answer = numberByAppearance(turn.answer);
  const running = isRunning(turn);
  const onlyUrgent = isOnlyUrgent(answer);
  const empty = (status === 'error' || status === 'stopped') && answer.parts.length === 0;
  const foundState =
    answer.jurisdiction && answer.jurisdiction !== turn.jurisdiction ? answer.jurisdiction : null;
  return (
    <div className="turn" id={`turn-${id}`} data-status={status}>
      {latest && <span id={LATEST} className="turn-anchor" />}
      <div className="asked">
        <p>
          <span className="sr-only">{chat.yourQuestion} </span>
          {turn.question}
        </p>
      </div>
      <article
        className={onlyUrgent ? 'answer only-urgent' : 'answer'}
        id={`answer-${id}`}
        aria-label={chat.answer}
        aria-busy={running}
        tabIndex={-1}
      >
        <p className="byline">
          <b>{site.name}</b>
          {!onlyUrgent && <span>{formatByline(turn)}</span>}
        </p>
        <div className="answer-text">
          {foundState && <FoundState state={foundState} />}
          <SafetyNotice line={answer.safety} />
          <UrgentLines lines={answer.urgent} id={`urgent-${id}`} />
          <AnswerBody parts={answer.parts} turnId={id} writing={status === 'writing'} />
          {running && (
            <Progress topic={answer.topics[0]?.title} writing={answer.parts.length > 0} />
          )}
          {status === 'stopped' && (
            <p className="quiet-notice">
              {isStoppedEmpty(turn) ? chat.stoppedEmpty : chat.stopped}
            </p>
          )}
          {failure && <Notice kind="failed">{failure}</Notice>}
          {choices}
        </div>
        <SourceCards view={answer} turnId={id} siteUrl={site.url} />
        <NextSteps steps={answer.nextSteps} id={`next-${id}`} />
        <div className="answer-foot">
          {!running && !empty && !onlyUrgent && (
            <>
              <p className="answer-end">
                {hasDisclaimer(answer) ? '' : chat.disclaimer}{' '}
                {answer.topics.slice(0, 2).map((topic) => (
                  <Link key={topic.id} to={`/topics/${topic.id}`}>
                    {topic.title}
                  </Link>
                ))}{' '}
                <Link to="/help">{chat.whoCanHelp}</Link>
              </p>
              <AnswerActions turn={turn} site={site} onVote={(choice) => onVote(id, choice)} />
            </>
          )}
          {children}
        </div>
      </article>
    </div>
  );
});

/**
 * Jurisdiction, writer and number of sources. The writer is read from the sentences, because the
 * library may replace a failed model.
 */
function formatByline({ answer, jurisdiction, status }: Turn): string {
  if (answer.writer === null) return status === 'done' ? chat.earlierInThisChat : '';
  const answerJurisdiction = answer.jurisdiction ?? jurisdiction;
  const scope =
    answerJurisdiction === 'General' ? chat.scopeGeneral : getJurisdictionName(answerJurisdiction);
  if (status === 'writing' && answer.writer === 'model') return `${scope} · ${chat.writing}`;
  const checks = new Set(listSentences(answer).map((sentence) => sentence.check));
  const byModel = checks.has('supported') || checks.has('unverified') || checks.has('struck');
  const writer = byModel
    ? chat.fromModel(answer.provider ?? '')
    : checks.has('library')
      ? chat.fromLibrary
      : null;
  const used = getUsedSources(answer).size;
  const sources = used > 0 ? chat.sourcesUsed(used) : null;
  const isGeneral = answerJurisdiction !== 'General' && used > 0 && !isAboutState(answer, scope);
  return [isGeneral ? chat.scopeWithoutRule(scope) : scope, writer, sources]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Whether it uses a rule of the state or says something about it; otherwise the state in the byline
 * would promise what is not there. The name of an organization ("Texas RioGrande Legal Aid") says
 * nothing about its law.
 */
function isAboutState(answer: Turn['answer'], stateName: string): boolean {
  const used = getUsedSources(answer);
  const hasRule = answer.sources.some(({ n, kind }) => kind === 'rule' && used.has(n));
  const organizations = new Set(
    answer.sources.filter(({ kind }) => kind === 'resource').map(({ n }) => n),
  );
  return (
    hasRule ||
    listSentences(answer).some(
      ({ text, sources }) =>
        text.includes(stateName) && !sources.every((n) => organizations.has(n)),
    )
  );
}

/** Answers from the library end with their own disclaimer. */
const hasDisclaimer = (answer: Turn['answer']) =>
  listSentences(answer).some((sentence) => sentence.text.includes('not legal advice'));

/** Loading indicator: four animated book spines. */
function Progress({ topic, writing }: { topic: string | undefined; writing: boolean }) {
  return (
    <p className="reading-shelf">
      <span className="spines" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {writing ? chat.writingOn : topic ? chat.readingShelf(topic) : chat.searching}
    </p>
  );
}
