// Reads the viewer from the session; called once per request and only when the browser sent a
// session cookie.
import type { Deps } from '#features/deps.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { getTier } from '#features/plans/get-tier.server.ts';
import type { Accounts } from './create-accounts.server.ts';

export async function readViewer(
  deps: Deps & { accounts: Pick<Accounts, 'findSession'> },
  headers: Headers,
): Promise<Viewer> {
  const account = await deps.accounts.findSession(headers);
  if (!account) return VISITOR;
  return { kind: 'account', ...account, tier: await getTier(deps, account.id, deps.clock.now()) };
}
