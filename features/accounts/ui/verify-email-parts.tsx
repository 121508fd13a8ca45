// The two states of the page for verifying an address: with a link from the email, its password is
// asked; without one, it says where the email went and sends another.
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import * as accounts from '../messages/accounts.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

/** `doing`: the intent of the form that is on its way. */
type Props = { doing: string | null; failure?: Failure | null };

export function VerifyForm({ doing, failure, token }: Props & { token: string }) {
  return (
    <>
      <Form method="post" replace noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          id="password"
          label={accounts.password}
          name="password"
          autoComplete="current-password"
          error={failure?.fields?.password}
        />
        <Button type="submit" disabled={doing !== null}>
          {doing === 'verify' ? accounts.verifying : accounts.verifyButton}
        </Button>
      </Form>
      <p>
        <Link to="/auth/forgot-password">{accounts.forgot}</Link>
      </p>
    </>
  );
}

type Sent = {
  email: string | null;
  returnTo: string;
  answer?: { done: 'resent' | null; email: string };
};

export function VerificationSent({ doing, failure, email, returnTo, answer }: Props & Sent) {
  const query = returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const isResent = answer?.done === 'resent' && doing === null;
  return (
    <>
      {isResent && (
        <Notice kind="good" role="status">
          {accounts.resent}
        </Notice>
      )}
      {!isResent && email && !failure && (
        <p className="lead">
          {accounts.verifySent} <b>{email}</b>. {accounts.verifySentRest}
        </p>
      )}
      {(email || answer?.done) && (
        <p>
          {accounts.verifyElsewhere}{' '}
          <Link to={`/auth/login${query}`}>{accounts.verifyElsewhereLink}</Link>
        </p>
      )}
      <Form method="post" replace noValidate className="grid gap-4">
        <p>{accounts.verifyAsk}</p>
        <input type="hidden" name="intent" value="resend" />
        <EmailField defaultValue={answer?.email || email || ''} error={failure?.fields?.email} />
        <Button type="submit" kind="quiet" disabled={doing !== null}>
          {doing === 'resend' ? accounts.resending : accounts.resend}
        </Button>
      </Form>
    </>
  );
}
