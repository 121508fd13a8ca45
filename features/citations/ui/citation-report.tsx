// The report: a tally, then a row for each citation in text order. Short forms have no row: their marks link to the row of the citation
// they refer to.
import { Icon } from '#app/ui/icon.tsx';
import { checker, statusTexts } from '../messages.ts';
import type { CheckedSection } from '../schema.ts';
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
  const { number, status, text, sentence, held, fix, link, heading, sections = [], again, notes } = row;
  const section = sections.length === 1 ? sections[0] : undefined;
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
        {fix && (
          <p>
            {checker.fix} <b>{fix.replace(/\s+/g, ' ')}</b>
          </p>
        )}
        {heading && sections.length < 2 && <p>{heading}</p>}
        <CodeSections sections={sections} />
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
          {section?.inCode && section.page && (
            <NewTab url={section.page} icon="arrow-right">
              {checker.readSection}
            </NewTab>
          )}
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

/** Each section of a list or range with its heading, and the nearest ones to a section that is not in the Code. */
function CodeSections({ sections }: { sections: CheckedSection[] }) {
  const inCode = sections.length > 1 ? sections.flatMap((one) => (one.inCode ? [one] : [])) : [];
  const nearest = sections.flatMap((one) => (one.inCode ? [] : one.nearest.map((section) => ({ ...section, title: one.title }))));
  return (
    <>
      <SectionLinks label={checker.inTheCode} sections={inCode} />
      <SectionLinks label={checker.nearest} sections={nearest} />
    </>
  );
}

type SectionLink = { title: string; section: string; heading: string; url: string; page?: string };

function SectionLinks({ label, sections }: { label: string; sections: SectionLink[] }) {
  if (sections.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <ul className="code-sections">
        {sections.map(({ title, section, heading, url, page }) => (
          <li key={url}>
            <NewTab url={page ?? url} icon={page ? 'arrow-right' : 'external-link'}>
              {checker.codeSection(title, section)}
            </NewTab>{' '}
            {heading}
          </li>
        ))}
      </ul>
    </>
  );
}
