// Worker that reads one file or long text off the main thread, then exits. Its memory and time limits are set by
// create-citation-reader.server.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { findInText } from './find-in-text.ts';
import { FileFault } from './read-fault.ts';
import { readUpload } from './read-upload.server.ts';
import type { ReadFault, ReadText, Upload } from './schema.ts';

export type ReadJob = { text: string } | { upload: Upload };
export type ReadReply = { ok: true; read: ReadText } | { ok: false; fault: ReadFault };

async function read(job: ReadJob): Promise<ReadReply> {
  try {
    const text = 'text' in job ? job.text : (await readUpload(job.upload)).replace(/\r\n?/g, '\n');
    return { ok: true, read: findInText(text) };
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, fault: error.fault };
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as ReadJob));
