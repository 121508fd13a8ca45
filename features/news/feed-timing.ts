// When a feed is fetched again: at its configured interval with jitter, so that feeds do not all
// come due at once, and with exponential backoff up to a day after failures. Retry-After is
// respected.
const MAX_MINUTES = 24 * 60;
const JITTER = 0.1;

export type Timing = {
  everyMinutes: number;
  /** Consecutive failures, including the last fetch; 0 after a success. */
  failures: number;
  retryAfterSeconds?: number;
  /** Random number from 0 to 1, for the jitter. */
  chance: number;
};

export function getMinutesUntilNext({
  everyMinutes,
  failures,
  retryAfterSeconds = 0,
  chance,
}: Timing): number {
  const backedOff = Math.min(
    everyMinutes * 2 ** Math.min(failures, 20),
    Math.max(MAX_MINUTES, everyMinutes),
  );
  const jittered = backedOff * (1 + JITTER * (2 * chance - 1));
  return Math.max(jittered, retryAfterSeconds / 60);
}
