// Runs CPU-bound tasks one per iteration of the event loop, so that timers and I/O are delayed by
// at most one task, however many are queued.
export type EventLoopQueue = { wait: () => Promise<void> };

/**
 * `processorMs`: what the event loop has used so far. With it, others have the event loop after
 * each task for as long as the task took.
 */
type Options = { processorMs?: () => number };

export function createEventLoopQueue({ processorMs }: Options = {}): EventLoopQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  function next() {
    const begin = waiting.shift();
    isRunning = begin !== undefined;
    if (!begin) return;
    const before = processorMs?.() ?? 0;
    begin();
    setImmediate(processorMs ? () => setTimeout(next, processorMs() - before) : next);
  }
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (isRunning) return;
        isRunning = true;
        setImmediate(next);
      }),
  };
}
