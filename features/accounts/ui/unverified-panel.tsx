// Shown after the right password for an unverified address. A verification mail was sent
// automatically, or the button sends one.

import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as accounts from '../messages/accounts.ts';

type Props = { email: string; sent: boolean; sending: boolean; problem?: string; returnTo: string };

export function UnverifiedPanel({ email, sent, sending, problem, returnTo }: Props) {
  return (
    <Notice kind="caution" as="section" aria-labelledby="unverified-title">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-h4" id="unverified-title">
          {accounts.unverifiedTitle}
        </h2>
        <p role="alert">{accounts.unverified}</p>
        <Form method="post" replace>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" kind="quiet" disabled={sending}>
            {sending ? accounts.resending : accounts.resend}
          </Button>
        </Form>
        <p role="status" className={problem ? 'wrong' : undefined}>
          {problem ?? (sent && accounts.resent)}
        </p>
      </div>
    </Notice>
  );
}
