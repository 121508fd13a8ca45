import { Notice } from '#app/ui/notice.tsx';
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import * as documents from '../messages/documents.ts';
import type { Faults } from './document-fields.tsx';

/** The error box: a failure message, or a list of links to the invalid fields. */
export function ErrorSummary({ faults, failure }: { faults: Faults; failure?: string }) {
  const entries = Object.entries(faults);
  if (entries.length === 0 && !failure) return null;
  return (
    <Notice kind="failed" as="div" id="document-faults" tabIndex={-1}>
      {entries.length === 0 ? (
        <p>{failure}</p>
      ) : (
        <>
          <p>{documents.fix(entries.length)}</p>
          <ul>
            {entries.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {message.startsWith(getFieldLabel(field))
                    ? message
                    : `${getFieldLabel(field)}: ${message}`}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

function getFieldLabel(field: string): string {
  const [group, name = '', part = ''] = field.split('.');
  if (group !== 'parties') return formatLabel(name || field);
  return name
    ? `${documents.party(Number(name) + 1)}, ${part === 'name' ? documents.name : formatLabel(part)}`
    : documents.parties;
}
