import { Link } from 'react-router';
import { listTopics } from '#features/library/list-topics.server.ts';
import * as library from '#features/library/messages/library.ts';
import * as lists from '#features/library/messages/lists.ts';
import { renderPart } from '#features/library/render-part.server.ts';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { renderStateBox } from '#features/state-rules/page-parts.server.tsx';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { FaqAccordion } from '#features/topics/faq/faq-accordion.tsx';
import { listFaqs } from '#features/topics/faq/list-faqs.server.ts';
import { MoreQuestions } from '#features/topics/faq/more-questions.tsx';
import { Shelf } from '#features/topics/shelf.tsx';
import { createFaqPageData } from '#features/topics/structured-data.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import shelfCss from '../../styles/shelf.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/faq';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: shelfCss },
  { rel: 'stylesheet', href: stateRulesCss },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const params = new URL(request.url).searchParams;
  const filter = { q: (params.get('q') ?? '').slice(0, 400), topic: params.get('topic') ?? '' };
  const groups = listFaqs(deps, filter);
  const ruleIds = groups.flatMap(({ faqs }) => faqs.flatMap(({ rules }) => rules));
  const referenced = getReferencedRules(deps, ruleIds, caller.jurisdiction);
  return {
    filter,
    groups: groups.map(({ more, ...group }) => ({
      ...group,
      more: renderMore(group.topic.id, more),
    })),
    referenced,
    topics: listTopics(deps).map(({ id, order, title, spine, resourceCount }) => ({
      id,
      order,
      title,
      spine,
      resourceCount,
    })),
    state:
      filter.topic && groups.length > 0
        ? renderStateBox(deps, caller.jurisdiction, {
            referenced,
            topicId: filter.topic,
            path: `/faq?topic=${filter.topic}`,
          })
        : null,
  };
}

/** There are hundreds of links, which the browser need not wake up. */
function renderMore(topicId: string, questions: { id: string; question: string }[]): string {
  return questions.length > 0
    ? renderPart(<MoreQuestions topicId={topicId} questions={questions} />)
    : '';
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const narrowed = Boolean(loaderData?.filter.q || loaderData?.filter.topic);
  const tags = pageMeta(matches, {
    title: lists.faqTitle,
    description: lists.faqLead,
    path: '/faq',
    noindex: narrowed,
  });
  return loaderData && !narrowed
    ? [...tags, { 'script:ld+json': createFaqPageData(loaderData.groups) }]
    : tags;
};

export default function FaqPage({
  loaderData: { filter, groups, referenced, topics, state },
}: Route.ComponentProps) {
  const address = (topic: string) => {
    const params = new URLSearchParams({
      ...(filter.q && { q: filter.q }),
      ...(topic && { topic }),
    });
    return params.size > 0 ? `/faq?${params}` : '/faq';
  };
  return (
    <div className="page-width pt-8">
      <PageHeader title={lists.faqTitle} lead={lists.faqLead} />
      <div className="grid gap-4">
        <FilterForm placeholder={lists.searchFaq} label={lists.searchFaq} button={lists.apply}>
          {filter.topic && <input type="hidden" name="topic" value={filter.topic} />}
        </FilterForm>
        <Shelf
          topics={topics}
          label={library.category}
          filter={{ chosen: filter.topic, getHref: address }}
        />
        {filter.topic ? (
          <Link className="onward mt-2" to={address('')} preventScrollReset>
            {lists.everyTopic}
          </Link>
        ) : (
          <p className="meta mt-2">{lists.pullBook}</p>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {groups.reduce((sum, group) => sum + group.total, 0)} questions
      </p>
      {groups.length === 0 && (
        <EmptyState title={lists.noFaqs} hint={lists.noFaqsHint}>
          <ButtonLink kind="quiet" to="/faq">
            {library.resetFilters}
          </ButtonLink>
        </EmptyState>
      )}
      {groups.map(({ topic, faqs, more, total }) => (
        <section
          key={topic.id}
          className={`faq-volume cloth-${topic.id}`}
          aria-labelledby={`group-${topic.id}`}
        >
          <div className="volume-back">
            <Icon name={topic.icon as IconName} />
            <span className="call-number" aria-hidden="true">
              {topic.order}
            </span>
          </div>
          <header>
            <h2 id={`group-${topic.id}`}>{topic.title}</h2>
          </header>
          <div>
            <FaqAccordion
              faqs={faqs}
              name="faq"
              renderRules={(ids) => <RuleReferences ids={ids} referenced={referenced} />}
            />
            {total > faqs.length && (
              <div className="px-6 pb-3">
                {more && <Html html={more} />}
                <Link className="onward" to={address(topic.id)}>
                  {lists.allOn(total, topic.title)} <Icon name="arrow-right" />
                </Link>
              </div>
            )}
          </div>
        </section>
      ))}
      {state && <Html html={state} className="pt-8" />}
    </div>
  );
}
