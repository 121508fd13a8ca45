import { data, isRouteErrorResponse, Link, redirect, useRouteError } from 'react-router';
import { deadlineLink } from '#features/deadlines/link-messages.ts';
import { explainTerms } from '#features/dictionary/explain-terms.server.ts';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import { helpLink } from '#features/help/link-messages.ts';
import { findTopic, toTopicView } from '#features/library/get-topic.server.ts';
import { nearYou } from '#features/library/near-you-messages.ts';
import { FaqAccordion } from '#features/library/ui/faq-accordion.tsx';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { library } from '#features/library/ui/messages.ts';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { TopicHead } from '#features/library/ui/topic-head.tsx';
import { TopicTabs } from '#features/library/ui/topic-tabs.tsx';
import { UrgentBanner } from '#features/library/ui/urgent-banner.tsx';
import { findTopicNews } from '#features/news/list-topic-news.server.ts';
import { news as newsTexts } from '#features/news/messages.ts';
import { NewsByMonth } from '#features/news/news-by-month.tsx';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/topic';

export const handle = { shared: true, sitemap: (library) => library.topics.map(({ id }) => `/topics/${id}`) } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: stateRulesCss },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const found = findTopic(deps, params.topicId);
  if (!found) throw data(null, { status: 404 });
  if ('movedTo' in found) throw redirect(found.movedTo, 301);
  const topic = toTopicView(deps, found.topic, jurisdiction);
  const { htmls, notes } = explainTerms(deps, [topic.overview]);
  const news = await findTopicNews(deps, found.topic.id);
  const page = {
    topic: { ...topic, overview: htmls[0] ?? topic.overview },
    notes,
    news,
    deadlineLink,
    helpLink,
    referenced: getReferencedRules(deps, [...topic.rules, ...topic.faqs.flatMap(({ rules }) => rules)], jurisdiction),
    near: {
      title: nearYou.title(jurisdiction === 'General' ? undefined : getJurisdictionName(jurisdiction)),
      hint: topic.nearby.length > 0 ? null : nearYou.pickState,
    },
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

export default function TopicPage({ loaderData: { topic, notes, news, deadlineLink, helpLink, referenced, near } }: Route.ComponentProps) {
  return (
    <div className={`page-width cloth-${topic.id} pt-4`}>
      <Link className="back-link" to="/topics">
        <Icon name="arrow-left" />
        {library.allTopics}
      </Link>
      <TopicHead topic={topic} newsCount={news?.count ?? 0} />
      <div className="with-margin mt-10">
        <div className="grid grid-cols-1 gap-14">
          <UrgentBanner lines={topic.urgent} />
          <section id="overview" aria-label={library.overview}>
            <Html html={topic.overview} className="prose" />
            <RuleReferences ids={topic.rules} referenced={referenced} />
          </section>
          <TopicTabs topic={topic} news={news?.items ?? null} isRecent={news?.isRecent ?? false}>
            <p className="news-links">
              <a href={`/topics/${topic.id}/news.xml`}>{newsTexts.feed}</a>
              <Link to="/newsletter">{newsTexts.digest}</Link>
            </p>
            <NewsByMonth months={news?.months ?? []} />
          </TopicTabs>
          <section aria-labelledby="near-you">
            <h2 id="near-you" className="mb-4">
              {near.title}
            </h2>
            {near.hint ? <p className="text-ink-2">{near.hint}</p> : <ResourceList resources={topic.nearby} />}
            <p className="mt-4">
              {helpLink.before} <Link to={`/help?topic=${topic.id}`}>{helpLink.link}</Link>
            </p>
          </section>
          <section id="guides" aria-labelledby="guides-title">
            <h2 id="guides-title" className="mb-4">
              {library.guides}
            </h2>
            {topic.guides.map((guide, index) => (
              <article key={guide.id} className="guide-row">
                <span className="numeral" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3>
                    <Link to={`/guides/${guide.id}`}>{guide.title}</Link>
                  </h3>
                  <p>{guide.description}</p>
                </div>
                <span className="meta">{library.steps(guide.steps)}</span>
              </article>
            ))}
          </section>
          <section id="faq" aria-labelledby="faq-title">
            <h2 id="faq-title" className="mb-4">
              {library.questions}
            </h2>
            <FaqAccordion faqs={topic.faqs} name="topic-faq" renderRules={(ids) => <RuleReferences ids={ids} referenced={referenced} />} />
          </section>
          <Footnote item={topic.checked} about={`topics/${topic.id}`} />
        </div>
        <aside className="grid grid-cols-1 gap-10">
          <section>
            <h2 className="margin-heading">{library.deadlines}</h2>
            <ul className="deadlines">
              {topic.deadlines.map((deadline) => (
                <li key={deadline.what}>
                  <b>{deadline.what}</b>
                  <span className="text-ink-2">{deadline.when}</span>
                  {deadline.source && (
                    <a className="meta" href={deadline.source.url} target="_blank" rel="noopener noreferrer">
                      {deadline.source.cite ?? deadline.source.title}
                      <span className="sr-only"> {library.newTab}</span>
                    </a>
                  )}
                </li>
              ))}
            </ul>
            <p className="meta mt-3">
              {deadlineLink.before} <Link to="/deadlines">{deadlineLink.link}</Link>
            </p>
          </section>
          <section id="terms">
            <h2 className="margin-heading">{library.keyTerms}</h2>
            <dl className="terms">
              {topic.keyTerms.map((term) => (
                <div key={term.term}>
                  <dt>{term.term}</dt>
                  <dd>
                    {term.shortDefinition}
                    <details>
                      <summary aria-label={`${library.moreOnTerm}: ${term.term}`}>{library.moreOnTerm}</summary>
                      {term.definition}
                    </details>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
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
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
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
