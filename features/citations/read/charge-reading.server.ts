// What reading costs the network that sends: one of a number of texts, and seconds of processor
// time, of which one is paid before anything is looked at and the others when it is known how many
// there were.

import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import type { Failed } from '#lib/result.ts';

const SECONDS = 'citation-seconds';
type Sender = Pick<Caller, 'clientAddress'>;

/** `limit`: of the number of texts. Undefined when the text may be read. */
export const takeReading = (
  deps: Pick<Deps, 'limits'>,
  { clientAddress }: Sender,
  limit: 'citation-checks' | 'papers',
  message: string,
): Promise<Failed | undefined> =>
  takeLimits(
    deps,
    [limit, SECONDS].map((name) => [name, clientAddress] as const),
    message,
  );

/** `seconds`: of all threads together. */
export async function chargeReading(
  { limits }: Pick<Deps, 'limits'>,
  { clientAddress }: Sender,
  seconds: number,
): Promise<void> {
  const moreSeconds = Math.ceil(seconds) - 1;
  if (moreSeconds > 0) await limits.take(SECONDS, clientAddress, moreSeconds);
}
