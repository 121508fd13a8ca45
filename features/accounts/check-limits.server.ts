// Limits of this feature: each form counts per network and per address, so that neither many addresses from one network nor
// one address from many networks gets further.
import type { Deps } from '#features/deps.ts';
import { fail, type Result } from '#lib/result.ts';
import { accounts } from './messages.ts';

export async function checkLimits(
  deps: Pick<Deps, 'limits'>,
  limits: [limit: string, key: string][],
  message: string = accounts.tooMany,
): Promise<Result<never> | null> {
  // All are counted, also when the first says no: a refused network must not leave an account's count untouched.
  const taken = await Promise.all(limits.map(([limit, key]) => deps.limits.take(limit, key)));
  const waits = taken.flatMap((one) => (one.allowed ? [] : [one.retryAfterSeconds]));
  return waits.length > 0 ? fail('rate_limited', message, { retryAfterSeconds: Math.max(...waits) }) : null;
}
