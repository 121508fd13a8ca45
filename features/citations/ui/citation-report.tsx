// The report: where the citations are, then a row for each in text order. Short forms have no row:
// their marks link to the row of the citation they refer to. A row with a correction has a box that
// accepts it, which goes with the checker's form.
import { Icon } from '#app/ui/icon.tsx';
import * as checker from '../messages/checker.ts';
import type { CheckView, Row } from '../report/view-check.server.ts';
import type { CheckedSection } from '../schema.ts';
import { BriefStrip } from './brief-strip.tsx';
import { CHECK_FORM } from './check-form.tsx';
import { MarkLink } from './mark-link.tsx';
import { NewTab } from './new-tab.tsx';
import { StatusBadge } from './status-badge.tsx';

/** `accepted`: for each correction whether it is. */
type Choice = { accepted: boolean[]; onToggle: (index: number) => void };

export function CitationReport({
  view,
  ...choice
}: { view: Omit<CheckView, 'quotations' | 'table'> } & Choice) {
  return (
    <section className="citation-report" aria-labelledby="report-title">
      <header>
        <h2 id="report-title">{checker.report}</h2>
        <BriefStrip view={view} />
      </header>
      <ol>
        {view.rows.map((row) => (
          <ReportRow key={row.number} row={row} marks={view.marks} {...choice} />
        ))}
      </ol>
    </section>
  );
}

function ReportRow({
  row,
  marks,
  accepted,
  onToggle,
}: { row: Row; marks: CheckView['marks'] } & Choice) {
  const {
    number,
    status,
    text,
    findings,
    matches,
    invented,
    fix,
    correction,
    link,
    heading,
    sections = [],
    again,
    notes,
  } = row;
  const section = sections.length === 1 ? sections[0] : undefined;
  const pages = matches.filter(({ page }) => page);
  return (
    <li id={`c${number}`} tabIndex={-1}>
      <div className="verdict-cell">
        <MarkLink className="row-number" number={number} marks={marks} />
        <StatusBadge status={status} />
      </div>
      <div>
        <p className="cited-as">{text.replace(/\s+/g, ' ')}</p>
        {findings.map((finding) => (
          <p key={finding} className={finding === invented?.sentence ? 'invented-by' : undefined}>
            {finding}
          </p>
        ))}
        {fix && (
          <p>
            {checker.fix[status === 'wrong_name' ? 'name' : 'year']}{' '}
            <b>{fix.replace(/\s+/g, ' ')}</b>
          </p>
        )}
        {correction && (
          <label className="choice">
            <input
              type="checkbox"
              name="correct"
              value={correction.index}
              form={CHECK_FORM}
              checked={accepted[correction.index] ?? false}
              onChange={() => onToggle(correction.index)}
            />
            <span>{correction.label}</span>
          </label>
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
          {invented && (
            <NewTab url={invented.url} icon="external-link">
              {checker.readOrder(invented.order)}
            </NewTab>
          )}
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

/**
 * Each section of a list or range with its heading, and the nearest ones to a section that is not
 * in the Code.
 */
function CodeSections({ sections }: { sections: CheckedSection[] }) {
  const inCode = sections.length > 1 ? sections.flatMap((one) => (one.inCode ? [one] : [])) : [];
  const nearest = sections.flatMap((one) =>
    one.inCode ? [] : one.nearest.map((section) => ({ ...section, title: one.title })),
  );
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
