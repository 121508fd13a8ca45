import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as search from '#features/search/messages/search.ts';
import { RESULT_LABELS } from '#features/search/messages/tables.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { RESULT_KINDS } from '#features/search/search-kinds.ts';
import { ShortAnswerCard } from '#features/search/short-answer-card.tsx';
import { SafetyNotice } from '#features/triage/safety-notice.tsx';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';
import type { SearchPageView } from './get-search-page.server.ts';

export function SearchPage({ page: view }: { page: SearchPageView }) {
  const { query, kind, page, found, perPage, looksLike, urgent, safety, answer, spanish } = view;
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
          <SearchResults results={found.results} />
          {total > page * perPage && (
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

type Results = NonNullable<SearchPageView['found']>['results'];

function SearchResults({ results }: { results: Results }) {
  return (
    <ul className="entries">
      {results.map((hit) => (
        <li key={`${hit.kind}/${hit.id}`} className={hit.topic ? `cloth-${hit.topic}` : undefined}>
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
  );
}
