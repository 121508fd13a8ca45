// Runs CPU-bound tasks one per iteration of the event loop, so that timers and I/O are delayed by
// at most one task, however many are queued.
export type EventLoopQueue = { wait: () => Promise<void> };

/** `rests`: after each task the event loop is left to others for as long as the task took. */
export function createEventLoopQueue({ rests = false } = {}): EventLoopQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  function next() {
    const begin = waiting.shift();
    isRunning = begin !== undefined;
    if (!begin) return;
    const started = performance.now();
    begin();
    setImmediate(rests ? () => setTimeout(next, performance.now() - started) : next);
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
