// Shown instead of a search that needs a plan: sign in, use the free search, or upgrade. The free search is a POST, because
// opening or reloading a URL must never spend it.
import { Form, Link, useNavigation } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import { formatResearchAddress, type ResearchSearch } from '../cases/search-address.ts';
import { research } from '../messages.ts';
import { newsTexts } from '../news/news-messages.ts';

export function TryOnceFree({ failure, mayTry, search }: { failure: Failure; mayTry: boolean; search: ResearchSearch }) {
  const trying = useNavigation().formMethod === 'POST';
  if (failure.kind === 'unauthenticated') {
    return (
      <Notice
        kind="caution"
        icon="bookmark"
        role="alert"
        className="mt-4"
        action={
          <Link className="button" to={`/auth/login?returnTo=${encodeURIComponent(formatResearchAddress(search))}`}>
            {research.signIn}
          </Link>
        }
      >
        {failure.message}
      </Notice>
    );
  }
  const action = mayTry ? (
    <Form method="post" action={formatResearchAddress(search)} preventScrollReset>
      <button type="submit" className="button" disabled={trying}>
        {trying ? newsTexts.trying : newsTexts.tryButton}
      </button>
    </Form>
  ) : (
    <Link className="button" to="/subscription">
      {research.upgrade}
    </Link>
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
