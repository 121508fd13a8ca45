import { useState } from 'react';
import { Link } from 'react-router';
import * as helpLink from '#features/help/messages/help-link.ts';
import { UrgentHelp } from '#features/help/urgent-help.tsx';
import { listLegalAid, listResources } from '#features/library/list-resources.server.ts';
import * as library from '#features/library/messages/library.ts';
import * as lists from '#features/library/messages/lists.ts';
import { RESOURCE_COSTS, RESOURCE_TYPES } from '#features/library/schema/resource-kinds.ts';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import {
  getJurisdictionName,
  listJurisdictionOptions,
  readJurisdiction,
} from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import resourceListCss from '../../styles/resource-list.css?url';
import volumeCss from '../../styles/volume.css?url';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/resources';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [resourceListCss, volumeCss].map((href) => ({ rel: 'stylesheet', href }));

/** The first three are buttons. */
const URGENT_LINES = ['emergency', 'crisis-988', 'domestic-violence', 'child-abuse'];
const PER_PAGE = 40;

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const params = new URL(request.url).searchParams;
  const filter = {
    q: (params.get('q') ?? '').slice(0, 400),
    topic: deps.library.topics.find(({ id }) => id === params.get('topic'))?.id ?? ('' as const),
    type: params.get('type') ?? '',
    cost: params.get('cost') ?? '',
    place: params.has('place') ? readJurisdiction(params.get('place')) : jurisdiction,
  };
  const found = listResources(deps, filter);
  const visibleCount = Math.max(1, Math.min(50, Number(params.get('page')) || 1)) * PER_PAGE;
  return {
    filter,
    count: found.length,
    stateCount:
      filter.place === 'General' ? 0 : found.filter(({ state }) => state === filter.place).length,
    topics: deps.library.topics.map(({ id, title }) => [id, title] as const),
    resources: found.slice(0, visibleCount),
    nextPage: found.length > visibleCount ? visibleCount / PER_PAGE + 1 : null,
    hotlines: URGENT_LINES.flatMap((id) => deps.library.hotlines.filter((h) => h.id === id)),
    legalAid: listLegalAid(deps, filter.place),
    placeName: filter.place === 'General' ? null : getJurisdictionName(filter.place),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: lists.resourcesTitle,
    description: lists.resourcesLead,
    path: '/resources',
    noindex: Boolean(
      loaderData?.filter.q ||
        loaderData?.filter.topic ||
        loaderData?.filter.type ||
        loaderData?.filter.cost,
    ),
  });

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { filter, count, stateCount, topics, resources, nextPage, hotlines, legalAid, placeName } =
    loaderData;
  const [open, setOpen] = useState(filter.type !== '' || filter.cost !== '');
  const params = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== 'General'),
  );
  const here = placeName ? resources.filter(({ state }) => state !== null) : [];
  const elsewhere = placeName ? resources.filter(({ state }) => state === null) : resources;
  return (
    <div className="page-width resources-page pt-8">
      <PageHeader title={lists.resourcesTitle} lead={lists.resourcesLead} />
      <div className="grid gap-4">
        <UrgentHelp hotlines={hotlines} legalAid={legalAid} stateName={placeName} />
        <FilterForm
          placeholder={lists.searchResources}
          label={lists.searchResources}
          button={lists.apply}
          before={
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                key={`topic ${filter.topic}`}
                id="filter-topic"
                name="topic"
                label={lists.about}
                defaultValue={filter.topic}
                options={[['', lists.anything], ...topics]}
              />
              <SelectField
                key={`place ${filter.place}`}
                id="filter-place"
                name="place"
                label={lists.place}
                defaultValue={filter.place}
                options={listJurisdictionOptions(lists.everywhere)}
              />
            </div>
          }
        >
          <Button
            kind="quiet"
            className="js-only justify-self-start"
            aria-expanded={open}
            aria-controls="filters"
            onClick={() => setOpen(!open)}
          >
            {open ? lists.hideFilters : lists.showFilters}
          </Button>
          <div id="filters" className={`grid gap-3 sm:grid-cols-2 ${open ? '' : 'no-js-only'}`}>
            <SelectField
              key={`type ${filter.type}`}
              id="filter-type"
              name="type"
              label={lists.resourceType}
              defaultValue={filter.type}
              options={[
                ['', lists.anyType],
                ...RESOURCE_TYPES.map((type) => [type, type] as const),
              ]}
            />
            <SelectField
              key={`cost ${filter.cost}`}
              id="filter-cost"
              name="cost"
              label={lists.cost}
              defaultValue={filter.cost}
              options={[
                ['', lists.anyCost],
                ...RESOURCE_COSTS.map((cost) => [cost, cost] as const),
              ]}
            />
            <Button type="submit" kind="quiet" className="no-js-only justify-self-start">
              {lists.apply}
            </Button>
          </div>
        </FilterForm>
      </div>
      <div className="heading-row mt-3 mb-0">
        <h2 className="text-h3" aria-live="polite">
          {lists.available(count)}
        </h2>
        {params.size > 0 && (
          <Link className="onward" to="/resources" reloadDocument={false} preventScrollReset>
            {library.resetFilters}
          </Link>
        )}
      </div>
      <p className="meta">
        {helpLink.before}{' '}
        <Link to={filter.topic ? `/help?topic=${filter.topic}` : '/help'}>{helpLink.link}</Link>
      </p>
      {resources.length === 0 && (
        <EmptyState title={lists.noResources} hint={lists.noResourcesHint}>
          <ButtonLink kind="quiet" to="/resources">
            {library.resetFilters}
          </ButtonLink>
        </EmptyState>
      )}
      {here.length > 0 && placeName && (
        <section className="resource-group">
          <h2>{lists.inState(placeName, stateCount)}</h2>
          <ResourceList resources={here} withTopics />
        </section>
      )}
      {elsewhere.length > 0 && (
        <section className="resource-group">
          {placeName && <h2>{lists.national(count - stateCount)}</h2>}
          <ResourceList resources={elsewhere} withTopics />
        </section>
      )}
      {nextPage && (
        <ButtonLink
          kind="quiet"
          className="mt-4"
          to={`/resources?${new URLSearchParams([...params, ['page', String(nextPage)]])}`}
          preventScrollReset
        >
          <Icon name="plus" />
          {library.more(Math.min(PER_PAGE, count - resources.length))}
        </ButtonLink>
      )}
    </div>
  );
}
