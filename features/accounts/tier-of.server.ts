// The seam to the plans: replaced by their `tierOf` (store events, grants, periods). Until then everyone is on the free tier.
import type { Tier } from '#features/plans/plans.ts';
import type { AccountDeps } from './account-parts.ts';

export async function tierOf(_deps: AccountDeps, _accountId: string, _now: Date): Promise<Tier> {
  return 'basic';
}
