// Shown instead of a search that needs a plan: sign in, use the free search, or upgrade. The free search is a POST, because
// opening or reloading a URL must never spend it.
import { Form, Link, useNavigation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { Failure } from '#lib/result.ts';
import { formatResearchAddress, type ResearchSearch } from '../cases/search-address.ts';
import { research } from '../messages.ts';
import { newsTexts } from '../news/news-messages.ts';

export function TryOnceFree({ failure, mayTry, search }: { failure: Failure; mayTry: boolean; search: ResearchSearch }) {
  const trying = useNavigation().formMethod === 'POST';
  if (failure.kind === 'unauthenticated') {
    return (
      <div className="notice caution with-action mt-4" role="alert">
        <Icon name="bookmark" />
        <p>{failure.message}</p>
        <Link className="button" to={`/auth/login?returnTo=${encodeURIComponent(formatResearchAddress(search))}`}>
          {research.signIn}
        </Link>
      </div>
    );
  }
  return (
    <div className="notice caution with-action mt-4" role="alert">
      <Icon name="bookmark" />
      {mayTry && failure.kind === 'needs_plan' ? (
        <p>
          <b>{newsTexts.tryTitle}</b> {newsTexts.tryText}
        </p>
      ) : (
        <p>{failure.message}</p>
      )}
      {mayTry && (
        <Form method="post" action={formatResearchAddress(search)} preventScrollReset>
          <button type="submit" className="button" disabled={trying}>
            {trying ? newsTexts.trying : newsTexts.tryButton}
          </button>
        </Form>
      )}
      {!mayTry && (
        <Link className="button" to="/subscription">
          {research.upgrade}
        </Link>
      )}
    </div>
  );
}
