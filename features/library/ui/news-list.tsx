import { useState } from 'react';
import type { NewsView } from '../schema/schema.ts';
import { library } from './messages.ts';

const FIRST_SHOWN = 8;

export function NewsList({ news }: { news: NewsView[] }) {
  const [all, setAll] = useState(false);
  if (news.length === 0) return <p className="py-8 text-ink-2">{library.noNews}</p>;
  const hidden = all ? [] : news.slice(FIRST_SHOWN);
  return (
    <>
      <Items news={all ? news : news.slice(0, FIRST_SHOWN)} />
      {hidden.length > 0 && (
        <>
          <button type="button" className="button quiet js-only" onClick={() => setAll(true)}>
            {library.more(hidden.length)}
          </button>
          <noscript>
            <Items news={hidden} />
          </noscript>
        </>
      )}
    </>
  );
}

function Items({ news }: { news: NewsView[] }) {
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
