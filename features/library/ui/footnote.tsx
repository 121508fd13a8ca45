// The footnote of every item: sources, date, whether an attorney reviewed it, and a link to report
// a mistake.
import { Link } from 'react-router';
import type { CheckedItem } from '../checked-item.ts';
import * as library from '../messages/library.ts';
import { CautionNotice } from './caution-notice.tsx';

export function Footnote({ item, about }: { item: CheckedItem; about: string }) {
  return (
    <div className="footnote">
      {item.stale && <CautionNotice text={library.stale} />}
      {item.edited && <p className="meta">{library.edited}</p>}
      {item.lawNotice && <CautionNotice text={item.lawNotice} />}
      <ul aria-label={library.sources}>
        {item.sources.map((source) => (
          <li key={source.url + source.title}>
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.cite ? `${source.title}, ${source.cite}` : source.title}
              <span className="sr-only"> {library.newTab}</span>
            </a>
            {source.page && (
              <>
                {' · '}
                <Link to={source.page}>
                  {library.ourPage}
                  <span className="sr-only"> {source.cite}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        {library.checked(item.checkedOn)} ·{' '}
        {item.attorneyReviewed ? library.reviewed : library.notReviewed}
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
