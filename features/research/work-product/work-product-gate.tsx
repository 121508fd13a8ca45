// Why nothing was written, with the matching action: sign in and come back, use the free search,
// upgrade, or try again. The free search is submitted with the same form as the text, so that it
// works without JavaScript.
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as research from '../messages/research.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';
import type { Refusal } from './work-product.ts';

type Props = { refusal: Refusal; form: string; returnTo: string; busy: boolean };

export function WorkProductGate({ refusal: { failure, mayTry }, form, returnTo, busy }: Props) {
  const { kind, message } = failure;
  if (kind === 'unauthenticated') {
    return (
      <Notice
        kind="caution"
        icon="bookmark"
        role="alert"
        action={
          <ButtonLink to={`/auth/login?returnTo=${encodeURIComponent(returnTo)}`}>
            {workProductTexts.signIn}
          </ButtonLink>
        }
      >
        {message} <span className="js-only">{workProductTexts.signInKept}</span>
        <span className="no-js-only">{workProductTexts.signInCopy}</span>
      </Notice>
    );
  }
  if (kind === 'needs_plan' || kind === 'not_found') {
    const action = mayTry ? (
      <Button type="submit" form={form} name="try" value="once" disabled={busy}>
        {workProductTexts.tryButton}
      </Button>
    ) : (
      <ButtonLink to="/subscription">{workProductTexts.upgrade}</ButtonLink>
    );
    return (
      <Notice kind="caution" icon="bookmark" role="alert" action={action}>
        {message}
        {mayTry && kind === 'needs_plan' && (
          <>
            {'. '}
            <b>{workProductTexts.tryTitle}</b> {workProductTexts.tryText}
          </>
        )}
      </Notice>
    );
  }
  return (
    <Notice kind="failed">
      <b>{message || research.failedOtherwise}</b>
      {kind === 'unavailable' && (
        <>
          <br />
          {workProductTexts.stillThere}
        </>
      )}
    </Notice>
  );
}
