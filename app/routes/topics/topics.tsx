import { data } from 'react-router';
import * as library from '#features/library/messages/library.ts';
import { TrendingBlock } from '#features/news/trending-block.tsx';
import { getTopicsPage } from '#features/topics/get-topics-page.server.ts';
import * as lists from '#features/topics/messages/lists.ts';
import * as texts from '#features/topics/messages/topic.ts';
import { TopicCard } from '#features/topics/topic-card.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { NO_STORE } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/topics';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: volumeCss }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const params = new URL(request.url).searchParams;
  const filter = {
    q: (params.get('q') ?? '').slice(0, 400),
    category: params.get('category') ?? '',
  };
  const page = await getTopicsPage(deps, filter);
  // A page without its trending block must not be cached.
  return data(page, { headers: page.trending ? {} : NO_STORE });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: lists.topicsTitle,
    description: lists.topicsLead,
    path: '/topics',
    noindex: Boolean(loaderData?.filter.q || loaderData?.filter.category),
  });

export default function Topics({
  loaderData: { filter, trending, topics, categories },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={lists.topicsTitle} lead={lists.topicsLead} />
      <TrendingBlock trending={trending} />
      <FilterForm placeholder={lists.searchTopics} label={lists.searchTopics} button={lists.apply}>
        <SelectField
          key={filter.category}
          id="category"
          name="category"
          fieldClass="max-w-80"
          label={texts.category}
          defaultValue={filter.category}
          options={[
            ['', lists.allCategories],
            ...categories.map((category) => [category, category] as const),
          ]}
        />
      </FilterForm>
      <h2 className="sr-only" aria-live="polite">
        {topics.length} topics
      </h2>
      {topics.length === 0 ? (
        <EmptyState title={lists.noTopics} hint={lists.noTopicsHint}>
          <ButtonLink kind="quiet" to="/topics">
            {library.resetFilters}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="volumes pt-8">
          {topics.map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </div>
      )}
    </div>
  );
}
