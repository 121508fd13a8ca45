// Runs CPU-bound tasks one per iteration of the event loop, so that timers and I/O are delayed by
// at most one task, however many are queued.
export type EventLoopQueue = { wait: () => Promise<void> };

/** `rests`: after each task the event loop is left to others for the processor time that it took. */
export function createEventLoopQueue({ rests = false } = {}): EventLoopQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  function next() {
    const begin = waiting.shift();
    isRunning = begin !== undefined;
    if (!begin) return;
    const before = rests ? process.threadCpuUsage() : undefined;
    begin();
    setImmediate(() => {
      if (!before) return next();
      const { user, system } = process.threadCpuUsage(before);
      setTimeout(next, (user + system) / 1_000);
    });
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
