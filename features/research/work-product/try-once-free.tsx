// Shown instead of a search that needs a plan: sign in, use the free search, or upgrade. The free
// search is a POST, because opening or reloading a URL must never spend it.

import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import { formatResearchAddress, type ResearchSearch } from '../cases/search-address.ts';
import * as newsTexts from '../messages/news-texts.ts';
import * as research from '../messages/research.ts';

export function TryOnceFree({
  failure,
  mayTry,
  search,
}: {
  failure: Failure;
  mayTry: boolean;
  search: ResearchSearch;
}) {
  const trying = useNavigation().formMethod === 'POST';
  if (failure.kind === 'unauthenticated') {
    return (
      <Notice
        kind="caution"
        icon="bookmark"
        role="alert"
        className="mt-4"
        action={
          <ButtonLink
            to={`/auth/login?returnTo=${encodeURIComponent(formatResearchAddress(search))}`}
          >
            {research.signIn}
          </ButtonLink>
        }
      >
        {failure.message}
      </Notice>
    );
  }
  const action = mayTry ? (
    <Form method="post" action={formatResearchAddress(search)} preventScrollReset>
      <Button type="submit" disabled={trying}>
        {trying ? newsTexts.trying : newsTexts.tryButton}
      </Button>
    </Form>
  ) : (
    <ButtonLink to="/subscription">{research.upgrade}</ButtonLink>
  );
  return (
    <Notice kind="caution" icon="bookmark" role="alert" className="mt-4" action={action}>
      {mayTry && failure.kind === 'needs_plan' ? (
        <>
          <b>{newsTexts.tryTitle}</b> {newsTexts.tryText}
        </>
      ) : (
        failure.message
      )}
    </Notice>
  );
}
