// Time is an injected dependency, so that tests can set it.
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

type FixedClock = Clock & { set: (time: string) => void; advance: (milliseconds: number) => void };

export function fixedClock(time: string): FixedClock {
  let now = new Date(time);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
