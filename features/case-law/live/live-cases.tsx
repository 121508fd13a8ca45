// Cases from CourtListener, shown apart from stored ones: no badge, no rank, and each opens on
// CourtListener.
import { Icon } from '#app/ui/icon.tsx';
import * as liveCases from '../messages/live-cases.ts';
import type { LiveSearch } from './live-schema.ts';

export function LiveCases({ live }: { live: LiveSearch }) {
  if (live.status === 'off') return null;
  if (live.status === 'unavailable') return <p className="meta mt-6">{liveCases.unavailable}</p>;
  return (
    <section className="mt-8" aria-labelledby="live-cases">
      <div className="heading-row ruled-heading">
        <h2 id="live-cases">{liveCases.title}</h2>
        <span className="meta">{live.hits.length === 0 ? liveCases.none : liveCases.hint}</span>
      </div>
      {live.hits.map(({ name, cite, court, date, docket, url, snippet }) => (
        <article key={url} className="grid gap-1 border-t border-rule py-4" aria-label={name}>
          <h3 className="text-xl font-medium">
            <i>{name}</i>
          </h3>
          <p className="case-line">
            {cite && <span>{cite}</span>}
            <span className="meta">{[court, date, docket].filter(Boolean).join(' · ')}</span>
          </p>
          {snippet && <p className="teaser">{snippet}</p>}
          <a className="onward" href={url} target="_blank" rel="noopener noreferrer">
            {liveCases.open} <span className="sr-only">{`${name} ${liveCases.newTab}`}</span>{' '}
            <Icon name="external-link" />
          </a>
        </article>
      ))}
    </section>
  );
}
