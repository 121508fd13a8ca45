// Worker that reads one file, long text or large JSON body off the main thread, then exits. Its
// memory and time limits are set by create-citation-reader.server.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { findInText } from './find-in-text.ts';
import { parseText } from './read-check-json.ts';
import { FileFault } from './read-fault.ts';
import { readUpload } from './read-upload.server.ts';
import type { ReadFault, ReadJob, ReadText } from './schema.ts';

export type ReadReply = { ok: true; read: ReadText } | { ok: false; fault: ReadFault };

async function read(job: ReadJob): Promise<ReadReply> {
  try {
    return { ok: true, read: findInText(await readText(job)) };
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, fault: error.fault };
    throw error;
  }
}

async function readText(job: ReadJob): Promise<string> {
  if ('text' in job) return job.text;
  if ('upload' in job) return (await readUpload(job.upload)).replace(/\r\n?/g, '\n');
  const text = parseText(job.json);
  if (text === undefined) throw new FileFault('bad_json');
  return text.trim() === '' ? '' : text;
}

parentPort?.postMessage(await read(workerData as ReadJob));
