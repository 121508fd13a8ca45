// On every page of an account that somebody asked to recover. One press stops it.
import { Form } from 'react-router';
import * as security from '#features/accounts/messages/security.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function RecoveryNotice({ opensAt }: { opensAt: string | undefined }) {
  if (!opensAt) return null;
  return (
    <div className="page-width pt-4">
      <Notice
        kind="failed"
        action={
          <Form method="post" action="/account" reloadDocument>
            <input type="hidden" name="intent" value="stop-recovery" />
            <Button type="submit" kind="danger">
              {security.stopIt}
            </Button>
          </Form>
        }
      >
        {security.recoveryBanner(opensAt)}
      </Notice>
    </div>
  );
}
