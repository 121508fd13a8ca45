import { useEffect, useRef, useState } from 'react';
import { data, Link, redirect, useLocation, useNavigation } from 'react-router';
import { visitOf } from '#app/context.ts';
import { failureStatus } from '#app/failure-response.ts';
import { pageMeta } from '#app/page-meta.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DictionaryPanel } from '#features/dictionary/dictionary-panel.tsx';
import { CaseResults } from '#features/research/case-results.tsx';
import { ComingSoon } from '#features/research/coming-soon.tsx';
import { type Coverage, getCoverage } from '#features/research/coverage.server.ts';
import { InfoCards } from '#features/research/info-cards.tsx';
import { listSavedCitations } from '#features/research/list-saved-citations.server.ts';
import { research, saved as savedTexts } from '#features/research/messages.ts';
import { ResearchForm } from '#features/research/research-form.tsx';
import { ResearchTabs } from '#features/research/research-tabs.tsx';
import { hasAdvancedResearch, type ResearchOutcome, runResearch } from '#features/research/run-research.server.ts';
import { SavedCitations } from '#features/research/saved-citations.tsx';
import type { SavedList } from '#features/research/saved-list.ts';
import { type ResearchSearch, readResearchAddress, researchQuery } from '#features/research/search-address.ts';
import { SearchFailed, Searching } from '#features/research/search-states.tsx';
import { jurisdictionName } from '#legal/jurisdictions.ts';
import type { Route } from './+types/research';

const SAVED_BESIDE = 20;

type Page = {
  search: ResearchSearch;
  place: string;
  outcome: ResearchOutcome;
  saved: SavedList | null;
  /** Null: the server could not be reached; the page keeps what it had. */
  room: { coverage: Coverage; mayPage: boolean } | null;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, viewer, jurisdiction } = visitOf(context);
  const search = readResearchAddress(new URL(request.url).searchParams);
  const place = jurisdiction === 'General' ? '' : jurisdictionName(jurisdiction);
  const [outcome, coverage, mayPage] = await Promise.all([
    runResearch(deps, viewer, search, place),
    getCoverage(deps),
    hasAdvancedResearch(deps, viewer),
  ]);
  if (outcome.kind === 'direct') throw redirect(`/cases/${outcome.slug}?${researchQuery({ ...search, tab: undefined })}`);
  const among = outcome.kind === 'cases' ? outcome.cards.map((card) => card.slug) : [];
  const saved = search.tab === 'cases' ? await listSavedCitations(deps, viewer, { most: SAVED_BESIDE, among }) : null;
  const failure = outcome.kind === 'failed' ? outcome.failure : outcome.kind === 'cases' ? outcome.refusal : null;
  const page: Page = { search, place, outcome, saved, room: { coverage, mayPage } };
  return data(page, failure ? { status: failureStatus(failure) } : {});
}

/** Without a connection the page stays, says that the search failed, and keeps what was typed. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Page> {
  try {
    return (await serverLoader()) as Page;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    const search = readResearchAddress(new URL(request.url).searchParams);
    const failed = { kind: 'unavailable', message: research.failed[search.tab] } as const;
    return {
      search,
      place: '',
      outcome: search.q === '' ? { kind: 'none' } : { kind: 'failed', failure: failed },
      saved: null,
      room: null,
    };
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: research.title,
    description: research.lead,
    path: '/research',
    noindex: Boolean((loaderData as Page | undefined)?.search.q),
  });

export default function Research({ loaderData }: Route.ComponentProps) {
  const { search, place, outcome, saved, room } = loaderData as Page;
  const kept = useRef(room);
  if (room) kept.current = room;
  const [text, setText] = useState(search.q);
  useEffect(() => {
    if (search.q !== '') setText(search.q);
  }, [search.q]);
  const { search: address } = useLocation();
  const { location, formAction } = useNavigation();
  const next =
    location?.pathname === '/research' && !formAction?.startsWith('/research/')
      ? readResearchAddress(new URLSearchParams(location.search))
      : null;
  const searching = Boolean(next?.q);
  const hasForm = search.tab === 'dictionary' || search.tab === 'cases';
  const mayPage = kept.current?.mayPage ?? false;
  return (
    <div className="page-width pt-8">
      <div className="running-line">
        <span>{research.running}</span>
        <i>{research.motto}</i>
      </div>
      <div className="oxford-rule" />
      <header className="page-title">
        <h1>{research.title}</h1>
        <p className="lead">{research.lead}</p>
      </header>
      <ResearchTabs open={search.tab}>
        {hasForm ? (
          <ResearchForm search={search} place={place} text={text} onText={setText} searching={searching} />
        ) : (
          <ComingSoon tab={search.tab} />
        )}
        <div className={search.tab === 'cases' ? 'with-margin mt-4' : ''} aria-live="polite" aria-busy={searching}>
          <div>
            {searching ? (
              <Searching tab={next?.tab ?? search.tab} />
            ) : (
              <>
                {outcome.kind === 'failed' && <SearchFailed message={outcome.failure.message} />}
                {outcome.kind === 'term' && <DictionaryPanel result={outcome.result} query={search.q} />}
                {outcome.kind === 'none' && search.tab === 'dictionary' && (
                  <p className="research-start">
                    {research.dictionaryStart} <Link to="/dictionary">{research.allTerms}</Link>
                  </p>
                )}
                {outcome.kind === 'none' && search.tab === 'cases' && <p className="research-start">{research.casesStart}</p>}
                {outcome.kind === 'cases' && kept.current && (
                  <CaseResults
                    key={address}
                    found={outcome}
                    search={search}
                    saved={saved}
                    mayPage={mayPage}
                    coverage={kept.current.coverage}
                  />
                )}
              </>
            )}
          </div>
          {search.tab === 'cases' && (
            <aside className="grid grid-cols-1 gap-8" aria-live="off">
              <section aria-labelledby="saved-title">
                <h2 className="margin-heading" id="saved-title">
                  {savedTexts.title}
                </h2>
                <SavedCitations list={saved} />
              </section>
              <section>
                <h2 className="margin-heading">{savedTexts.checkTitle}</h2>
                <p className="mb-4 text-base text-ink-2">{savedTexts.checkText}</p>
                <Link className="button quiet" to="/citations">
                  {savedTexts.checkButton}
                </Link>
              </section>
            </aside>
          )}
        </div>
        {!mayPage && (
          <div className="notice with-action mt-7">
            <Icon name="bookmark" />
            <p>
              <b>{research.freeShelf}</b> {research.freeShelfText}
            </p>
            <Link className="button" to="/subscription">
              {research.upgrade}
            </Link>
          </div>
        )}
      </ResearchTabs>
      {kept.current && <InfoCards coverage={kept.current.coverage} />}
    </div>
  );
}
