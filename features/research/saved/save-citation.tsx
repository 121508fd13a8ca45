// Save Citation, which becomes Citation Saved and stays so. Signed in it is a form to the server; signed out the page keeps
// it, and without JavaScript the form leads to the sign-in page and back.
import { useFetcher, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { saveInPage, usePageCitations } from './page-citations.ts';
import { saveButton } from './save-button-messages.ts';
import type { SavedAnswer } from './saved-list.ts';

type Props = { slug: string; citation: string; signedIn: boolean; saved: boolean };

export function SaveCitation({ slug, citation, signedIn, saved }: Props) {
  const fetcher = useFetcher<SavedAnswer>();
  const { pathname, search } = useLocation();
  const inPage = usePageCitations().some((c) => c.slug === slug);
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : undefined;
  const done = signedIn ? saved || fetcher.state !== 'idle' || (fetcher.data && !failure) : inPage;
  return (
    <fetcher.Form
      method="post"
      action="/research/saved"
      className="save-citation"
      aria-live="polite"
      onSubmit={(event) => {
        if (signedIn) return;
        event.preventDefault();
        saveInPage({ slug, citation });
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="case" value={slug} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button type="submit" className="button quiet" disabled={Boolean(done)}>
        <Icon name={done ? 'bookmark-check' : 'bookmark'} />
        {done ? saveButton.done : saveButton.save}
      </button>
      {failure && (
        <span className="wrong" role="alert">
          {failure.message}
        </span>
      )}
    </fetcher.Form>
  );
}
