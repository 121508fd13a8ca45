// Up to five trending topics, each with its latest news. News links open in a new tab without a
// referrer.
import { Link } from 'react-router';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import type { Trending } from './list-trending.server.ts';
import { news as texts } from './messages.ts';

export function TrendingBlock({ topics }: { topics: Trending[] | null }) {
  // Without recent news nothing is trending, but the decisions and laws are still worth knowing.
  const isStale = topics !== null && topics.length > 0 && !topics.some(({ isFresh }) => isFresh);
  return (
    <section className="trending" aria-labelledby="trending-title">
      <h2 id="trending-title">{isStale ? texts.staleTitle : texts.trendingTitle}</h2>
      {topics === null && (
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
