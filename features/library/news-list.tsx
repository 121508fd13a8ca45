import { library } from './messages.ts';
import type { NewsView } from './schema.ts';

export function NewsList({ news }: { news: NewsView[] }) {
  if (news.length === 0) return <p className="py-8 text-ink-2">{library.noNews}</p>;
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
