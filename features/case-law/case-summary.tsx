// What we wrote about a case, marked as ours: a reader must not take it for the court's words.
import { Link } from 'react-router';
import { Html } from '#app/ui/html.tsx';
import { Footnote } from '#features/library/footnote.tsx';
import { caseLaw } from './messages.ts';
import type { builtInView } from './view-case.server.ts';

export type SummaryHtml = { summary: string; holdings: string[]; keyPoints: string[]; implications: string[] };
type Props = { slug: string; ours: ReturnType<typeof builtInView>; html: SummaryHtml };

export function CaseSummary({ slug, ours, html }: Props) {
  return (
    <section id="summary" className="case-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{caseLaw.summaryTitle}</h2>
      <p className="meta">{caseLaw.ours}</p>
      <Html className="case-lead" html={html.summary} />
      <HtmlList title={caseLaw.holdings} items={html.holdings} className="holdings" />
      <HtmlList title={caseLaw.keyPoints} items={html.keyPoints} className="points" />
      <HtmlList title={caseLaw.implications} items={html.implications} className="points" />
      {ours.related.length > 0 && (
        <>
          <h3>{caseLaw.related}</h3>
          <ul className="related-cases">
            {ours.related.map(({ slug: to, name, citation, year }) => (
              <li key={to}>
                <Link to={`/cases/${to}`}>
                  <i>{name}</i>, {citation} ({year})
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Footnote item={ours.checked} about={`cases/${slug}`} />
    </section>
  );
}

function HtmlList({ title, items, className }: { title: string; items: string[]; className: string }) {
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
