import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as deadlineLink from '#features/deadlines/messages/deadline-link.ts';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import * as helpLink from '#features/help/messages/help-link.ts';
import * as library from '#features/library/messages/library.ts';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { StageStrip } from '#features/state-rules/stage-strip.tsx';
import * as lists from '../messages/lists.ts';
import * as texts from '../messages/topic.ts';
import { StatePart } from '../state/state-part.tsx';
import type { GuidePageView } from './get-guide-page.server.ts';
import { GuideSteps } from './guide-steps.tsx';

export function GuidePage({ page }: { page: GuidePageView }) {
  const { guide, htmls, notes, referenced, cases, state } = page;
  return (
    <article className={`page-width cloth-${guide.topic.id} pt-4`}>
      <Link className="back-link" to={`/topics/${guide.topic.id}#guides`}>
        <Icon name="arrow-left" />
        {guide.topic.title}
      </Link>
      <PageHeader
        label={<span className="text-(--ci)">{texts.steps(guide.steps.length)}</span>}
        title={guide.title}
        lead={guide.description}
      >
        <Button kind="quiet" className="js-only justify-self-start" onClick={() => window.print()}>
          <Icon name="printer" />
          {lists.print}
        </Button>
      </PageHeader>
      <div className="with-margin box-first">
        <div>
          <StatePart state={state} topicId={guide.topic.id} path={`/guides/${guide.id}`} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          {guide.prerequisites.length > 0 && (
            <section className="prose">
              <h2>{lists.guideBefore}</h2>
              <ul>
                {guide.prerequisites.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          <GuideSteps guide={guide} htmls={htmls} referenced={referenced} />
          <div>
            <StageStrip cases={cases} stateName={referenced.stateName} />
          </div>
          <Footnote item={guide.checked} about={`guides/${guide.id}`} />
        </div>
        <aside>
          <h2 className="margin-heading">{lists.guideResources}</h2>
          <ul className="deadlines">
            {guide.resources.map((resource) => (
              <li key={resource.url}>
                <a href={resource.url} target="_blank" rel="noopener noreferrer">
                  <b>{resource.title}</b>
                  <span className="sr-only"> {library.newTab}</span>
                </a>
                <span className="text-ink-2">{resource.description}</span>
              </li>
            ))}
          </ul>
          <p className="meta mt-3">
            {deadlineLink.before} <Link to="/deadlines">{deadlineLink.link}</Link>
          </p>
          <p className="meta mt-3">
            {helpLink.before} <Link to={`/help?topic=${guide.topic.id}`}>{helpLink.link}</Link>
          </p>
        </aside>
      </div>
      <TermNotes notes={notes} />
      {guide.quickExit && <QuickExit />}
    </article>
  );
}
