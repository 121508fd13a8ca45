// Circuit breaker: after `maxFailures` consecutive failures it opens for `restMs`, then lets one
// call probe the service. The caller passes the current time.
export type Breaker = {
  /**
   * Whether a call may be made. While the breaker is half-open, only the first caller gets true.
   */
  isAllowed: (now: Date) => boolean;
  succeeded: () => void;
  failed: (now: Date) => void;
};

export function createBreaker({
  maxFailures,
  restMs,
}: {
  maxFailures: number;
  restMs: number;
}): Breaker {
  let failures = 0;
  let restUntil = 0;
  return {
    isAllowed: (now) => {
      if (failures < maxFailures) return true;
      const remainingMs = restUntil - now.getTime();
      // More than `restMs` left means that the clock was set back; then the end of the rest is
      // unknown, and a call may probe.
      if (remainingMs > 0 && remainingMs <= restMs) return false;
      // One call probes; the others stay blocked until it succeeds.
      restUntil = now.getTime() + restMs;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: (now) => {
      failures++;
      restUntil = now.getTime() + restMs;
    },
  };
}
