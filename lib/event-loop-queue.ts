// Runs CPU-bound tasks one per iteration of the event loop, so that timers and I/O are delayed by
// at most one task, however many are queued.
export type EventLoopQueue = { wait: () => Promise<void> };

export function createEventLoopQueue(): EventLoopQueue {
  const waiting: (() => void)[] = [];
  function next() {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(next);
      }),
  };
}
