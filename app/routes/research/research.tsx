import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { data, Link, redirect, useLocation, useNavigation } from 'react-router';
import { DictionaryPanel } from '#features/dictionary/dictionary-panel.tsx';
import { CaseResults } from '#features/research/cases/case-results.tsx';
import { getCoverage, heldText, listInfoCards } from '#features/research/cases/coverage.server.ts';
import { getDesk } from '#features/research/cases/get-research-page.server.ts';
import { type InfoCard, InfoCards } from '#features/research/cases/info-cards.tsx';
import { ResearchForm } from '#features/research/cases/research-form.tsx';
import { ResearchTabs } from '#features/research/cases/research-tabs.tsx';
import { hasAdvancedResearch, runResearch } from '#features/research/cases/run-research.server.ts';
import {
  isWritingTab,
  type ResearchSearch,
  type ResearchTab,
  readResearchAddress,
  researchQuery,
} from '#features/research/cases/search-address.ts';
import { SearchFailed, Searching } from '#features/research/cases/search-states.tsx';
import { freeShelf, noCasesHint, startOf } from '#features/research/cases/tab-texts.ts';
import { research } from '#features/research/messages.ts';
import type { ResearchOutcome } from '#features/research/research-outcome.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { SavedCitations } from '#features/research/saved/saved-citations.tsx';
import type { SavedList } from '#features/research/saved/saved-list.ts';
import { saved as savedTexts } from '#features/research/saved/saved-messages.ts';
import { answerWritingForm } from '#features/research/work-product/answer-work-product-form.server.ts';
import { TryOnceFree } from '#features/research/work-product/try-once-free.tsx';
import type { FormAnswer } from '#features/research/work-product/work-product.ts';
import type { DeskData } from '#features/research/work-product/work-product-panel.tsx';
import { jurisdictionName } from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { visitOf } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import assistantCss from '../../styles/assistant.css?url';
import researchResultsCss from '../../styles/research-results.css?url';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/research';

/** Only the news tab carries what an analysis is drawn with. */
const NewsResults = lazy(() => import('#features/research/news/news-results.tsx').then((module) => ({ default: module.NewsResults })));

const AnalysisDesk = lazy(() =>
  import('#features/research/work-product/analysis-panel.tsx').then((module) => ({ default: module.AnalysisDesk })),
);
const MotionDesk = lazy(() =>
  import('#features/research/work-product/motion-panel.tsx').then((module) => ({ default: module.MotionDesk })),
);

/** What is written here looks like an answer of the assistant. */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: assistantCss },
  { rel: 'stylesheet', href: researchResultsCss },
];

const SAVED_BESIDE = 20;

type Page = {
  search: ResearchSearch;
  place: string;
  outcome: ResearchOutcome;
  /** What the Analysis and Motions tabs need to know; null on the others. */
  desk: DeskData | null;
  saved: SavedList | null;
  /** Null: the server could not be reached; the page keeps what it had. */
  room: {
    cards: InfoCard[];
    start: string;
    noneHint: string /** For those whose plan ends with the free shelf. */;
    notice: string | null;
  } | null;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, viewer, jurisdiction } = visitOf(context);
  const search = readResearchAddress(new URL(request.url).searchParams);
  const place = jurisdiction === 'General' ? '' : jurisdictionName(jurisdiction);
  const [outcome, coverage, mayPage, desk] = await Promise.all([
    runResearch(deps, viewer, search, place),
    getCoverage(deps),
    hasAdvancedResearch(deps, viewer),
    isWritingTab(search.tab) ? getDesk(deps, viewer, jurisdiction) : null,
  ]);
  if (outcome.kind === 'direct') throw redirect(`/cases/${outcome.slug}?${researchQuery({ ...search, tab: undefined })}`);
  const among = outcome.kind === 'cases' ? outcome.cards.map((card) => card.slug) : [];
  const saved = search.tab === 'cases' ? await listSavedCitations(deps, viewer, { most: SAVED_BESIDE, among }) : null;
  const page: Page = {
    search,
    place,
    outcome,
    desk,
    saved,
    room: {
      cards: listInfoCards(coverage),
      start: startOf(search.tab),
      noneHint: noCasesHint(heldText(coverage)),
      notice: mayPage ? null : freeShelf,
    },
  };
  return data(page, statusOf(outcome));
}

