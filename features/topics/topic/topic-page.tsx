import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Html } from '#app/ui/html.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import * as helpLink from '#features/help/messages/help-link.ts';
import * as nearYou from '#features/help/messages/near-you.ts';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { UrgentBanner } from '#features/library/ui/urgent-banner.tsx';
import * as newsTexts from '#features/news/messages/news.ts';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { StageStrip } from '#features/state-rules/stage-strip.tsx';
import { FaqAccordion } from '../faq/faq-accordion.tsx';
import * as texts from '../messages/topic.ts';
import { StatePart } from '../state/state-part.tsx';
import type { TopicPageView } from './get-topic-page.server.ts';
import { JoinedFaqs } from './joined-faqs.tsx';
import { SectionRow } from './section-row.tsx';
import { TopicGuides } from './topic-guides.tsx';
import { TopicHead } from './topic-head.tsx';
import { KeyTerms, TopicDeadlines } from './topic-sections.tsx';
import { TopicTabs } from './topic-tabs.tsx';

/** The others unfold, so that help is not ten screens down. */
const QUESTIONS_SHOWN = 10;

export function TopicPage({ page }: { page: TopicPageView }) {
  const { topic, overview, sections, cases, state, notes, news, referenced } = page;
  return (
    <div className={`page-width topic-page cloth-${topic.id} pt-4`}>
      <Link className="back-link" to="/topics">
        <Icon name="arrow-left" />
        {texts.allTopics}
      </Link>
      <div>
        <TopicHead topic={topic} contents={sections} />
      </div>
      <div className="contents">
        <SectionRow sections={sections} />
      </div>
      <div className="with-margin mt-10">
        <div className="grid grid-cols-1 gap-14">
          <div>
            <UrgentBanner lines={topic.urgent} />
          </div>
          <TopicDeadlines deadlines={topic.deadlines} />
          <TopicGuides guides={topic.guides} />
          <section id="faq" aria-labelledby="faq-title">
            <h2 id="faq-title" className="mb-4">
              {texts.questions}
            </h2>
            <FaqAccordion
              faqs={topic.faqs}
              name="topic-faq"
              shown={QUESTIONS_SHOWN}
              referenced={referenced}
            />
            <JoinedFaqs joined={topic.joinedFaqs} />
          </section>
          <div className="grid grid-cols-1 gap-2">
            <StatePart
              state={state}
              topicId={topic.id}
              path={`/topics/${topic.id}`}
              getTitle={nearYou.title}
              choose={{ title: nearYou.title(), lead: nearYou.pickState }}
            />
            {topic.nearby.length > 0 && (
              <details className="unfold">
                <summary>
                  <span className="plus" aria-hidden="true" />
                  {texts.moreHere(topic.nearby.length, referenced.stateName ?? '')}
                </summary>
                <ResourceList resources={topic.nearby} />
              </details>
            )}
          </div>
          <div>
            <StageStrip cases={cases} stateName={referenced.stateName} />
          </div>
          <section id="overview" aria-label={texts.overview}>
            <h2 className="mb-4">{texts.overview}</h2>
            <Html html={overview} className="prose" />
            <RuleReferences ids={topic.rules} referenced={referenced} />
            <p className="no-print mt-4">
              {helpLink.before} <Link to={`/help?topic=${topic.id}`}>{helpLink.link}</Link>
            </p>
          </section>
          <TopicTabs topic={topic} news={news?.items ?? null} isRecent={news?.isRecent ?? false}>
            <p className="news-links">
              <a href={`/topics/${topic.id}/news.xml`}>{newsTexts.feed}</a>
              <Link to="/newsletter">{newsTexts.digest}</Link>
            </p>
            <Html html={news?.months ?? ''} />
          </TopicTabs>
          <Footnote item={topic.checked} about={`topics/${topic.id}`} />
        </div>
        <aside className="grid grid-cols-1 gap-10">
          <KeyTerms terms={topic.keyTerms} />
          <section>
            <h2 className="margin-heading">{texts.ask}</h2>
            <p className="mb-4 text-base text-ink-2">{texts.askLead}</p>
            <ButtonLink kind="quiet" to="/chatbot">
              <Icon name="message-square-text" />
              {texts.askButton}
            </ButtonLink>
          </section>
        </aside>
      </div>
      <TermNotes notes={notes} />
      {topic.quickExit && <QuickExit />}
    </div>
  );
}
