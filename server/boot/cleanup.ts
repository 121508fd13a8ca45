// What was started is stopped in reverse order. A step that fails to stop is logged and does not
// keep the others running.
import type { Log } from '#features/deps.ts';

export type Cleanup = {
  add: (stop: () => Promise<unknown> | unknown) => void;
  run: () => Promise<void>;
};

export function createCleanup(log: Log): Cleanup {
  const steps: (() => Promise<unknown> | unknown)[] = [];
  return {
    add: (stop) => steps.push(stop),
    async run() {
      for (const stop of steps.splice(0).reverse()) {
        await Promise.resolve(stop()).catch((error) => log.error({ err: error }, 'ending failed'));
      }
    },
  };
}
