import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import * as library from '#features/library/messages/library.ts';
import type { NewsView } from '#features/library/schema/news-schema.ts';
import * as texts from '../messages/topic.ts';

/** News stands last on a topic page, and folded. */
const INITIAL_COUNT = 3;

export function NewsList({ news }: { news: NewsView[] }) {
  const [showAll, setShowAll] = useState(false);
  if (news.length === 0) return <p className="py-8 text-ink-2">{texts.noNews}</p>;
  const hidden = showAll ? [] : news.slice(INITIAL_COUNT);
  return (
    <>
      <NewsItems news={showAll ? news : news.slice(0, INITIAL_COUNT)} />
      {hidden.length > 0 && (
        <>
          <Button kind="quiet" className="js-only" onClick={() => setShowAll(true)}>
            {library.more(hidden.length)}
          </Button>
          <noscript>
            <NewsItems news={hidden} />
          </noscript>
        </>
      )}
    </>
  );
}

function NewsItems({ news }: { news: NewsView[] }) {
  return (
    <ul className="entries">
      {news.map((item) => (
        <li key={item.id}>
          <div className="meta">
            <div>{item.date}</div>
            <div>{item.source}</div>
          </div>
          <div>
            <h3>
              <a href={item.url} target="_blank" rel="noopener noreferrer">
                {item.title}
                <span className="sr-only"> {library.newTab}</span>
              </a>
            </h3>
            <p>{item.content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
