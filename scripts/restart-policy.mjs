// What `npm start` does when the server has ended. A start that fails shows its reason and is not
// repeated. Once the server has been ready, it is started again however it ends: after a second,
// then after longer waits, and not for ever. A server that was ready and was ended by a signal, of
// its watchdog, for its memory or by V8 when its heap is full (SIGABRT), did not fail by itself:
// some request did that, and it comes back after a second as often as it takes. Otherwise whoever
// finds such a request could end the site.
const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/** Ready for this long, it counts as mended. */
const STABLE_MS = 60_000;
const MAX_RESTARTS = 10;

export function createRestartPolicy(now = () => performance.now()) {
  let hasBeenReady = false;
  let readyTime;
  let restarts = 0;
  return {
    setReady() {
      hasBeenReady = true;
      readyTime = now();
    },
    /** `waitMs`: start it again after that. Otherwise: exit with `exitCode`. */
    decide({ code, signal, stopping }) {
      const exitCode = signal ? 1 : (code ?? 1);
      if (stopping || exitCode === 0 || !hasBeenReady) return { exitCode };
      if (signal && readyTime !== undefined) {
        readyTime = undefined;
        return { exitCode, waitMs: MIN_WAIT_MS };
      }
      if (readyTime !== undefined && now() - readyTime >= STABLE_MS) restarts = 0;
      readyTime = undefined;
      restarts++;
      if (restarts > MAX_RESTARTS) return { exitCode, gaveUp: true };
      return { exitCode, waitMs: Math.min(MIN_WAIT_MS * 2 ** (restarts - 1), MAX_WAIT_MS) };
    },
  };
}
