import { Link } from 'react-router';
import { listFaqs } from '#features/library/list-faqs.server.ts';
import { FaqAccordion } from '#features/library/ui/faq-accordion.tsx';
import { lists } from '#features/library/ui/list-messages.ts';
import { library } from '#features/library/ui/messages.ts';
import { createFaqPageData } from '#features/library/ui/structured-data.ts';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/faq';

export const handle = { shared: true, sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: stateRulesCss },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const params = new URL(request.url).searchParams;
  const filter = { q: (params.get('q') ?? '').slice(0, 400), topic: params.get('topic') ?? '' };
  const groups = listFaqs(deps, filter);
  const ruleIds = groups.flatMap(({ faqs }) => faqs.flatMap(({ rules }) => rules));
  return {
    filter,
    groups,
    referenced: getReferencedRules(deps, ruleIds, caller.jurisdiction),
    categories: deps.library.topics.map(({ id, title }) => ({ id, title })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const narrowed = Boolean(loaderData?.filter.q || loaderData?.filter.topic);
  const tags = pageMeta(matches, { title: lists.faqTitle, description: lists.faqLead, path: '/faq', noindex: narrowed });
  return loaderData && !narrowed ? [...tags, { 'script:ld+json': createFaqPageData(loaderData.groups) }] : tags;
};

export default function FaqPage({ loaderData: { filter, groups, referenced, categories } }: Route.ComponentProps) {
  const address = (topic: string) => {
    const params = new URLSearchParams({ ...(filter.q && { q: filter.q }), ...(topic && { topic }) });
    return params.size > 0 ? `/faq?${params}` : '/faq';
  };
  return (
    <div className="page-width pt-8">
      <PageHeader title={lists.faqTitle} lead={lists.faqLead} />
      <div className="grid gap-4">
        <FilterForm placeholder={lists.searchFaq} label={lists.searchFaq} button={lists.apply}>
          {filter.topic && <input type="hidden" name="topic" value={filter.topic} />}
        </FilterForm>
        <nav className="chips scroll-chips" aria-label={library.category}>
          <Link className="chip" to={address('')} aria-current={filter.topic === '' ? 'true' : undefined} preventScrollReset>
            {lists.allQuestions}
          </Link>
          {categories.map(({ id, title }) => (
            <Link key={id} className="chip" to={address(id)} aria-current={filter.topic === id ? 'true' : undefined} preventScrollReset>
              {title}
            </Link>
          ))}
        </nav>
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
      {groups.map(({ topic, faqs, total }) => (
        <section key={topic.id} className={`faq-volume cloth-${topic.id}`} aria-labelledby={`group-${topic.id}`}>
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
            <FaqAccordion faqs={faqs} name="faq" renderRules={(ids) => <RuleReferences ids={ids} referenced={referenced} />} />
            {total > faqs.length && (
              <Link className="onward px-6 pb-3" to={address(topic.id)}>
                {lists.allOn(total, topic.title)} <Icon name="arrow-right" />
              </Link>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
