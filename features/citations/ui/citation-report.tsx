// The report: a tally, then a row for each citation in text order. Short forms have no row: their marks link to the row of the citation
// they refer to.
import { Icon } from '#app/ui/icon.tsx';
import { checker, statusTexts } from '../messages.ts';
import type { CheckView, Row } from '../view-check.server.ts';
import { MarkLink } from './mark-link.tsx';
import { NewTab } from './new-tab.tsx';
import { StatusBadge } from './status-badge.tsx';

export function CitationReport({ view }: { view: CheckView }) {
  return (
    <section className="citation-report" aria-labelledby="report-title">
      <header>
        <h2 id="report-title">{checker.report}</h2>
        <p className="tally">
          {view.tally.map(({ status, count }) => (
            <StatusBadge key={status} status={status} text={statusTexts[status].tally(count)} />
          ))}
        </p>
      </header>
      <ol>
        {view.rows.map((row) => (
          <ReportRow key={row.number} row={row} marks={view.marks} />
        ))}
      </ol>
    </section>
  );
}

function ReportRow({ row, marks }: { row: Row; marks: CheckView['marks'] }) {
  const { number, status, text, sentence, held, link, heading, again, notes } = row;
  const pages = held.filter(({ page }) => page);
  return (
    <li id={`c${number}`} tabIndex={-1}>
      <div className="verdict-cell">
        <MarkLink className="row-number" number={number} marks={marks} />
        <StatusBadge status={status} />
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
            <NewTab key={page} url={page ?? ''} icon="arrow-right">
              {pages.length > 1 ? name : checker.readCase}
            </NewTab>
          ))}
          {link && (
            <NewTab url={link.url} icon="external-link">
              {checker.readAt(link.label)}
            </NewTab>
          )}
        </p>
      </div>
    </li>
  );
}
