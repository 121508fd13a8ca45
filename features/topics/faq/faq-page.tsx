import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as library from '#features/library/messages/library.ts';
import * as lists from '../messages/lists.ts';
import * as texts from '../messages/topic.ts';
import { Shelf } from '../shelf.tsx';
import { StatePart } from '../state/state-part.tsx';
import { FaqAccordion } from './faq-accordion.tsx';
import type { FaqPageView } from './get-faq-page.server.ts';
import { MoreQuestions } from './more-questions.tsx';

export function FaqPage({ page }: { page: FaqPageView }) {
  const { filter, groups, referenced, topics, state } = page;
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
          label={texts.category}
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
            <FaqAccordion faqs={faqs} name="faq" referenced={referenced} />
            {total > faqs.length && (
              <div className="px-6 pb-3">
                {more.length > 0 && <MoreQuestions topicId={topic.id} questions={more} />}
                <Link className="onward" to={address(topic.id)}>
                  {lists.allOn(total, topic.title)} <Icon name="arrow-right" />
                </Link>
              </div>
            )}
          </div>
        </section>
      ))}
      {state && (
        <div className="pt-8">
          <StatePart state={state} topicId={filter.topic} path={`/faq?topic=${filter.topic}`} />
        </div>
      )}
    </div>
  );
}
