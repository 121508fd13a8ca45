// Sidebar of a case page: court, date and docket, how to cite the case, and links to the official
// report.
import { Icon } from '#app/ui/icon.tsx';
import * as casePage from '../messages/case-page.ts';
import { CopyCitation } from './copy-citation.tsx';
import type { CaseView } from './get-case.server.ts';

export function CaseFacts({ view }: { view: CaseView }) {
  const rows = [
    [casePage.court, view.court],
    [casePage.decided, view.date],
    [casePage.docket, view.docket],
    [casePage.parallel, view.parallel.join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <section aria-labelledby="facts-title">
        <h2 className="margin-heading" id="facts-title">
          {casePage.facts}
        </h2>
        <dl className="case-facts">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="cite-title">
        <h2 className="margin-heading" id="cite-title">
          {casePage.cite}
        </h2>
        <CopyCitation citation={view.citation} />
        <p className="export-links">
          <span className="meta">{casePage.exportAs}</span>
          {Object.entries(casePage.formats).map(([format, label]) => (
            <a key={format} href={`/cases/${view.slug}/export/${format}`} download rel="nofollow">
              {label}
            </a>
          ))}
        </p>
      </section>
      {view.official.length > 0 && (
        <section aria-labelledby="official-title">
          <h2 className="margin-heading" id="official-title">
            {casePage.official}
          </h2>
          <ul className="official-links">
            {view.official.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {label} <Icon name="external-link" />
                  <span className="sr-only"> {casePage.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
