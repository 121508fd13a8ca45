// Up to five trending topics, each with its latest news. Without recent news a line below the
// heading says what the order is made of. News links open in a new tab without a referrer.
import { Link } from 'react-router';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import type { Trending } from './list-trending.server.ts';
import * as texts from './messages/news.ts';

export function TrendingBlock({ trending }: { trending: Trending | null }) {
  const topics = trending?.topics;
  const library = trending?.library;
  return (
    <section className="trending" aria-labelledby="trending-title">
      <h2 id="trending-title">{texts.trendingTitle}</h2>
      {library && (
        <p className="text-ink-2 mb-3">
          {texts.trendingByLibrary(library.latest)} {library.feedsFailed && texts.trendingNoFeeds}
        </p>
      )}
      {trending === null && (
        <LoadFailed
          message={texts.trendingFailed}
          retryLabel={texts.tryAgain}
          loadingLabel={texts.loading}
        />
      )}
      {topics?.length === 0 && <p className="text-ink-2">{texts.trendingNone}</p>}
      {topics && topics.length > 0 && (
        <ol>
          {topics.map((topic) => (
            <li key={topic.id} className={`cloth-${topic.id}`}>
              <h3>
                <Link to={`/topics/${topic.id}`}>{topic.title}</Link>
              </h3>
              <p className="text-ink-2">{topic.description}</p>
              <p className="meta">
                {texts.newsCount(topic.newsCount)} · {texts.caseCount(topic.caseCount)}
              </p>
              {topic.news.length > 0 && (
                <ul aria-label={texts.newsOn(topic.title)}>
                  {topic.news.map(({ id, title, url, source, date }) => (
                    <li key={id}>
                      <a href={url} target="_blank" rel="noopener noreferrer">
                        {title}
                        <span className="sr-only"> {texts.newTab}</span>
                      </a>
                      <span className="meta">
                        {date} · {source}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
