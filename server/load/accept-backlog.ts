// Estimates how long connections wait to be accepted. libuv accepts one connection per loop
// iteration (libuv/libuv#3696); when iterations are long, a backlog forms that nothing else here
// can see. It is empty when an iteration accepts nobody.
export type AcceptBacklog = { onConnection: () => void; ms: () => number };

export function watchAcceptBacklog(now: () => number = () => performance.now()): AcceptBacklog {
  let since: number | undefined;
  let accepted = false;
  function checkIteration(): void {
    if (accepted) setImmediate(checkIteration);
    else since = undefined;
    accepted = false;
  }
  return {
    onConnection() {
      accepted = true;
      if (since !== undefined) return;
      since = now();
      setImmediate(checkIteration);
    },
    ms: () => (since === undefined ? 0 : now() - since),
  };
}
