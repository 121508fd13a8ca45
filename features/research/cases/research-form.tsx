// The search form of a tab: a plain GET form. With JavaScript the button is disabled while the text
// is blank and shows progress. The text is kept when a search fails; Back and Forward restore the
// fields from the URL.

import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COURT_FILTERS, MAX_CASE_QUERY_LENGTH } from '#features/case-law/schema.ts';
import type { StatuteFilters } from '#features/law/search/schema.ts';
import * as research from '../messages/research.ts';
import { StatuteFilterFields } from '../statutes/statute-filter-fields.tsx';
import type { ResearchSearch } from './search-address.ts';

type Props = {
  search: ResearchSearch;
  /** Initial value of the jurisdiction field: the visitor's state, or empty. */
  defaultJurisdiction: string;
  statuteFilters: StatuteFilters | null;
  text: string;
  onText: (text: string) => void;
  searching: boolean;
};

export function ResearchForm({
  search,
  defaultJurisdiction,
  statuteFilters,
  text,
  onText,
  searching,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { tab, court, law = '', title = '' } = search;
  const jurisdiction = search.jurisdiction ?? defaultJurisdiction;
  const from = String(search.from ?? '');
  const to = String(search.to ?? '');
  useEffect(() => {
    for (const [name, value] of Object.entries({
      jurisdiction,
      court: court ?? '',
      law,
      title,
      from,
      to,
    })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [jurisdiction, court, law, title, from, to]);
  const isBlank = text.trim() === '';
  const hasJurisdiction = tab === 'cases' || tab === 'news';
  const hasFilters = hasJurisdiction || tab === 'statutes';
  const years = from || to ? research.years(from, to) : '';
  const activeFilters = [
    jurisdiction,
    court ? research.courts[court] : '',
    law === 'us' ? '' : law.toUpperCase(),
    title,
    years,
  ].filter(Boolean);
  return (
    <Form
      ref={form}
      role="search"
      action="/research"
      preventScrollReset
      onSubmit={(event) => {
        if (isBlank || searching) event.preventDefault();
      }}
    >
      <div className="research-form">
        <input type="hidden" name="tab" value={tab} />
        <TextField
          fieldClass="words"
          id="research-q"
          name="q"
          label={research.searchLabels[tab]}
          type="search"
          autoComplete="off"
          maxLength={MAX_CASE_QUERY_LENGTH}
          placeholder={`${research.searchLabels[tab]}...`}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {hasFilters && (
          <>
            {/* A phone shows the fields below only when this is open; wider screens always show
                them. */}
            <details className="filter-switch">
              <summary>
                {research.filters}
                {activeFilters.length > 0 && (
                  <span className="meta"> {activeFilters.join(' · ')}</span>
                )}
              </summary>
            </details>
            <div className="filter-fields">
              {hasJurisdiction && (
                <TextField
                  id="research-jurisdiction"
                  name="jurisdiction"
                  label={research.jurisdiction}
                  autoComplete="off"
                  maxLength={80}
                  placeholder={research.anyJurisdiction}
                  defaultValue={jurisdiction}
                />
              )}
              {tab === 'statutes' && (
                <StatuteFilterFields filters={statuteFilters} law={law} title={title} />
              )}
              {tab === 'cases' && (
                <>
                  <SelectField
                    id="research-court"
                    name="court"
                    label={research.court}
                    defaultValue={court ?? ''}
                    options={[
                      ['', research.allCourts],
                      ...COURT_FILTERS.map((level) => [level, research.courts[level]] as const),
                    ]}
                  />
                  <YearField name="from" label={research.fromYear} value={from} />
                  <YearField name="to" label={research.toYear} value={to} />
                </>
              )}
            </div>
          </>
        )}
        {/* Only the JavaScript button is disabled while blank; without JavaScript nothing could
            enable it again. */}
        <Button type="submit" className="js-only" disabled={isBlank || searching}>
          <Icon name="search" />
          {searching ? research.searching : research.search}
        </Button>
        <Button type="submit" className="no-js-only">
          <Icon name="search" />
          {research.search}
        </Button>
      </div>
    </Form>
  );
}

function YearField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <TextField
      fieldClass="year"
      id={`research-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      pattern="[12][0-9]{3}"
      title={research.yearHint}
      maxLength={4}
      autoComplete="off"
      defaultValue={value}
    />
  );
}
