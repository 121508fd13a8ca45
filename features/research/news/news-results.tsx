// News search results: links to the publication in a new tab and to the cited cases on our site,
// and an analysis on request.

import { Link, useFetcher } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { formatResearchAddress, type ResearchSearch } from '../cases/search-address.ts';
import * as newsTexts from '../messages/news-texts.ts';
import * as research from '../messages/research.ts';
import type { FoundNews, NewsResult } from '../research-outcome.ts';
import { NewsAnalysis, type NewsAnalysisAnswer } from './news-analysis.tsx';

/** `defaultJurisdiction` applies when the URL names none. */
export function NewsResults({
  found,
  search,
  defaultJurisdiction,
}: {
  found: FoundNews;
  search: ResearchSearch;
  defaultJurisdiction: string;
}) {
  const { items, total, more, access, provider, topics } = found;
  const getPageAddress = (page: number) => formatResearchAddress({ ...search, page });
  if (items.length === 0) {
    return (
      <EmptyState title={newsTexts.none} hint={newsTexts.noneHint}>
        {(search.jurisdiction ?? defaultJurisdiction) !== '' && (
          <ButtonLink
            kind="quiet"
            to={formatResearchAddress({ tab: 'news', q: search.q, jurisdiction: '' })}
          >
            {newsTexts.everywhere}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="news-found">
      <div className="heading-row ruled-heading">
        <h2 id="news-found">{newsTexts.title}</h2>
        <span className="meta">{newsTexts.shown(items.length, total)}</span>
      </div>
      {items.map((item) => (
        <NewsHit key={item.id} item={item} provider={provider} />
      ))}
      {access === 'trial' && (
        <Notice
          icon="bookmark"
          action={<ButtonLink to="/subscription">{research.upgrade}</ButtonLink>}
        >
          {newsTexts.trialNote}
        </Notice>
      )}
      {(search.page > 1 || more) && access === 'full' && (
        <nav className="pager" aria-label={newsTexts.pages}>
          {search.page > 1 && (
            <ButtonLink kind="quiet" to={getPageAddress(search.page - 1)}>
              <Icon name="arrow-left" />
              {newsTexts.earlier}
            </ButtonLink>
          )}
          {more && (
            <ButtonLink kind="quiet" to={getPageAddress(search.page + 1)}>
              {newsTexts.later}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
        </nav>
      )}
      {topics.length > 0 && (
        <p className="see-also">
          {newsTexts.seeAlso}{' '}
          {topics.map(({ id, title }) => (
            <Link key={id} className={`topic-tick cloth-${id}`} to={`/topics/${id}`}>
              {title}
            </Link>
          ))}
        </p>
      )}
      {provider === null && <p className="meta pt-4">{newsTexts.noProvider}</p>}
    </section>
  );
}

function NewsHit({ item, provider }: { item: NewsResult; provider: string | null }) {
  const { id, title, url, source, date, content, cases } = item;
  return (
    <article className="news-hit">
      <h3>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
          <span className="sr-only"> {newsTexts.newTab}</span>
        </a>
      </h3>
      <p className="meta">
        {source} · {date}
      </p>
      <p>{content}</p>
      {cases.length > 0 && (
        <div className="related">
          <b className="meta">{newsTexts.relatedCases}</b>
          <ul className="related">
            {cases.map(({ citation, name, slug }) => (
              <li key={citation}>
                {slug ? (
                  <Link to={`/cases/${slug}`}>
                    <i>{name}</i>, {citation}
                  </Link>
                ) : (
                  citation
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {provider && <AskForAnalysis id={id} title={title} allow={item.allow} provider={provider} />}
    </article>
  );
}

function AskForAnalysis({
  id,
  title,
  allow,
  provider,
}: {
  id: string;
  title: string;
  allow: string;
  provider: string;
}) {
  const fetcher = useFetcher<NewsAnalysisAnswer>();
  const busy = fetcher.state !== 'idle';
  const analysis = fetcher.data?.analysis;
  return (
    <>
      {!analysis && (
        <fetcher.Form
          method="post"
          action="/research/news-analysis"
          className="grid justify-items-start gap-1"
        >
          <input type="hidden" name="item" value={id} />
          <input type="hidden" name="allow" value={allow} />
          <Button type="submit" kind="quiet" disabled={busy}>
            {busy ? newsTexts.analyzing : newsTexts.analyze}
            <span className="sr-only">: {title}</span>
          </Button>
          <span className="meta">{newsTexts.analyzeHint(provider)}</span>
        </fetcher.Form>
      )}
      <div aria-live="polite">
        {fetcher.data && !busy && <NewsAnalysis answer={fetcher.data} />}
      </div>
    </>
  );
}
