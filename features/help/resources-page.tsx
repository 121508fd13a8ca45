import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as library from '#features/library/messages/library.ts';
import { RESOURCE_COSTS, RESOURCE_TYPES } from '#features/library/schema/resource-kinds.ts';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { listJurisdictionOptions } from '#legal/jurisdictions.ts';
import type { ResourcesPageView } from './get-resources-page.server.ts';
import * as helpLink from './messages/help-link.ts';
import * as texts from './messages/resources.ts';
import { UrgentHelp } from './urgent-help.tsx';

export function ResourcesPage({ page }: { page: ResourcesPageView }) {
  const { filter, count, stateCount, resources, nextPage, placeName } = page;
  const [open, setOpen] = useState(filter.type !== '' || filter.cost !== '');
  const params = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== 'General'),
  );
  const here = placeName ? resources.filter(({ state }) => state !== null) : [];
  const elsewhere = placeName ? resources.filter(({ state }) => state === null) : resources;
  return (
    <div className="page-width resources-page pt-8">
      <PageHeader title={texts.resourcesTitle} lead={texts.resourcesLead} />
      <div className="grid gap-4">
        <UrgentHelp hotlines={page.hotlines} legalAid={page.legalAid} stateName={placeName} />
        <FilterForm
          placeholder={texts.searchResources}
          label={texts.searchResources}
          button={texts.apply}
          before={
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                key={`topic ${filter.topic}`}
                id="filter-topic"
                name="topic"
                label={texts.about}
                defaultValue={filter.topic}
                options={[['', texts.anything], ...page.topics]}
              />
              <SelectField
                key={`place ${filter.place}`}
                id="filter-place"
                name="place"
                label={texts.place}
                defaultValue={filter.place}
                options={listJurisdictionOptions(texts.everywhere)}
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
            {open ? texts.hideFilters : texts.showFilters}
          </Button>
          <div id="filters" className={`grid gap-3 sm:grid-cols-2 ${open ? '' : 'no-js-only'}`}>
            <SelectField
              key={`type ${filter.type}`}
              id="filter-type"
              name="type"
              label={texts.resourceType}
              defaultValue={filter.type}
              options={[
                ['', texts.anyType],
                ...RESOURCE_TYPES.map((type) => [type, type] as const),
              ]}
            />
            <SelectField
              key={`cost ${filter.cost}`}
              id="filter-cost"
              name="cost"
              label={texts.cost}
              defaultValue={filter.cost}
              options={[
                ['', texts.anyCost],
                ...RESOURCE_COSTS.map((cost) => [cost, cost] as const),
              ]}
            />
            <Button type="submit" kind="quiet" className="no-js-only justify-self-start">
              {texts.apply}
            </Button>
          </div>
        </FilterForm>
      </div>
      <div className="heading-row mt-3 mb-0">
        <h2 className="text-h3" aria-live="polite">
          {texts.available(count)}
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
        <EmptyState title={texts.noResources} hint={texts.noResourcesHint}>
          <ButtonLink kind="quiet" to="/resources">
            {library.resetFilters}
          </ButtonLink>
        </EmptyState>
      )}
      {here.length > 0 && placeName && (
        <section className="resource-group">
          <h2>{texts.inState(placeName, stateCount)}</h2>
          <ResourceList resources={here} withTopics />
        </section>
      )}
      {elsewhere.length > 0 && (
        <section className="resource-group">
          {placeName && <h2>{texts.national(count - stateCount)}</h2>}
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
          {library.more(page.next)}
        </ButtonLink>
      )}
    </div>
  );
}
