// What counts against rate limits is taken before the work. The first limit that is reached
// refuses; those before it stay taken.
import { type Failed, fail, ok, type Result } from '#lib/result.ts';
import type { Deps } from './deps.ts';

/** Names of server/load/limits.ts, each with whom it counts for. */
export type Limits = readonly (readonly [name: string, key: string])[];
export type UsedLimits = { giveBack: () => Promise<void> };
type LimitDeps = Pick<Deps, 'limits'>;
type Message = string | ((retryAfterSeconds: number) => string);

export async function takeLimits(
  deps: LimitDeps,
  limits: Limits,
  message: Message,
): Promise<Failed | undefined> {
  const used = await tryLimits(deps, limits, message);
  return used.ok ? undefined : used;
}

/** For what counts only if it fails, such as a password. */
export async function tryLimits(
  deps: LimitDeps,
  limits: Limits,
  message: Message,
): Promise<Result<UsedLimits>> {
  const used: UsedLimits[] = [];
  for (const [name, key] of limits) {
    const decision = await deps.limits.take(name, key);
    if (!decision.allowed) {
      const { retryAfterSeconds } = decision;
      const text = typeof message === 'string' ? message : message(retryAfterSeconds);
      return fail('rate_limited', text, { retryAfterSeconds });
    }
    used.push(decision);
  }
  return ok({
    giveBack: async () => void (await Promise.all(used.map((decision) => decision.giveBack()))),
  });
}
