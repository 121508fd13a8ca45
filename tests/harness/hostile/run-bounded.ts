// Runs functions in a worker thread and terminates it when a call exceeds its CPU time limit, so
// that tests of quadratic regular expressions still end. The limit is the thread's CPU time, not
// wall-clock time, so that other load on the machine does not matter.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Many times what any linear function in the tests needs. */
const MAX_PROCESSOR_SECONDS = 10;
const POLL_MS = 100;

export type BoundedOptions = { processorSeconds?: number };

export type BoundedWorker = {
  /**
   * Calls an export of the module. Arguments and result are copied. Rejects with StoppedError past
   * the limit.
   */
  call<T = unknown>(name: string, args?: readonly unknown[], options?: BoundedOptions): Promise<T>;
  close(): Promise<void>;
};

export class StoppedError extends Error {}

type Reply = { ready: true } | { result: unknown } | { failed: string };

/** One thread for many sequential calls. After a timeout, the next call gets a new thread. */
export function openBounded(module: URL): BoundedWorker {
  let worker: Promise<Worker> | undefined;
  const close = async () => {
    const activeWorker = worker;
    worker = undefined;
    await (await activeWorker?.catch(() => undefined))?.terminate();
  };
  return {
    async call<T>(
      name: string,
      args: readonly unknown[] = [],
      { processorSeconds = MAX_PROCESSOR_SECONDS }: BoundedOptions = {},
    ) {
      worker ??= startWorker(module);
      const activeWorker = await worker;
      const usageBefore = await activeWorker.cpuUsage();
      const reply = waitForReply(activeWorker);
      activeWorker.postMessage({ name, args });
      for (;;) {
        const settledReply = await Promise.race([reply, delay(POLL_MS)]);
        if (settledReply) return unwrapReply(settledReply) as T;
        const { user, system } = await activeWorker
          .cpuUsage(usageBefore)
          .catch(() => ({ user: 0, system: 0 }));
        if (user + system < processorSeconds * 1e6) continue;
        reply.catch(() => {});
        await close();
        throw new StoppedError(`${name} was stopped after ${processorSeconds} s of processor time`);
      }
    },
    close,
  };
}

/**
 * Runs one call per argument list, each with its own limit. The error names the call that was
 * stopped.
 */
export async function runBounded<T = unknown>(
  module: URL,
  name: string,
  calls: readonly (readonly unknown[])[],
  options: BoundedOptions = {},
): Promise<T[]> {
  const worker = openBounded(module);
  const results: T[] = [];
  try {
    for (const args of calls) results.push(await worker.call<T>(name, args, options));
    return results;
  } catch (error) {
    if (error instanceof StoppedError)
      error.message += `, in call ${results.length} of ${calls.length} (they count from 0)`;
    throw error;
  } finally {
    await worker.close();
  }
}

async function startWorker(module: URL): Promise<Worker> {
  const worker = new Worker(new URL('./run-bounded-thread.ts', import.meta.url), {
    workerData: module.href,
    execArgv: [],
  });
  unwrapReply(await waitForReply(worker));
  return worker;
}

function waitForReply(worker: Worker): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const onMessage = (reply: Reply) => settle(() => resolve(reply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) =>
      settle(() => reject(new Error(`the worker thread ended with ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

function unwrapReply(reply: Reply): unknown {
  if ('failed' in reply) throw new Error(reply.failed);
  return 'result' in reply ? reply.result : undefined;
}
