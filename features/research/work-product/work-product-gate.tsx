// Why nothing was written, and the one thing that helps: sign in and come back, use the one free search, upgrade, or try again. The free
// search is sent by the same form as the text, so that it works without JavaScript too.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { Refusal } from './work-product.ts';
import { writingTexts } from './work-product-messages.ts';

type Props = { refusal: Refusal; form: string; returnTo: string; busy: boolean };

export function WritingGate({ refusal: { failure, mayTry }, form, returnTo, busy }: Props) {
  const { kind, message } = failure;
  if (kind === 'unauthenticated') {
    return (
      <div className="notice caution with-action" role="alert">
        <Icon name="bookmark" />
        <p>
          {message} <span className="js-only">{writingTexts.signInKept}</span>
          <span className="no-js-only">{writingTexts.signInCopy}</span>
        </p>
        <Link className="button" to={`/auth/login?returnTo=${encodeURIComponent(returnTo)}`}>
          {writingTexts.signIn}
        </Link>
      </div>
    );
  }
  if (kind === 'needs_plan' || kind === 'not_found') {
    return (
      <div className="notice caution with-action" role="alert">
        <Icon name="bookmark" />
        <p>
          {message}
          {mayTry && kind === 'needs_plan' && (
            <>
              {'. '}
              <b>{writingTexts.tryTitle}</b> {writingTexts.tryText}
            </>
          )}
        </p>
        {mayTry ? (
          <button type="submit" className="button" form={form} name="try" value="once" disabled={busy}>
            {writingTexts.tryButton}
          </button>
        ) : (
          <Link className="button" to="/subscription">
            {writingTexts.upgrade}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className="notice failed" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>{message}</b>
        {kind === 'unavailable' && (
          <>
            <br />
            {writingTexts.stillThere}
          </>
        )}
      </p>
    </div>
  );
}
