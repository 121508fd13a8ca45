// Adds up the processor time that one piece of work takes on the main thread, whatever else runs
// between its steps, so that it can be charged to whoever caused it.
export type WorkMeter = {
  /** For a step without waits. */
  run: <T>(step: () => T) => T;
  seconds: () => number;
};

export function createWorkMeter(): WorkMeter {
  let microseconds = 0;
  return {
    run(step) {
      const before = process.threadCpuUsage();
      try {
        return step();
      } finally {
        const { user, system } = process.threadCpuUsage(before);
        microseconds += user + system;
      }
    },
    seconds: () => microseconds / 1e6,
  };
}
