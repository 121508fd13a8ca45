// The Save Citation button, which turns into Citation Saved. For signed-in users it is a form to
// the server; for visitors the browser tab stores the citation, and without JavaScript the form
// leads to the sign-in page and back.

import { useFetcher, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as saveButton from '../messages/save-button.ts';
import { saveInPage, usePageCitations } from './page-citations.ts';
import type { SavedAnswer } from './saved-list.ts';

type Props = { slug: string; citation: string; signedIn: boolean; saved: boolean };

export function SaveCitation({ slug, citation, signedIn, saved }: Props) {
  const fetcher = useFetcher<SavedAnswer>();
  const { pathname, search } = useLocation();
  const isInPage = usePageCitations().some((c) => c.slug === slug);
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : undefined;
  const isSaved = signedIn
    ? saved || fetcher.state !== 'idle' || (fetcher.data && !failure)
    : isInPage;
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
      <Button type="submit" kind="quiet" disabled={Boolean(isSaved)}>
        <Icon name={isSaved ? 'bookmark-check' : 'bookmark'} />
        <span className="label">{isSaved ? saveButton.done : saveButton.save}</span>
      </Button>
      {failure && (
        <span className="wrong" role="alert">
          {failure.message}
        </span>
      )}
    </fetcher.Form>
  );
}
