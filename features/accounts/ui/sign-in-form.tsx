// While the address is unverified and no mail was resent, the submit button is disabled; the Google
// button is disabled while unverified or submitting. Typing another address or password leaves the
// unverified state.

import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import { EmailField } from './email-field.tsx';
import { FailureSummary } from './failure-summary.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { UnverifiedPanel } from './unverified-panel.tsx';

export type SignInAnswer = {
  failure: Failure | null;
  email: string;
  unverified: boolean;
  sent: boolean;
};
type Props = { answer?: SignInAnswer; returnTo: string; notice?: string; googleFailed: boolean };

export function SignInForm({ answer, returnTo, notice, googleFailed }: Props) {
  const [dismissedAnswer, setDismissedAnswer] = useState<SignInAnswer>();
  const navigation = useNavigation();
  const pendingIntent =
    navigation.state !== 'idle' && navigation.formMethod === 'POST'
      ? String(navigation.formData?.get('intent'))
      : null;
  const visibleAnswer = answer === dismissedAnswer ? undefined : answer;
  const unverified = visibleAnswer?.unverified === true;
  const failure = unverified || pendingIntent !== null ? null : visibleAnswer?.failure;
  const dismiss = () => unverified && setDismissedAnswer(answer);
  const returnToQuery = returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <>
      {notice && !answer && (
        <Notice kind="good" role="status">
          {notice}
        </Notice>
      )}
      {googleFailed && !answer && <Notice kind="failed">{accounts.googleFailed}</Notice>}
      <FailureSummary failure={failure} ids={{ email: 'email', password: 'password' }} />
      {unverified && (
        <UnverifiedPanel
          email={visibleAnswer.email}
          sent={visibleAnswer.sent}
          sending={pendingIntent === 'resend'}
          problem={visibleAnswer.failure?.message}
          returnTo={returnTo}
        />
      )}
      <Form method="post" replace noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <EmailField
          defaultValue={answer?.email}
          error={failure?.fields?.email}
          onChange={dismiss}
        />
        <PasswordField
          id="password"
          label={accounts.password}
          name="password"
          autoComplete="current-password"
          error={failure?.fields?.password}
          onChange={dismiss}
        />
        <Button
          type="submit"
          disabled={pendingIntent !== null || (unverified && !visibleAnswer.sent)}
        >
          {pendingIntent === 'sign-in' ? accounts.signingIn : accounts.signIn}
        </Button>
      </Form>
      <Form method="post" replace className="grid gap-4">
        <p className="account-or">{accounts.or}</p>
        <input type="hidden" name="intent" value="google" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" kind="quiet" disabled={pendingIntent !== null || unverified}>
          {accounts.google}
        </Button>
      </Form>
      <PasskeyButton
        purpose="sign-in"
        kind="quiet"
        label={security.signInWithPasskey}
        fields={{ intent: 'passkey', returnTo }}
        disabled={pendingIntent !== null}
      />
      <ul className="account-links">
        {unverified && (
          <li>
            <Link to={`/auth/login${returnToQuery}`} reloadDocument>
              {accounts.otherAddress}
            </Link>
          </li>
        )}
        <li>
          <Link to="/auth/forgot-password">{accounts.forgot}</Link>
        </li>
        <li>
          {accounts.toRegister}{' '}
          <Link to={`/auth/register${returnToQuery}`}>{accounts.toRegisterLink}</Link>
        </li>
      </ul>
    </>
  );
}
