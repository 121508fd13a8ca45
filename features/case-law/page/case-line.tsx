// Where no citing case is stored: the related cases of the library in the order of time, with this
// one among them. It is a list, so its words are the same for everybody; the line beside it is
// drawn by the style sheet. It does not claim that one cites the other.
import { Link } from 'react-router';
import * as casePage from '../messages/case-page.ts';

export type CaseLineEntry = { slug: string; name: string; year: string };

export function CaseLine({ entries, current }: { entries: CaseLineEntry[]; current: string }) {
  if (entries.length < 2) return null;
  return (
    <section className="case-line" aria-labelledby="case-line">
      <h3 id="case-line">{casePage.line}</h3>
      <p className="meta">{casePage.lineNote}</p>
      <ol>
        {entries.map(({ slug, name, year }) => (
          <li key={slug} aria-current={slug === current ? 'true' : undefined}>
            <span className="year">{year}</span>{' '}
            {slug === current ? (
              <b>
                <i>{name}</i> <span className="meta">{casePage.lineThis}</span>
              </b>
            ) : (
              <Link to={`/cases/${slug}`}>
                <i>{name}</i>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
