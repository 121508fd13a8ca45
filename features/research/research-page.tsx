// The research workspace: tabs, the search form of the open tab, its results, and the panels for
// analyses and motions.

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { DictionaryPanel } from '#features/dictionary/dictionary-panel.tsx';
import type { StatuteFilters } from '#features/law/search/schema.ts';
import { CaseResults } from './cases/case-results.tsx';
import { type InfoCard, InfoCards } from './cases/info-cards.tsx';
import { ResearchForm } from './cases/research-form.tsx';
import { ResearchTabs } from './cases/research-tabs.tsx';
import {
  isWorkProductTab,
  type ResearchSearch,
  readResearchAddress,
} from './cases/search-address.ts';
import { SearchFailed, Searching } from './cases/search-states.tsx';
import * as research from './messages/research.ts';
import * as savedTexts from './messages/saved-texts.ts';
import { useFreeSearch } from './news/use-free-search.ts';
import type { ResearchOutcome } from './research-outcome.ts';
import { SavedCitations } from './saved/saved-citations.tsx';
import type { SavedList } from './saved/saved-list.ts';
import { TryOnceFree } from './work-product/try-once-free.tsx';
import type { FormAnswer } from './work-product/work-product.ts';
import type { WorkProductOptions } from './work-product/work-product-panel.tsx';

export type ResearchPageData = {
  search: ResearchSearch;
  defaultJurisdiction: string;
  outcome: ResearchOutcome;
  /** For the Analysis and Motions tabs; null on the others. */
  workProductOptions: WorkProductOptions | null;
  /** For the Statutes tab; null on the others. */
  statuteFilters: StatuteFilters | null;
  saved: SavedList | null;
  /** Null when the server could not be reached: the page keeps what it had. */
  info: {
    cards: InfoCard[];
    startHint: string;
    noCasesHint: string;
    /** For callers whose plan is the free tier. */
    freeTierNotice: string | null;
  } | null;
};

/** `freeSearch`: the outcome of the one free search of news. */
export type ResearchAnswer = { freeSearch?: ResearchOutcome; workProduct?: FormAnswer };

/** Each of these loads only with its tab. */
const StatuteResults = lazy(() =>
  import('./statutes/statute-results.tsx').then((module) => ({ default: module.StatuteResults })),
);
const NewsResults = lazy(() =>
  import('./news/news-results.tsx').then((module) => ({ default: module.NewsResults })),
);
const AnalysisPanel = lazy(() =>
  import('./work-product/analysis-panel.tsx').then((module) => ({ default: module.AnalysisPanel })),
);
const MotionPanel = lazy(() =>
  import('./work-product/motion-panel.tsx').then((module) => ({ default: module.MotionPanel })),
);

export function ResearchPage({ page, answer }: { page: ResearchPageData; answer: ResearchAnswer }) {
  const { search, defaultJurisdiction, saved, info } = page;
  const { freeSearch, workProduct } = answer;
  const { search: address } = useLocation();
  const storedFreeSearch = useFreeSearch(address, freeSearch, page.outcome);
  const outcome = storedFreeSearch ?? page.outcome;
  const lastInfo = useRef(info);
  if (info) lastInfo.current = info;
  const lastOptions = useRef(page.workProductOptions);
  lastOptions.current = page.workProductOptions ?? lastOptions.current;
  const lastFilters = useRef(page.statuteFilters);
  lastFilters.current = page.statuteFilters ?? lastFilters.current;
  const workProductOptions = isWorkProductTab(search.tab) ? lastOptions.current : null;
  const Panel = search.tab === 'motions' ? MotionPanel : AnalysisPanel;
  const { cards = [], startHint, noCasesHint = '', freeTierNotice = null } = lastInfo.current ?? {};
  const [text, setText] = useState(search.q);
  useEffect(() => {
    if (search.q !== '') setText(search.q);
  }, [search.q]);
  const { location, formAction } = useNavigation();
  const next =
    location?.pathname === '/research' && !formAction?.startsWith('/research/')
      ? readResearchAddress(new URLSearchParams(location.search))
      : null;
  const searching = Boolean(next?.q);
  return (
    <div className={`page-width pt-8 research-page${search.q === '' ? '' : ' searched'}`}>
      <div className="running-line">
        <span>{research.running}</span>
        <i>{research.motto}</i>
      </div>
      <PageHeader title={research.title} lead={research.lead} />
      <ResearchTabs open={search.tab}>
        {workProductOptions && (
          <Suspense>
            <Panel key={search.tab} pageData={workProductOptions} answer={workProduct} />
          </Suspense>
        )}
        {!isWorkProductTab(search.tab) && (
          <ResearchForm
            search={search}
            defaultJurisdiction={defaultJurisdiction}
            statuteFilters={lastFilters.current}
            text={text}
            onText={setText}
            searching={searching}
          />
        )}
        <div
          className={search.tab === 'cases' ? 'with-margin mt-4' : ''}
          aria-live="polite"
          aria-busy={searching}
        >
          <div>
            {searching ? (
              <Searching tab={next?.tab ?? search.tab} />
            ) : (
              <>
                {outcome.kind === 'failed' && <SearchFailed message={outcome.failure.message} />}
                {freeSearch?.kind === 'failed' && (
                  <Notice kind="failed" className="mt-4">
                    {freeSearch.failure.message}
                  </Notice>
                )}
                {outcome.kind === 'refused' && (
                  <TryOnceFree failure={outcome.failure} mayTry={outcome.mayTry} search={search} />
                )}
                {outcome.kind === 'news' && (
                  <Suspense>
                    <NewsResults
                      key={address}
                      found={outcome}
                      search={search}
                      defaultJurisdiction={defaultJurisdiction}
                    />
                  </Suspense>
                )}
                <OpenResult outcome={outcome} search={search} />
                {outcome.kind === 'none' && !isWorkProductTab(search.tab) && (
                  <p className="research-start">
                    {startHint}{' '}
                    {search.tab === 'dictionary' && (
                      <Link to="/dictionary">{research.allTerms}</Link>
                    )}
                  </p>
                )}
                {outcome.kind === 'cases' && (
                  <CaseResults
                    key={address}
                    found={outcome}
                    search={search}
                    saved={saved}
                    mayPage={freeTierNotice === null}
                    noneHint={noCasesHint}
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
                <h2 className="margin-heading">{research.checkTitle}</h2>
                <p className="mb-4 text-base text-ink-2">{research.checkText}</p>
                <ButtonLink kind="quiet" to="/citations">
                  {research.checkButton}
                </ButtonLink>
              </section>
            </aside>
          )}
        </div>
        {freeTierNotice && (
          <Notice
            icon="bookmark"
            className="mt-7"
            action={<ButtonLink to="/subscription">{research.upgrade}</ButtonLink>}
          >
            <b>{research.freeTier}</b> {freeTierNotice}
          </Notice>
        )}
      </ResearchTabs>
      <InfoCards cards={cards} />
    </div>
  );
}

/** What everyone may see whole: a term, statutes. */
function OpenResult({ outcome, search }: { outcome: ResearchOutcome; search: ResearchSearch }) {
  if (outcome.kind === 'term') return <DictionaryPanel result={outcome.result} query={search.q} />;
  if (outcome.kind !== 'statutes') return null;
  return (
    <Suspense>
      <StatuteResults found={outcome} search={search} />
    </Suspense>
  );
}
