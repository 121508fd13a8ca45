// Describes a template: what it does, what it is not for, what to have ready, and its sources.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { CautionNotice } from '#features/library/ui/caution-notice.tsx';
import { findStateName } from '../assemble/assemble.ts';
import { documents } from '../messages.ts';

type Props = { template: DocumentTemplate; lawNotice: string | undefined; jurisdiction: string };

export function AboutDocument({ template, lawNotice, jurisdiction }: Props) {
  const state = findStateName(jurisdiction);
  return (
    <section className="about-document" aria-labelledby="about-title">
      <h2 id="about-title">{template.title}</h2>
      <p className="lead">{template.does}</p>
      {lawNotice && <CautionNotice text={lawNotice} />}
      <div className="about-columns">
        <List title={documents.notFor} items={template.notFor} />
        <List title={documents.haveReady} items={template.haveReady} />
      </div>
      {template.sources.length > 0 && (
        <details>
          <summary>{documents.sources}</summary>
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
        </details>
      )}
      <p className="hint">
        {documents.checkedOn(template.checkedOn)} {!template.attorneyReviewed && documents.notReviewed}{' '}
        {state ? documents.state(state) : documents.noState}
      </p>
    </section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
