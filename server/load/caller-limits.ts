// The limits of one request: a key of an organization has its own, so many times as large, and how
// much is left is told in the headers of the answer (RateLimit, as the IETF drafts them). Limits
// that count somebody else than the caller, such as an email address, are not told.
import type { RateLimiter, RateLimitQuota } from '#features/deps.ts';

export type CallerLimits = { limits: RateLimiter; headers: () => Record<string, string> };

export function createCallerLimits(
  limits: RateLimiter,
  caller: { network: string; times?: number | undefined },
): CallerLimits {
  const quotas = new Map<string, RateLimitQuota>();
  const take: RateLimiter['take'] = async (name, key, cost, times) => {
    if (key !== caller.network) return limits.take(name, key, cost, times);
    const decision = await limits.take(name, key, cost, times ?? caller.times);
    if (decision.quota) quotas.set(name, decision.quota);
    return decision;
  };
  const join = (write: (name: string, quota: RateLimitQuota) => string) =>
    [...quotas].map(([name, quota]) => write(`"${name}"`, quota)).join(', ');
  return {
    limits: { take },
    headers: (): Record<string, string> =>
      quotas.size === 0
        ? {}
        : {
            'RateLimit-Policy': join(
              (name, { count, seconds }) => `${name};q=${count};w=${seconds}`,
            ),
            RateLimit: join(
              (name, quota) => `${name};r=${quota.remaining};t=${quota.resetSeconds}`,
            ),
          },
  };
}
