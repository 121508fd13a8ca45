// Found statutes: citation, heading, the Act, and the paragraph that fits best where the text is
// held.

import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as statuteTexts from '#features/law/messages/statute-texts.ts';
import { STATUTES_PER_PAGE } from '#features/law/search/schema.ts';
import { formatResearchAddress, type ResearchSearch } from '../cases/search-address.ts';
import type { FoundStatutes } from '../research-outcome.ts';

export function StatuteResults({
  found: { result },
  search,
}: {
  found: FoundStatutes;
  search: ResearchSearch;
}) {
  const { hits, total, more, searched, wordsOnly } = result;
  const { page } = search;
  const first = (page - 1) * STATUTES_PER_PAGE + 1;
  const isNarrowed = search.law !== undefined || search.title !== undefined;
  return (
    <section aria-labelledby={hits.length > 0 ? 'statutes-found' : undefined}>
      {wordsOnly && <Notice>{statuteTexts.wordsOnly}</Notice>}
      {hits.length === 0 ? (
        <EmptyState title={statuteTexts.none} hint={statuteTexts.noneHint}>
          {isNarrowed && (
            <ButtonLink kind="quiet" to={formatResearchAddress({ tab: 'statutes', q: search.q })}>
              {statuteTexts.everywhere}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <>
          <div className="heading-row ruled-heading">
            <h2 id="statutes-found">{statuteTexts.found}</h2>
            <span className="meta">
              {statuteTexts.shown(first, first + hits.length - 1, total)}
            </span>
          </div>
          <ul className="entries">
            {hits.map(({ href, citation, heading, act, excerpt }) => (
              <li key={href}>
                <div className="meta">{citation}</div>
                <div>
                  <h3>
                    <Link to={href}>{heading || citation}</Link>
                  </h3>
                  {excerpt && <p>{excerpt}</p>}
                  {act && <p className="tags">{act}</p>}
                </div>
              </li>
            ))}
          </ul>
          <p className="text-note text-ink-3 mt-4">
            {searched === 'headings' && `${statuteTexts.headingsOnly} `}
            {statuteTexts.noAdvice}
          </p>
        </>
      )}
      {(page > 1 || more) && (
        <nav className="pager" aria-label={statuteTexts.pages}>
          {page > 1 && (
            <ButtonLink kind="quiet" to={formatResearchAddress({ ...search, page: page - 1 })}>
              <Icon name="arrow-left" />
              {statuteTexts.earlier}
            </ButtonLink>
          )}
          {more && (
            <ButtonLink kind="quiet" to={formatResearchAddress({ ...search, page: page + 1 })}>
              {statuteTexts.later}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
