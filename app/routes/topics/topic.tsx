import { data, isRouteErrorResponse, Link, redirect, useRouteError } from 'react-router';
import * as deadlineLink from '#features/deadlines/messages/deadline-link.ts';
import { explainTerms } from '#features/dictionary/explain-terms.server.ts';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import * as helpLink from '#features/help/messages/help-link.ts';
import * as library from '#features/library/messages/library.ts';
import * as nearYou from '#features/library/messages/near-you.ts';
import { renderPart } from '#features/library/render-part.server.ts';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { UrgentBanner } from '#features/library/ui/urgent-banner.tsx';
import { findTopicNews } from '#features/news/list-topic-news.server.ts';
import * as newsTexts from '#features/news/messages/news.ts';
import { NewsByMonth } from '#features/news/news-by-month.tsx';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import {
  renderStages,
  renderStateBox,
  renderTopicParts,
} from '#features/state-rules/page-parts.server.tsx';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { viewStages } from '#features/state-rules/view-stages.server.ts';
import { FaqAccordion } from '#features/topics/faq/faq-accordion.tsx';
import { listTopicSections } from '#features/topics/topic/list-topic-sections.ts';
import { SectionRow } from '#features/topics/topic/section-row.tsx';
import { TopicGuides } from '#features/topics/topic/topic-guides.tsx';
import { TopicHead } from '#features/topics/topic/topic-head.tsx';
import { TopicTabs } from '#features/topics/topic/topic-tabs.tsx';
import { findTopic, toTopicView } from '#features/topics/topic/view-topic.server.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import resourceListCss from '../../styles/resource-list.css?url';
import stagesCss from '../../styles/stages.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import timelineCss from '../../styles/timeline.css?url';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/topic';

export const handle = {
  shared: 'members',
  sitemap: (library) => library.topics.map(({ id }) => `/topics/${id}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [timelineCss, resourceListCss, volumeCss, stateRulesCss, stagesCss].map((href) => ({
    rel: 'stylesheet',
    href,
  }));

/** The others unfold, so that help is not ten screens down. */
const QUESTIONS_SHOWN = 10;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const found = findTopic(deps, params.topicId);
  if (!found) throw data(null, { status: 404 });
  if ('movedTo' in found) throw redirect(found.movedTo, 301);
  const topic = toTopicView(deps, found.topic, jurisdiction);
  const { htmls, notes } = explainTerms(deps, [topic.body]);
  const news = await findTopicNews(deps, found.topic.id);
  const referenced = getReferencedRules(
    deps,
    [...topic.rules, ...topic.faqs.flatMap(({ rules }) => rules)],
    jurisdiction,
  );
  const cases = viewStages(deps, { topic: topic.id }, jurisdiction);
  const sections = listTopicSections(topic, news?.count ?? 0, cases[0]?.id);
  const {
    deadlines: _deadlines,
    keyTerms: _keyTerms,
    joinedFaqs: _joinedFaqs,
    body: _body,
    rules,
    ...rest
  } = topic;
  const page = {
    topic: { ...rest, rules, overview: htmls[0] ?? '' },
    parts: {
      head: renderPart(<TopicHead topic={topic} contents={sections} />),
      row: renderPart(<SectionRow sections={sections} />),
      urgent: renderPart(<UrgentBanner lines={topic.urgent} />),
      months: renderPart(<NewsByMonth months={news?.months ?? []} />),
      ...renderTopicParts(topic, deadlineLink),
      stages: renderStages(deps, { topic: topic.id }, jurisdiction),
      state: renderStateBox(
        deps,
        jurisdiction,
        {
          referenced,
          topicId: topic.id,
          path: `/topics/${topic.id}`,
          choose: { title: nearYou.title(), lead: nearYou.pickState },
        },
        ({ name }) => nearYou.title(name),
      ),
    },
    notes,
    news,
    helpLink,
    referenced,
  };
  // A page without its news must not be cached.
  return data(page, { headers: news ? {} : { 'Cache-Control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: loaderData.topic.title,
          description: loaderData.topic.description,
          path: `/topics/${loaderData.topic.id}`,
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: newsTexts.feedName(loaderData.topic.title),
          href: `/topics/${loaderData.topic.id}/news.xml`,
        },
      ]
    : [{ title: library.topicNotFound }];

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { topic, parts, notes, news, helpLink, referenced } = loaderData;
  return (
    <div className={`page-width topic-page cloth-${topic.id} pt-4`}>
      <Link className="back-link" to="/topics">
        <Icon name="arrow-left" />
        {library.allTopics}
      </Link>
      <Html html={parts.head} />
      <Html html={parts.row} className="contents" />
      <div className="with-margin mt-10">
        <div className="grid grid-cols-1 gap-14">
          <Html html={parts.urgent} />
          <Html html={parts.deadlines} />
          <TopicGuides guides={topic.guides} />
          <section id="faq" aria-labelledby="faq-title">
            <h2 id="faq-title" className="mb-4">
              {library.questions}
            </h2>
            <FaqAccordion
              faqs={topic.faqs}
              name="topic-faq"
              shown={QUESTIONS_SHOWN}
              renderRules={(ids) => <RuleReferences ids={ids} referenced={referenced} />}
            />
            <Html html={parts.joinedFaqs} />
          </section>
          <div className="grid grid-cols-1 gap-2">
            <Html html={parts.state} />
            {topic.nearby.length > 0 && (
              <details className="unfold">
                <summary>
                  <span className="plus" aria-hidden="true" />
                  {library.moreHere(topic.nearby.length, referenced.stateName ?? '')}
                </summary>
                <ResourceList resources={topic.nearby} />
              </details>
            )}
          </div>
          <Html html={parts.stages} />
          <section id="overview" aria-label={library.overview}>
            <h2 className="mb-4">{library.overview}</h2>
            <Html html={topic.overview} className="prose" />
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
            <Html html={parts.months} />
          </TopicTabs>
          <Footnote item={topic.checked} about={`topics/${topic.id}`} />
        </div>
        <aside className="grid grid-cols-1 gap-10">
          <Html html={parts.terms} />
          <section>
            <h2 className="margin-heading">{library.ask}</h2>
            <p className="mb-4 text-base text-ink-2">{library.askLead}</p>
            <ButtonLink kind="quiet" to="/chatbot">
              <Icon name="message-square-text" />
              {library.askButton}
            </ButtonLink>
          </section>
        </aside>
      </div>
      <TermNotes notes={notes} />
      {topic.quickExit && <QuickExit />}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
  return (
    <div className="page-width pt-10">
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{library.topicNotFound}</h1>
      <EmptyState title={library.topicNotFound} hint={library.topicNotFoundHint}>
        <ButtonLink to="/topics">{library.browseAllTopics}</ButtonLink>
      </EmptyState>
    </div>
  );
}
