// What stands above everything else on the account page: what a form did, and that changes are
// stopped.
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import type { AccountPage } from '../read-account-page.server.ts';
import type { AccountAnswer, AccountIntent } from './account-forms.tsx';

const DONE: Partial<Record<AccountIntent, string>> = {
  'end-session': security.sessionEnded,
  unfreeze: security.unfrozen,
  'stop-recovery': security.recoveryStopped,
};

type Props = { page: AccountPage; answer: AccountAnswer | undefined; busy: boolean };

/** The form for a password shows its own answer. */
export function AccountNotices({ page, answer: sent, busy }: Props) {
  const answer = busy || sent?.intent === 'change-password' ? undefined : sent;
  const done = answer && !answer.failure && DONE[answer.intent];
  return (
    <div className="account-notices">
      {answer?.failure && <Notice kind="failed">{answer.failure.message}</Notice>}
      {done && (
        <Notice kind="good" role="status">
          {done}
        </Notice>
      )}
      <FreezeNotice page={page} busy={busy} />
    </div>
  );
}

export function FreezeNotice({ page, busy }: { page: AccountPage; busy: boolean }) {
  if (!page.freeze) return null;
  const isAddress = page.freeze === 'address';
  return (
    <Notice kind="caution" as="section" aria-labelledby="frozen">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-h4" id="frozen">
          {security.frozenTitle}
        </h2>
        <p>{isAddress ? security.frozenAddress : security.frozenLead}</p>
        {page.enrolled ? (
          <div className="account-acts">
            {isAddress ? (
              <>
                <DecideForm address="keep" label={security.keepNewAddress} busy={busy} />
                <DecideForm address="back" label={security.goBackToOld} busy={busy} />
              </>
            ) : (
              <DecideForm address="keep" label={security.unfreeze} busy={busy} />
            )}
          </div>
        ) : (
          <p>
            {isAddress ? (
              security.frozenAddressWithoutFactor
            ) : (
              <>
                {security.frozenWithoutFactor}{' '}
                <Link to="/auth/forgot-password">{accounts.resetTitle}</Link>
              </>
            )}
          </p>
        )}
      </div>
    </Notice>
  );
}

function DecideForm({
  address,
  label,
  busy,
}: {
  address: 'keep' | 'back';
  label: string;
  busy: boolean;
}) {
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value="unfreeze" />
      <input type="hidden" name="address" value={address} />
      <Button type="submit" kind="quiet" disabled={busy}>
        {label}
      </Button>
    </Form>
  );
}
