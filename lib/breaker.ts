// Leaves a service alone that keeps failing: after `most` failures in a row it rests, then one call may try whether it is
// back. Pure but for its own memory; the caller says what time it is.
export type Breaker = {
  /** May a call be made now? */
  allows: (now: Date) => boolean;
  succeeded: () => void;
  failed: (now: Date) => void;
};

export function createBreaker({ most, restMs }: { most: number; restMs: number }): Breaker {
  let failures = 0;
  let restUntil = 0;
  return {
    allows: (now) => {
      if (failures < most) return true;
      const left = restUntil - now.getTime();
      // More than a whole rest left: the clock was set back, and the time that was meant is over or cannot be told.
      if (left > 0 && left <= restMs) return false;
      // One call goes through; the others wait for what it finds.
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
