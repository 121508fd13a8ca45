// The results below the search form. Each case expands separately; a new search collapses them all.

import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { LiveCases } from '#features/case-law/live/live-cases.tsx';
import { CASES_PER_PAGE } from '#features/case-law/schema.ts';
import { CaseCard } from '#features/case-law/search/case-card.tsx';
import * as research from '../messages/research.ts';
import type { FoundCases } from '../research-outcome.ts';
import { SaveCitation } from '../saved/save-citation.tsx';
import type { SavedList } from '../saved/saved-list.ts';
import { formatResearchAddress, type ResearchSearch } from './search-address.ts';

type Props = {
  found: FoundCases;
  search: ResearchSearch;
  saved: SavedList | null;
  noneHint: string;
  mayPage: boolean;
};

export function CaseResults({ found, search, saved, noneHint, mayPage }: Props) {
  const { cards, first, total, more, wordsOnly, empty, live, refusal } = found;
  const last = first + cards.length - 1;
  const page = refusal ? 1 : search.page;
  const getPageAddress = (to: number) =>
    formatResearchAddress({ ...search, page: to, list: search.list || to > 1 });
  return (
    <section aria-labelledby={cards.length > 0 ? 'cases-found' : undefined}>
      {refusal && <Refusal kind={refusal.kind} message={refusal.message} search={search} />}
      {wordsOnly && <Notice>{research.wordsOnly}</Notice>}
      {cards.length === 0 ? (
        <EmptyState title={research.noCases} hint={empty?.reason || noneHint}>
          {empty?.links.map(({ label, address }) => (
            <ButtonLink key={address} kind="quiet" to={address}>
              {label}
            </ButtonLink>
          ))}
        </EmptyState>
      ) : (
        <div className="heading-row ruled-heading">
          <h2 id="cases-found">
            {page === 1 ? research.topCases : research.laterCases(first, last)}
          </h2>
          <span className="meta">{research.shown(cards.length, total, more)}</span>
        </div>
      )}
      {cards.map((card, index) => (
        <CaseCard
          key={card.slug}
          view={card}
          rank={first + index}
          action={
            <SaveCitation
              slug={card.slug}
              citation={card.citation}
              signedIn={saved !== null}
              saved={saved?.among.includes(card.slug) ?? false}
            />
          }
        />
      ))}
      {(page > 1 || (more && mayPage)) && (
        <nav className="pager" aria-label={research.pages}>
          {page > 1 && (
            <ButtonLink kind="quiet" to={getPageAddress(page - 1)}>
              <Icon name="arrow-left" />
              {research.earlier}
            </ButtonLink>
          )}
          {more && mayPage && (
            <ButtonLink kind="quiet" to={getPageAddress(page + 1)}>
              {research.later}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
        </nav>
      )}
      {more && !mayPage && !refusal && (
        <p className="more-with-plan">
          <Link to={getPageAddress(2)} rel="nofollow">
            {research.moreCases(CASES_PER_PAGE)}
          </Link>{' '}
          {research.moreWithPlan}
        </p>
      )}
      <LiveCases live={live} />
    </section>
  );
}

function Refusal({
  kind,
  message,
  search,
}: {
  kind: string;
  message: string;
  search: ResearchSearch;
}) {
  const action =
    kind === 'unauthenticated' ? (
      <ButtonLink to={`/auth/login?returnTo=${encodeURIComponent(formatResearchAddress(search))}`}>
        {research.signIn}
      </ButtonLink>
    ) : (
      <ButtonLink to="/subscription">{research.upgrade}</ButtonLink>
    );
  return (
    <Notice kind="caution" icon="bookmark" role="alert" action={action}>
      {message}
    </Notice>
  );
}
