// Worker that runs one reader on what somebody sent, off the main thread, then exits. A reader is a
// module that exports `read`. The limits of memory and time are set by
// create-citation-reader.server.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './read-fault.ts';
import type { ReadFault } from './schema.ts';

/** `module`: the address of the reader. */
export type ReaderTask = { module: string; input: unknown };
export type ReadReply<T> = { ok: true; value: T } | { ok: false; fault: ReadFault };

async function run({ module, input }: ReaderTask): Promise<ReadReply<unknown>> {
  const { read } = (await import(module)) as { read: (input: unknown) => unknown };
  try {
    return { ok: true, value: await read(input) };
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, fault: error.fault };
    throw error;
  }
}

parentPort?.postMessage(await run(workerData as ReaderTask));
