// The footnote of every item: sources, date, whether an attorney reviewed it, and a link to report a mistake.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { CheckedItem } from '../checked-item.ts';
import { library } from './messages.ts';

export function Footnote({ item, about }: { item: CheckedItem; about: string }) {
  return (
    <div className="footnote">
      {item.stale && (
        <p className="notice caution" role="note">
          <Icon name="triangle-alert" />
          <span>{library.stale}</span>
        </p>
      )}
      <ul aria-label={library.sources}>
        {item.sources.map((source) => (
          <li key={source.url + source.title}>
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.cite ? `${source.title}, ${source.cite}` : source.title}
              <span className="sr-only"> {library.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        {library.checked(item.checkedOn)} · {item.attorneyReviewed ? library.reviewed : library.notReviewed}
        <span className="report">
          {' · '}
          <Link to={`/report?about=${encodeURIComponent(about)}`} rel="nofollow">
            Report a mistake
          </Link>
        </span>
      </p>
    </div>
  );
}
