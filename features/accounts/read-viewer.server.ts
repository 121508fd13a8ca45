// Reads the viewer from the session; called once per request and only when the browser sent a
// session cookie. A session that waits for its second step is nobody's: no feature can mistake it
// for an account, and the server leads it to that step (server/http/second-step-guard.ts).

import { VISITOR, type Viewer } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { getTier } from '#features/plans/get-tier.server.ts';
import type { Accounts } from './create-accounts.server.ts';

type ReadViewer = {
  viewer: Viewer;
  /** It waits for its second step. */
  pending: boolean;
  /** Somebody asked to recover the account: when that opens. Every page says so. */
  recoveryOpensAt?: string;
};

export async function readViewer(
  deps: Deps & { accounts: Pick<Accounts, 'findSession'> },
  headers: Headers,
): Promise<ReadViewer> {
  const session = await deps.accounts.findSession(headers);
  if (!session || session.pending) return { viewer: VISITOR, pending: session?.pending === true };
  const { account, staff, recoveryOpensAt } = session;
  const tier = await getTier(deps, account.id, deps.clock.now());
  const roles = staff.length > 0 ? { staff } : {};
  return {
    viewer: { kind: 'account', ...account, tier, ...roles },
    pending: false,
    ...(recoveryOpensAt && { recoveryOpensAt: recoveryOpensAt.toISOString() }),
  };
}
