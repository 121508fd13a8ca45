import { Link } from 'react-router';
import { getShortAnswer } from '#features/assistant/retrieve/find-short-answer.server.ts';
import { searchSite } from '#features/law/search/search-site.server.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import * as search from '#features/search/messages/search.ts';
import { RESULT_LABELS } from '#features/search/messages/tables.ts';
import { MAX_QUERY_LENGTH, ResultKind } from '#features/search/schema.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { RESULT_KINDS } from '#features/search/search-kinds.ts';
import { ShortAnswerCard } from '#features/search/short-answer-card.tsx';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import { SafetyNotice } from '#features/triage/safety-notice.tsx';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';
import { isSpanish } from '#lib/language/is-spanish.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import searchCss from '../../styles/search.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/search';

export const handle = { cost: 'searching' } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: searchCss }];

const PER_PAGE = 20;
const WORDS_OF_A_STORY = 4;
/** A further topic is named only when it is this share as likely as the first. */
const MIN_TOPIC_SHARE = 0.4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const params = new URL(request.url).searchParams;
  const query = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const kind = ResultKind.safeParse(params.get('type')).data;
  const page = Math.max(1, Math.min(50, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  if (query === '')
    return {
      query,
      kind,
      page,
      found: null,
      looksLike: [],
      urgent: [],
      safety: undefined,
      answer: undefined,
      spanish: false,
    };
  // The library is in English: what is nearest to Spanish words answers another question.
  const spanish = isSpanish(query);
  const mayAnswer = !spanish && page === 1 && (kind === undefined || kind === 'faq');
  const [urgent, found, spotted, answer] = await Promise.all([
    noticeDanger(deps, query, { signal: request.signal }),
    searchSite(deps, { query, kind, jurisdiction, page, perPage: PER_PAGE }),
    query.split(/\s+/).length >= WORDS_OF_A_STORY ? spotIssues(deps.search, query) : { topics: [] },
    mayAnswer ? getShortAnswer(deps, { question: query, jurisdiction }) : undefined,
  ]);
  const best = spotted.topics[0]?.score ?? 0;
  const looksLike = spotted.topics
    .filter(({ score }) => score >= best * MIN_TOPIC_SHARE)
    .slice(0, 3)
    .flatMap(({ id }) =>
      deps.library.topics.filter((t) => t.id === id).map((t) => ({ id: t.id, title: t.title })),
    );
  return {
    query,
    kind,
    page,
    found,
    looksLike: spanish ? [] : looksLike,
    urgent,
    safety: findSafetyLine(deps, query),
    answer,
    spanish,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: search.title,
    description: search.lead,
    path: '/search',
    noindex: true,
  });

export default function SearchPage({
  loaderData: { query, kind, page, found, looksLike, urgent, safety, answer, spanish },
}: Route.ComponentProps) {
  const address = (type: string, to = 1) =>
    `/search?${new URLSearchParams({ q: query, ...(type !== 'all' && { type }), ...(to > 1 && { page: String(to) }) })}`;
  const total = found ? found.counts[kind ?? 'all'] : 0;
  return (
    <div className="page-width pt-8">
      <PageHeader title={search.title} />
      <SafetyNotice line={safety} />
      {urgent.length > 0 && (
        <div className="mb-8">
          <UrgentLines lines={urgent} />
        </div>
      )}
      <SearchBox key={query} placeholder={search.placeholder} initial={query} />
      {!found && <p className="lead mt-8">{search.start}</p>}
      {spanish && (
        <Notice className="mt-5">
          <span lang="es">
            {search.spanish} <Link to="/help">{search.spanishHelp}</Link>
          </span>
        </Notice>
      )}
      {found && (
        <AfterDanger waits={urgent.some((line) => line.kind === 'self-harm')}>
          {found.corrections.map(({ from, to }) => (
            <p key={from} className="corrected" role="status">
              {search.corrected(from, to)}
            </p>
          ))}
          {answer && <ShortAnswerCard answer={answer} />}
          {looksLike.length > 0 && (
            <p className="mt-5 flex flex-wrap items-center gap-x-5">
              <span className="text-ink-3">{search.looksLike}</span>
              {looksLike.map((topic) => (
                <Link
                  key={topic.id}
                  className={`topic-tick cloth-${topic.id}`}
                  to={`/topics/${topic.id}`}
                >
                  {topic.title}
                </Link>
              ))}
            </p>
          )}
          <nav className="chips scroll-chips mt-5" aria-label={search.typeLabel}>
            {(['all', ...RESULT_KINDS] as const).map((type) => (
              <Link
                key={type}
                className="chip"
                to={address(type)}
                aria-current={(kind ?? 'all') === type ? 'true' : undefined}
                preventScrollReset
              >
                {search.chips[type]}{' '}
                <span className="text-note opacity-80">{found.counts[type]}</span>
              </Link>
            ))}
          </nav>
          <h2 className="mt-8 text-h3" aria-live="polite">
            {search.found(total, query)}
          </h2>
          {found.wordsOnly && <Notice className="mt-3">{search.wordsOnly}</Notice>}
          {found.results.length === 0 && (
            <EmptyState title={search.none} hint={search.noneHint}>
              <div className="flex flex-wrap gap-3">
                <ButtonLink to="/topics">{search.browseTopics}</ButtonLink>
                <ButtonLink kind="quiet" to="/chatbot">
                  {search.askAssistant}
                </ButtonLink>
              </div>
            </EmptyState>
          )}
          <ul className="entries">
            {found.results.map((hit) => (
              <li
                key={`${hit.kind}/${hit.id}`}
                className={hit.topic ? `cloth-${hit.topic}` : undefined}
              >
                <div className="meta">
                  <span className={hit.topic ? 'topic-tick !min-h-0' : ''}>
                    {RESULT_LABELS[hit.kind]}
                  </span>
                </div>
                <div>
                  <h3>
                    <Link to={hit.href}>
                      <MarkedText text={hit.title} marks={hit.titleMarks} />
                    </Link>
                  </h3>
                  <p>
                    <MarkedText text={hit.description} marks={hit.descriptionMarks} />
                  </p>
                  {hit.tags.length > 0 && (
                    <p className="tags">
                      {hit.tags.map((tag) => (
                        <span key={tag}>{tag}</span>
                      ))}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {total > page * PER_PAGE && (
            <ButtonLink kind="quiet" className="mt-4" to={address(kind ?? 'all', page + 1)}>
              {search.more}
            </ButtonLink>
          )}
        </AfterDanger>
      )}
    </div>
  );
}

/** Below lines about self-harm the results wait for a press. */
function AfterDanger({ waits, children }: { waits: boolean; children: React.ReactNode }) {
  if (!waits) return children;
  return (
    <details className="mt-8">
      <summary>{search.showResults}</summary>
      {children}
    </details>
  );
}
