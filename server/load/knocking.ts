// How long somebody has been waiting to connect. Node takes in one connection in each turn of its loop (libuv/libuv#3696); when turns
// are long because of other work, a line forms outside that nothing else here can see. It is empty when a turn brings nobody.
export type Knocking = { knock: () => void; ms: () => number };

export function watchKnocking(now: () => number = () => performance.now()): Knocking {
  let since: number | undefined;
  let knocked = false;
  function look(): void {
    if (knocked) setImmediate(look);
    else since = undefined;
    knocked = false;
  }
  return {
    knock() {
      knocked = true;
      if (since !== undefined) return;
      since = now();
      setImmediate(look);
    },
    ms: () => (since === undefined ? 0 : now() - since),
  };
}
