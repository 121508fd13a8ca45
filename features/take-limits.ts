// What counts against rate limits is taken before the work. The first limit that is reached
// refuses; those before it stay taken.
import { type Failed, fail } from '#lib/result.ts';
import type { Deps } from './deps.ts';

type Message = string | ((retryAfterSeconds: number) => string);

/** `limits`: names of server/load/limits.ts, each with whom it counts for. */
export async function takeLimits(
  deps: Pick<Deps, 'limits'>,
  limits: readonly (readonly [name: string, key: string])[],
  message: Message,
): Promise<Failed | undefined> {
  for (const [name, key] of limits) {
    const decision = await deps.limits.take(name, key);
    if (decision.allowed) continue;
    const { retryAfterSeconds } = decision;
    const text = typeof message === 'string' ? message : message(retryAfterSeconds);
    return fail('rate_limited', text, { retryAfterSeconds });
  }
}
