import { Icon } from '#app/ui/icon.tsx';
import { labelOf } from '#features/library/schema/document-kinds.ts';
import { documents } from '../messages.ts';
import type { Faults } from './document-fields.tsx';

/** The red box: what failed, or every field that needs something, each leading there. */
export function FaultBox({ faults, failure }: { faults: Faults; failure?: string }) {
  const list = Object.entries(faults);
  if (list.length === 0 && !failure) return null;
  return (
    <div className="notice failed" role="alert" id="document-faults" tabIndex={-1}>
      <Icon name="circle-alert" />
      {list.length === 0 ? (
        <p>{failure}</p>
      ) : (
        <div>
          <p>{documents.fix(list.length)}</p>
          <ul>
            {list.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {message.startsWith(nameOf(field)) ? message : `${nameOf(field)}: ${message}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function nameOf(field: string): string {
  const [group, name = '', part = ''] = field.split('.');
  if (group !== 'parties') return labelOf(name || field);
  return name ? `${documents.party(Number(name) + 1)}, ${part === 'name' ? documents.name : labelOf(part)}` : documents.parties;
}
