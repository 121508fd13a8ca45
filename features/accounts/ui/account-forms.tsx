// The forms of the account page. Each is submitted separately and shows its own answer.

import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { clearTab } from '#app/ui/clear-tab.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import * as accounts from '../messages/accounts.ts';
import { FailureSummary } from './failure-summary.tsx';
import { PasswordField } from './password-field.tsx';

export type AccountIntent =
  | 'change-password'
  | 'everywhere'
  | 'end-session'
  | 'not-me'
  | 'unfreeze'
  | 'stop-recovery';
export type AccountAnswer = { intent: AccountIntent; failure: Failure | null };
type Props = { hasPassword: boolean; answer?: AccountAnswer; pendingIntent: string | null };

const selectAnswer = ({ answer, pendingIntent }: Props, intent: AccountIntent) =>
  answer?.intent === intent && pendingIntent === null ? answer : undefined;

export function ChangePasswordForm(props: Props) {
  const answer = selectAnswer(props, 'change-password');
  const fields = answer?.failure?.fields;
  return (
    <section className="account-part" aria-labelledby="change-password">
      <h2 id="change-password">{accounts.changeTitle}</h2>
      {answer && !answer.failure && (
        <Notice kind="good" role="status">
          {accounts.changed}
        </Notice>
      )}
      <FailureSummary
        failure={answer?.failure}
        ids={{ current: 'current', password: 'new-password' }}
      />
      {props.hasPassword ? (
        <Form
          method="post"
          replace
          noValidate
          className="grid gap-4"
          key={answer && !answer.failure ? 'changed' : 'form'}
        >
          <input type="hidden" name="intent" value="change-password" />
          <PasswordField
            id="current"
            label={accounts.currentPassword}
            name="current"
            autoComplete="current-password"
            error={fields?.current}
          />
          <PasswordField
            id="new-password"
            label={accounts.newPassword}
            name="password"
            autoComplete="new-password"
            hint={accounts.passwordHint}
            error={fields?.password}
          />
          <Button
            type="submit"
            className="justify-self-start"
            disabled={props.pendingIntent !== null}
          >
            {props.pendingIntent === 'change-password' ? accounts.changing : accounts.changeButton}
          </Button>
        </Form>
      ) : (
        <p>
          {accounts.noPassword} <Link to="/auth/forgot-password">{accounts.resetTitle}</Link>
        </p>
      )}
    </section>
  );
}

export function SignOutEverywhereForm({ pendingIntent }: Props) {
  return (
    <section className="account-part" aria-labelledby="everywhere">
      <h2 id="everywhere">{accounts.everywhereTitle}</h2>
      <p>{accounts.everywhereLead}</p>
      <Form method="post" replace onSubmit={clearTab}>
        <input type="hidden" name="intent" value="everywhere" />
        <Button type="submit" kind="quiet" disabled={pendingIntent !== null}>
          {accounts.everywhereButton}
        </Button>
      </Form>
    </section>
  );
}
