// Watches the event loop of this process and lists the turns in which its thread worked longer than
// anything here may: nobody else is served meanwhile. It counts the thread's processor time, not
// elapsed time, so that other load on the machine does not matter.
const INTERVAL_MS = 100;
/** Many times what any request needs. */
const MAX_PROCESSOR_SECONDS = 5;

export type TurnWatch = { stop: () => string[] };

export function watchTurns({ processorSeconds = MAX_PROCESSOR_SECONDS } = {}): TurnWatch {
  const longTurns: string[] = [];
  let before = process.threadCpuUsage();
  const measureTurn = () => {
    const { user, system } = process.threadCpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds > processorSeconds)
      longTurns.push(`the event loop did not turn for ${seconds.toFixed(1)} s of processor time`);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(measureTurn, INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      measureTurn();
      return longTurns;
    },
  };
}
