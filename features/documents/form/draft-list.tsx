// The drafts of an account: the title opens the newest version, and the earlier ones are listed
// below it.
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { formatLongDate } from '#lib/dates.ts';
import type { DraftListItem } from '../drafts.server.ts';
import * as texts from '../messages/drafts.ts';

type Draft = { draft: string; title: string; versions: DraftListItem[] };

export function DraftList({ drafts }: { drafts: Draft[] }) {
  return (
    <ul className="document-list draft-list">
      {drafts.map(({ draft, title, versions }) => {
        const [newest, ...earlier] = versions;
        if (!newest) return null;
        return (
          <li key={draft}>
            <h2>
              <Link to={getPath(newest)}>{newest.name}</Link>
            </h2>
            <p className="hint">
              {title !== newest.name && `${title}. `}
              {describe(newest)}
            </p>
            {earlier.length > 0 && (
              <details>
                <summary aria-label={`${texts.earlier(earlier.length)}: ${newest.name}`}>
                  {texts.earlier(earlier.length)}
                </summary>
                <ul>
                  {earlier.map((version) => (
                    <li key={version.version}>
                      <Link className="onward" to={getPath(version)}>
                        {describe(version)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <Form method="post">
              <input type="hidden" name="draft" value={draft} />
              <Button
                type="submit"
                kind="quiet"
                name="do"
                value="remove"
                aria-label={`${texts.remove} ${newest.name}`}
              >
                {texts.remove}
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}

const getPath = ({ documentType, draft, version }: DraftListItem) =>
  `/documents?type=${documentType}&draft=${draft}&version=${version}`;
const describe = ({ version, savedAt }: DraftListItem) =>
  texts.open(version, formatLongDate(savedAt.slice(0, 10)));
