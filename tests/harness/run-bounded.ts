// Runs functions in a worker thread and stops the thread when one call has used more processor time than it may. For texts
// that make a pattern try again and again: what grows with the square of a text never returns, and a test must still end.
// The limit counts the thread's own processor time, not the clock: other work on the machine does not count.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Many times what any linear reading in the tests takes. */
const MAX_PROCESSOR_SECONDS = 10;
const POLL_MS = 100;

export type BoundedOptions = { processorSeconds?: number };

export type BoundedWorker = {
  /** Calls an export of the module. Arguments and result are copied. Rejects with StoppedError past the limit. */
  call<T = unknown>(name: string, args?: readonly unknown[], options?: BoundedOptions): Promise<T>;
  close(): Promise<void>;
};

export class StoppedError extends Error {}

type Reply = { ready: true } | { result: unknown } | { failed: string };

/** One thread for many calls, one after the other. After a stop, the next call gets a new thread. */
export function openBounded(module: URL): BoundedWorker {
  let worker: Promise<Worker> | undefined;
  const close = async () => {
    const open = worker;
    worker = undefined;
    await (await open?.catch(() => undefined))?.terminate();
  };
  return {
    async call<T>(name: string, args: readonly unknown[] = [], { processorSeconds = MAX_PROCESSOR_SECONDS }: BoundedOptions = {}) {
      worker ??= start(module);
      const open = await worker;
      const before = await open.cpuUsage();
      const reply = nextReply(open);
      open.postMessage({ name, args });
      for (;;) {
        const first = await Promise.race([reply, delay(POLL_MS)]);
        if (first) return unwrapReply(first) as T;
        const { user, system } = await open.cpuUsage(before).catch(() => ({ user: 0, system: 0 }));
        if (user + system < processorSeconds * 1e6) continue;
        reply.catch(() => {});
        await close();
        throw new StoppedError(`${name} was stopped after ${processorSeconds} s of processor time`);
      }
    },
    close,
  };
}

/** Each list of arguments is one call with a limit of its own. Names the call that was stopped. */
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
    if (error instanceof StoppedError) error.message += `, in call ${results.length} of ${calls.length} (they count from 0)`;
    throw error;
  } finally {
    await worker.close();
  }
}

async function start(module: URL): Promise<Worker> {
  const worker = new Worker(new URL('./run-bounded-thread.ts', import.meta.url), { workerData: module.href, execArgv: [] });
  unwrapReply(await nextReply(worker));
  return worker;
}

function nextReply(worker: Worker): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const onMessage = (reply: Reply) => settle(() => resolve(reply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(new Error(`the worker thread ended with ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

function unwrapReply(reply: Reply): unknown {
  if ('failed' in reply) throw new Error(reply.failed);
  return 'result' in reply ? reply.result : undefined;
}
