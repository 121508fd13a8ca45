// The search form of a tab. A plain GET form; with JavaScript its button waits for words and says that it is searching. What
// was typed stays, also when a search fails; Back and Forward put the address's words into the fields.
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { COURT_FILTERS, MAX_CASE_QUERY_LENGTH } from '#features/case-law/schema.ts';
import { research } from '../messages.ts';
import type { ResearchSearch } from './search-address.ts';

type Props = {
  search: ResearchSearch;
  /** What the jurisdiction field starts with: the visitor's state, or nothing. */
  place: string;
  text: string;
  onText: (text: string) => void;
  searching: boolean;
};

export function ResearchForm({ search, place, text, onText, searching }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { tab, court } = search;
  const jurisdiction = search.jurisdiction ?? place;
  const [from, to] = [String(search.from ?? ''), String(search.to ?? '')];
  useEffect(() => {
    for (const [name, value] of Object.entries({ jurisdiction, court: court ?? '', from, to })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [jurisdiction, court, from, to]);
  const blank = text.trim() === '';
  const withPlace = tab === 'cases' || tab === 'news';
  return (
    <Form
      ref={form}
      role="search"
      action="/research"
      preventScrollReset
      onSubmit={(event) => {
        if (blank || searching) event.preventDefault();
      }}
    >
      <div className="research-form">
        <input type="hidden" name="tab" value={tab} />
        <div className="field words">
          <label htmlFor="research-q">{research.searchLabels[tab]}</label>
          <input
            className="input"
            id="research-q"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={MAX_CASE_QUERY_LENGTH}
            placeholder={`${research.searchLabels[tab]}...`}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </div>
        {withPlace && (
          <div className="field">
            <label htmlFor="research-jurisdiction">{research.jurisdiction}</label>
            <input
              className="input"
              id="research-jurisdiction"
              name="jurisdiction"
              autoComplete="off"
              maxLength={80}
              placeholder={research.anyJurisdiction}
              defaultValue={jurisdiction}
            />
          </div>
        )}
        {tab === 'cases' && (
          <>
            <div className="field">
              <label htmlFor="research-court">{research.court}</label>
              <select className="select" id="research-court" name="court" defaultValue={court ?? ''}>
                <option value="">{research.allCourts}</option>
                {COURT_FILTERS.map((level) => (
                  <option key={level} value={level}>
                    {research.courts[level]}
                  </option>
                ))}
              </select>
            </div>
            <YearField name="from" label={research.fromYear} value={from} />
            <YearField name="to" label={research.toYear} value={to} />
          </>
        )}
        {/* Disabled while blank, but only once JavaScript can enable it again. */}
        <button type="submit" className="button js-only" disabled={blank || searching}>
          <Icon name="search" />
          {searching ? research.searching : research.search}
        </button>
        <button type="submit" className="button no-js-only">
          <Icon name="search" />
          {research.search}
        </button>
      </div>
    </Form>
  );
}

function YearField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="field year">
      <label htmlFor={`research-${name}`}>{label}</label>
      <input
        className="input"
        id={`research-${name}`}
        name={name}
        inputMode="numeric"
        pattern="[12][0-9]{3}"
        title={research.yearHint}
        maxLength={4}
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}
