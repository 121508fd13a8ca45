// Time is an injected dependency, so that tests can set it.
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export function fixedClock(time: string): Clock & { set: (time: string) => void } {
  let now = new Date(time);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
  };
}
