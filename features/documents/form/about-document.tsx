// Describes a template: what it does, and in one closed line what it is not for, what to have
// ready, and what it rests on.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { CautionNotice } from '#features/library/ui/caution-notice.tsx';
import { formatLongDate } from '#lib/dates.ts';
import { findStateName } from '../assemble/conditions.ts';
import * as documents from '../messages/documents.ts';

type Props = { template: DocumentTemplate; lawNotice: string | undefined; jurisdiction: string };

export function AboutDocument({ template, lawNotice, jurisdiction }: Props) {
  const state = findStateName(jurisdiction);
  return (
    <div className="about-document">
      <p>{template.does}</p>
      {lawNotice && <CautionNotice text={lawNotice} />}
      <details>
        <summary>{documents.about}</summary>
        <List title={documents.notFor} items={template.notFor} />
        <List title={documents.haveReady} items={template.haveReady} />
        {template.sources.length > 0 && (
          <>
            <h3>{documents.sources}</h3>
            <ul>
              {template.sources.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                    <span className="sr-only"> {documents.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="hint">{state ? documents.state(state) : documents.noState}</p>
      </details>
      <p className="hint">
        {documents.checkedOn(formatLongDate(template.checkedOn))}{' '}
        {!template.attorneyReviewed && documents.notReviewed}
      </p>
    </div>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
