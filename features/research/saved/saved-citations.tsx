// The list of saved citations, of the account (with notes) or of this browser tab. Both can be
// exported.

import { useEffect } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as texts from '../messages/saved-texts.ts';
import {
  clearPage,
  type PageCitation,
  removeFromPage,
  usePageCitations,
} from './page-citations.ts';
import { MAX_NOTE_LENGTH } from './saved-limits.ts';
import type { SavedAnswer, SavedList } from './saved-list.ts';

export function SavedCitations({ list }: { list: SavedList | null }) {
  const inPage = usePageCitations();
  if (!list) return <PageList citations={inPage} />;
  return (
    <div className="saved-list">
      {list.failed && <p className="text-ink-2">{texts.notLoaded}</p>}
      {!list.failed && list.total === 0 && <p className="text-ink-2">{texts.none}</p>}
      {inPage.length > 0 && <MoveToAccount citations={inPage} />}
      <ul>
        {list.rows.map((row) => (
          <SavedRow key={row.citation} {...row} />
        ))}
      </ul>
      {list.total > list.rows.length && (
        <Link className="onward" to="/account#saved">
          {texts.more(list.total - list.rows.length)} <Icon name="arrow-right" />
        </Link>
      )}
      {list.total > 0 && (
        <>
          <p className="meta">{texts.keptInAccount}</p>
          <ExportForm cases={[]} />
        </>
      )}
    </div>
  );
}

function PageList({ citations }: { citations: PageCitation[] }) {
  return (
    <div className="saved-list">
      {citations.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul>
        {citations.map(({ slug, citation }) => (
          <li key={slug}>
            <Link to={`/cases/${slug}`}>{citation}</Link>
            <button
              type="button"
              className="link-button"
              aria-label={texts.removeWhich(citation)}
              onClick={() => removeFromPage(slug)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      {citations.length > 0 && (
        <>
          <p className="meta">{texts.keptHere}</p>
          <ExportForm cases={citations.map((c) => c.slug)} />
        </>
      )}
    </div>
  );
}

function SavedRow({ citation, slug, note }: SavedList['rows'][number]) {
  return (
    <li>
      <Link to={`/cases/${slug}`}>{citation}</Link>
      {note !== '' && <p className="saved-note">{note}</p>}
      <div className="saved-actions">
        <details>
          <summary aria-label={note === '' ? texts.addNoteTo(citation) : texts.noteFor(citation)}>
            {note === '' ? texts.addNote : texts.note}
          </summary>
          <SavedForm intent="note" citation={citation} className="grid gap-2">
            <textarea
              className="input"
              name="note"
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              aria-label={texts.noteFor(citation)}
              defaultValue={note}
              key={note}
            />
            <Button type="submit" kind="quiet" className="justify-self-start">
              {texts.saveNote}
            </Button>
          </SavedForm>
        </details>
        <SavedForm intent="remove" citation={citation}>
          <button type="submit" className="link-button" aria-label={texts.removeWhich(citation)}>
            {texts.remove}
          </button>
        </SavedForm>
      </div>
    </li>
  );
}

type SavedFormProps = {
  intent: string;
  citation: string;
  className?: string;
  children: React.ReactNode;
};

function SavedForm({ intent, citation, className, children }: SavedFormProps) {
  const fetcher = useFetcher<SavedAnswer>();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/research/saved" className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="citation" value={citation} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
      <SaveFailure answer={fetcher.data} />
    </fetcher.Form>
  );
}

function SaveFailure({ answer }: { answer: SavedAnswer | undefined }) {
  if (!answer?.failure) return null;
  return (
    <span className="wrong" role="alert">
      {answer.failure.message}
    </span>
  );
}

/** Moves citations that the browser tab stored before sign-in to the account. */
function MoveToAccount({ citations }: { citations: PageCitation[] }) {
  const fetcher = useFetcher<SavedAnswer>();
  const isMoved = fetcher.data?.failure === null;
  useEffect(() => {
    if (isMoved) clearPage();
  }, [isMoved]);
  return (
    <fetcher.Form method="post" action="/research/saved">
      <input type="hidden" name="intent" value="save" />
      {citations.map(({ slug }) => (
        <input key={slug} type="hidden" name="case" value={slug} />
      ))}
      <Button type="submit" kind="quiet">
        <Icon name="bookmark" />
        {texts.move(citations.length)}
      </Button>
      <SaveFailure answer={fetcher.data} />
    </fetcher.Form>
  );
}

/**
 * A native form, because the response is a download and not a page. It is a POST, so that the list
 * does not appear in logs.
 */
function ExportForm({ cases }: { cases: string[] }) {
  return (
    <form method="post" action="/research/saved/export" className="export-form">
      {cases.map((slug) => (
        <input key={slug} type="hidden" name="case" value={slug} />
      ))}
      <label htmlFor="export-format">{texts.exportAs}</label>
      <select className="select" id="export-format" name="format">
        {Object.entries(texts.formats).map(([format, label]) => (
          <option key={format} value={format}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" kind="quiet">
        <Icon name="download" />
        {texts.exportButton}
      </Button>
    </form>
  );
}
