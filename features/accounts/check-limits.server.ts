// Rate limits of this feature: each form counts per network and per email address, so that neither many addresses from one
// network nor one address from many networks gets around them.
import type { Deps } from '#features/deps.ts';
import { fail, type Result } from '#lib/result.ts';
import { accounts } from './messages.ts';

export async function checkLimits(
  deps: Pick<Deps, 'limits'>,
  limits: [limit: string, key: string][],
  message: string = accounts.tooMany,
): Promise<Result<never> | null> {
  // Count all of them even if the first refuses: requests from a refused network must still count against the account.
  const decisions = await Promise.all(limits.map(([limit, key]) => deps.limits.take(limit, key)));
  const waits = decisions.flatMap((decision) => (decision.allowed ? [] : [decision.retryAfterSeconds]));
  return waits.length > 0 ? fail('rate_limited', message, { retryAfterSeconds: Math.max(...waits) }) : null;
}
