// Worker that runs readers on what people sent, one after another, off the main thread. A reader is
// a module that exports `read`. The limits of memory and time are set by
// create-citation-reader.server.ts.
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ReadFault } from '../schema.ts';
import { FileFault } from './read-fault.ts';
import { isClean } from './reader-state.server.ts';

/** `module`: the address of the reader. */
export type ReaderTask = { module: string; input: unknown };
export type ReadReply<T> = { ok: true; value: T } | { ok: false; fault: ReadFault };
export type WorkerReply = { reply: ReadReply<unknown>; isClean: boolean };

async function run({ module, input }: ReaderTask): Promise<ReadReply<unknown>> {
  const { read } = (await import(module)) as { read: (input: unknown) => unknown };
  // Now: a process that reads something hostile is killed, and would write nothing at its end.
  flushCompileCache();
  try {
    return { ok: true, value: await read(input) };
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, fault: error.fault };
    throw error;
  }
}

parentPort?.on('message', async (task: ReaderTask) => {
  const reply = await run(task);
  parentPort?.postMessage({ reply, isClean: isClean() } satisfies WorkerReply);
});
