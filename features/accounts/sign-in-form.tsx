// States as the product's specification has them: while unverified and nothing resent the submit button is off; the Google
// button is off whenever unverified or busy. Typing another address or password leaves the unverified state.
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { Failure } from '#lib/result.ts';
import { Field, Notice } from './form-parts.tsx';
import { accounts } from './messages.ts';
import { UnverifiedPanel } from './unverified-panel.tsx';

export type SignInAnswer = { failure: Failure | null; email: string; unverified: boolean; sent: boolean };
type Props = { answer?: SignInAnswer; returnTo: string; notice?: string; googleFailed: boolean };

export function SignInForm({ answer, returnTo, notice, googleFailed }: Props) {
  const [left, setLeft] = useState<SignInAnswer>();
  const navigation = useNavigation();
  const doing = navigation.state !== 'idle' && navigation.formMethod === 'POST' ? String(navigation.formData?.get('intent')) : null;
  const shown = answer === left ? undefined : answer;
  const unverified = shown?.unverified === true;
  const leave = () => unverified && setLeft(answer);
  const keep = returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <>
      {notice && !answer && <Notice kind="good">{notice}</Notice>}
      {googleFailed && !answer && <Notice kind="failed">{accounts.googleFailed}</Notice>}
      {shown?.failure && !unverified && doing === null && <Notice kind="failed">{shown.failure.message}</Notice>}
      {unverified && (
        <UnverifiedPanel
          email={shown.email}
          sent={shown.sent}
          sending={doing === 'resend'}
          problem={shown.failure?.message}
          returnTo={returnTo}
        />
      )}
      <Form method="post" replace className="grid gap-4">
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={accounts.email} name="email" type="email" autoComplete="username" defaultValue={answer?.email} onChange={leave} />
        <Field label={accounts.password} name="password" type="password" autoComplete="current-password" onChange={leave} />
        <button type="submit" className="button" disabled={doing !== null || (unverified && !shown.sent)}>
          {doing === 'sign-in' ? accounts.signingIn : accounts.signIn}
        </button>
      </Form>
      <Form method="post" replace className="grid gap-4">
        <p className="account-or">{accounts.or}</p>
        <input type="hidden" name="intent" value="google" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <button type="submit" className="button quiet" disabled={doing !== null || unverified}>
          {accounts.google}
        </button>
      </Form>
      <ul className="account-links">
        {unverified && (
          <li>
            <Link to={`/auth/login${keep}`} reloadDocument>
              {accounts.otherAddress}
            </Link>
          </li>
        )}
        <li>
          <Link to="/auth/forgot-password">{accounts.forgot}</Link>
        </li>
        <li>
          {accounts.toRegister} <Link to={`/auth/register${keep}`}>{accounts.toRegisterLink}</Link>
        </li>
      </ul>
    </>
  );
}
