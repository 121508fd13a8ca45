// Our summary of a case, labeled as ours so that readers do not mistake it for the court's words.

import { Link } from 'react-router';
import { Html } from '#app/ui/html.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as caseLaw from '../messages/case-law.ts';
import * as casePage from '../messages/case-page.ts';
import type { toBuiltInView } from './view-case.server.ts';

type SummaryHtml = {
  summary: string;
  holdings: string[];
  keyPoints: string[];
  implications: string[];
};
type Props = { slug: string; ours: ReturnType<typeof toBuiltInView>; html: SummaryHtml };

export function CaseSummary({ slug, ours, html }: Props) {
  return (
    <section id="summary" className="case-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{casePage.summary}</h2>
      <p className="meta">{casePage.ours}</p>
      <Html className="case-lead" html={html.summary} />
      <HtmlList title={caseLaw.holdings} items={html.holdings} className="holdings" />
      <HtmlList title={caseLaw.keyPoints} items={html.keyPoints} className="points" />
      <HtmlList title={caseLaw.implications} items={html.implications} className="points" />
      {ours.related.length > 0 && (
        <>
          <h3>{caseLaw.related}</h3>
          <ul className="related-cases">
            {ours.related.map(({ slug: to, name, cite }) => (
              <li key={to}>
                <Link to={`/cases/${to}`}>
                  <i>{name}</i>, {cite}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Checked slug={slug} item={ours.checked} />
    </section>
  );
}

function HtmlList({
  title,
  items,
  className,
}: {
  title: string;
  items: string[];
  className: string;
}) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={className}>
        {items.map((html) => (
          <li key={html}>
            <Html html={html} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Same markup as the library's footnote, without loading the library's other texts. */
function Checked({ slug, item }: { slug: string; item: Props['ours']['checked'] }) {
  return (
    <div className="footnote">
      {item.stale && <Notice kind="caution">{casePage.stale}</Notice>}
      <ul aria-label={casePage.sources}>
        {item.sources.map(({ title, url, cite }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {[title, cite].filter(Boolean).join(', ')}
              <span className="sr-only"> {casePage.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        {casePage.checked(item.checkedOn, item.attorneyReviewed)}
        <span className="report">
          {' · '}
          <Link to={`/report?about=${encodeURIComponent(`cases/${slug}`)}`} rel="nofollow">
            {casePage.report}
          </Link>
        </span>
      </p>
    </div>
  );
}
