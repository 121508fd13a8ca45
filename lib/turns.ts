// Work that takes milliseconds of the event loop, done one piece per turn of it: however many wait, timers, sockets and
// quick answers come in between, and the loop is never late by more than one piece.
export type Turns = { take: () => Promise<void> };

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  function next() {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return {
    take: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(next);
      }),
  };
}
