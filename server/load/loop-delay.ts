// Event-loop delay: how late timers fire. A single late timer (a large page, garbage collection, a
// busy machine) means nothing; when most of the last few were late, the process is overloaded. So
// the median counts, and a timer that is overdue now counts with its delay so far.
const TICK_MS = 50;
const LOOKED_BACK = 7;

export type LoopDelay = { ms: () => number; stop: () => void };

export function watchLoopDelay(now: () => number = () => performance.now()): LoopDelay {
  const delays: number[] = new Array(LOOKED_BACK).fill(0);
  let last = now();
  const late = () => Math.max(0, now() - last - TICK_MS);
  const timer = setInterval(() => {
    delays.shift();
    delays.push(late());
    last = now();
  }, TICK_MS).unref();
  return {
    ms: () =>
      [...delays.slice(0, -1), Math.max(delays.at(-1) ?? 0, late())].sort((a, b) => a - b)[
        Math.floor(LOOKED_BACK / 2)
      ] ?? 0,
    stop: () => clearInterval(timer),
  };
}
