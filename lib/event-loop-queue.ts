// Runs CPU-bound pieces of work one per iteration of the event loop, so that timers, sockets and quick answers are never
// late by more than one piece, however many are waiting.
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
