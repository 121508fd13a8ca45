// Time is a dependency like any other: tests set it, and no use case asks the machine.
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export function fixedClock(at: string): Clock & { set: (at: string) => void } {
  let now = new Date(at);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
  };
}
