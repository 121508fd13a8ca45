// One search hit. A details element, so that it opens without JavaScript; the caller passes the
// action (save the case).
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import * as caseLaw from '../messages/case-law.ts';
import { TreatmentBanner, TreatmentTag } from '../page/treatment-banner.tsx';
import type { CaseCardView } from './list-case-cards.server.ts';

type Props = { view: CaseCardView; rank: number; action: React.ReactNode };

export function CaseCard({ view, rank, action }: Props) {
  const address = `/cases/${view.slug}`;
  return (
    <article className="case-card" aria-label={view.name}>
      <span className="rank" aria-hidden="true">
        {rank}
      </span>
      <details>
        <summary>
          <h3>
            <i>{view.name}</i>
            <span className="plus" aria-hidden="true" />
          </h3>
          <span className="case-line">
            <span>{view.cite}</span>
            <span className="seal">
              <Icon name="circle-check" />
              {caseLaw.inIndex}
            </span>
            {view.treatment && <TreatmentTag status={view.treatment.status} />}
            <span className="meta">
              {[view.court, view.date, view.docket].filter(Boolean).join(' · ')}
            </span>
          </span>
          {view.passages[0] && (
            <span className="teaser">
              <MarkedText text={view.passages[0].text} marks={view.passages[0].marks} />
            </span>
          )}
        </summary>
        <div className="case-body">
          {view.treatment && <TreatmentBanner treatment={view.treatment} />}
          {!view.confirmed && <p className="meta">{caseLaw.notConfirmed}</p>}
          <p>{view.summary || caseLaw.noSummary}</p>
          <Points title={caseLaw.holdings} points={view.holdings} numbered />
          <Points title={caseLaw.keyPoints} points={view.keyPoints} />
          <Points title={caseLaw.implications} points={view.implications} />
          {view.passages.length > 0 && (
            <div>
              <h4>{caseLaw.passages}</h4>
              <ul className="passages">
                {view.passages.map(({ text, marks, label, anchor }) => (
                  <li key={text}>
                    <MarkedText text={text} marks={marks} />{' '}
                    {anchor && <Link to={`${address}#${anchor}`}>{label}</Link>}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {view.related.length > 0 && (
            <div>
              <h4>{caseLaw.related}</h4>
              <ul className="related-cases">
                {view.related.map(({ slug, name, cite }) => (
                  <li key={slug}>
                    <Link to={`/cases/${slug}`}>
                      <i>{name}</i>, {cite}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Link className="onward" to={address}>
            {caseLaw.openCase} <span className="sr-only">{view.name}</span>{' '}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </details>
      {action}
    </article>
  );
}

function Points({
  title,
  points,
  numbered = false,
}: {
  title: string;
  points: string[];
  numbered?: boolean;
}) {
  if (points.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <div>
      <h4>{title}</h4>
      <List className={numbered ? 'holdings' : 'points'}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </div>
  );
}