/** The one free search of news, whose result is shown once, in the answer to this press; and what the two writing tabs are sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, viewer, jurisdiction, clientAddress } = visitOf(context);
  const search = readResearchAddress(new URL(request.url).searchParams);
  if (isWritingTab(search.tab)) {
    const caller = { client: clientAddress, signal: request.signal };
    const answer = await answerWritingForm(deps, viewer, caller, search.tab, await readForm(request));
    const failure = answer.refusal?.failure;
    const headers = { 'Cache-Control': 'no-store', ...(failure && failureHeaders(failure)) };
    return data<Answered>({ written: answer }, { status: failure ? failureStatus(failure) : 200, headers });
  }
  if (search.tab !== 'news') throw data(null, { status: 404 });
  const place = jurisdiction === 'General' ? '' : jurisdictionName(jurisdiction);
  const outcome = await runResearch(deps, viewer, { ...search, page: 1 }, place, { tryOnceFree: true });
  // Said plainly: otherwise the status is the loader's, which comes after this and finds the free search used.
  return data<Answered>({ tried: outcome }, { status: 200, ...statusOf(outcome) });
}

type Answered = { tried?: ResearchOutcome; written?: FormAnswer };

function statusOf(outcome: ResearchOutcome): { status?: number } {
  const failure = outcome.kind === 'cases' ? outcome.refusal : 'failure' in outcome ? outcome.failure : null;
  return failure ? { status: failureStatus(failure) } : {};
}

/** Without a connection the page stays, says that the search failed, and keeps what was typed. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Page> {
  try {
    return (await serverLoader()) as Page;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    const search = readResearchAddress(new URL(request.url).searchParams);
    const failed = { kind: 'unavailable', message: failedText(search.tab) } as const;
    return {
      search,
      place: '',
      outcome: search.q === '' ? { kind: 'none' } : { kind: 'failed', failure: failed },
      desk: null,
      saved: null,
      room: null,
    };
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answered> {
  try {
    return (await serverAction()) as Answered;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    return { tried: { kind: 'failed', failure: { kind: 'unavailable', message: research.failed.news } } };
  }
}

const failedText = (tab: ResearchTab) => research.failed[tab === 'cases' || tab === 'news' ? tab : 'dictionary'];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: research.title,
    description: research.lead,
    path: '/research',
    noindex: Boolean((loaderData as Page | undefined)?.search.q),
  });

export default function Research({ loaderData, actionData }: Route.ComponentProps) {
  const { search, place, saved, room } = loaderData as Page;
  const { tried, written } = (actionData ?? {}) as Answered;
  const outcome = tried && tried.kind !== 'failed' ? tried : (loaderData as Page).outcome;
  const lastRoom = useRef(room);
  if (room) lastRoom.current = room;
  const lastDesk = useRef((loaderData as Page).desk);
  lastDesk.current = (loaderData as Page).desk ?? lastDesk.current;
  const desk = isWritingTab(search.tab) ? lastDesk.current : null;
  const Desk = search.tab === 'motions' ? MotionDesk : AnalysisDesk;
  const { cards = [], start, noneHint = '', notice = null } = lastRoom.current ?? {};
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
        {desk && (
          <Suspense>
            <Desk key={search.tab} desk={desk} answer={written} />
          </Suspense>
        )}
        {!isWritingTab(search.tab) && <ResearchForm search={search} place={place} text={text} onText={setText} searching={searching} />}
        <div className={search.tab === 'cases' ? 'with-margin mt-4' : ''} aria-live="polite" aria-busy={searching}>
          <div>
            {searching ? (
              <Searching tab={next?.tab ?? search.tab} />
            ) : (
              <>
                {outcome.kind === 'failed' && <SearchFailed message={outcome.failure.message} />}
                {tried?.kind === 'failed' && (
                  <p className="notice failed mt-4" role="alert">
                    <Icon name="circle-alert" />
                    <span>{tried.failure.message}</span>
                  </p>
                )}
                {outcome.kind === 'refused' && <TryOnceFree failure={outcome.failure} mayTry={outcome.mayTry} search={search} />}
                {outcome.kind === 'news' && (
                  <Suspense>
                    <NewsResults key={address} found={outcome} search={search} place={place} />
                  </Suspense>
                )}
                {outcome.kind === 'term' && <DictionaryPanel result={outcome.result} query={search.q} />}
                {outcome.kind === 'none' && !isWritingTab(search.tab) && (
                  <p className="research-start">
                    {start} {search.tab === 'dictionary' && <Link to="/dictionary">{research.allTerms}</Link>}
                  </p>
                )}
                {outcome.kind === 'cases' && (
                  <CaseResults
                    key={address}
                    found={outcome}
                    search={search}
                    place={place}
                    saved={saved}
                    mayPage={notice === null}
                    noneHint={noneHint}
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
                <Link className="button quiet" to="/citations">
                  {research.checkButton}
                </Link>
              </section>
            </aside>
          )}
        </div>
        {notice && (
          <div className="notice with-action mt-7">
            <Icon name="bookmark" />
            <p>
              <b>{research.freeShelf}</b> {notice}
            </p>
            <Link className="button" to="/subscription">
              {research.upgrade}
            </Link>
          </div>
        )}
      </ResearchTabs>
      <InfoCards cards={cards} />
    </div>
  );
}
