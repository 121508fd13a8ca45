// The report: a tally, the notices, then a row for each citation in the order of the text. Short forms have no row of their own:
// they lead to the one of what they mean.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { checker, statusTexts } from './messages.ts';
import { StatusSeal } from './status-seal.tsx';
import type { CheckView, Row } from './view-check.server.ts';

export function CitationReport({ view }: { view: CheckView }) {
  return (
    <section className="citation-report" aria-labelledby="report-title">
      <header>
        <h2 id="report-title">{checker.report}</h2>
        <p className="tally">
          {view.tally.map(({ status, count }) => (
            <StatusSeal key={status} status={status} text={statusTexts[status].tally(count)} />
          ))}
        </p>
      </header>
      <ol>
        {view.rows.map((row) => (
          <ReportRow key={row.number} row={row} />
        ))}
      </ol>
    </section>
  );
}

function ReportRow({ row }: { row: Row }) {
  const { number, status, text, sentence, held, link, heading, again, notes } = row;
  const pages = held.filter(({ page }) => page);
  return (
    <li id={`c${number}`} tabIndex={-1}>
      <div className="verdict-cell">
        <a className="row-number" href={`#m${number}`} aria-label={checker.number(number)}>
          {number}
        </a>
        <StatusSeal status={status} />
      </div>
      <div>
        <p className="cited-as">{text.replace(/\s+/g, ' ')}</p>
        <p>{sentence}</p>
        {heading && <p>{heading}</p>}
        {notes.map((note) => (
          <p key={note} className="verdict wrong_name">
            <Icon name="triangle-alert" /> {note}
          </p>
        ))}
        {again > 0 && <p className="hint">{checker.again(again)}</p>}
        <p className="row-links">
          {pages.map(({ name, page }) => (
            <Link key={page} className="onward" to={page ?? ''}>
              {pages.length > 1 ? name : checker.readCase} <Icon name="arrow-right" />
            </Link>
          ))}
          {link && (
            <a className="onward" href={link.url} rel="noopener noreferrer" target="_blank">
              {checker.readAt(link.label)} <Icon name="external-link" />
              <span className="sr-only">{checker.newTab}</span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
