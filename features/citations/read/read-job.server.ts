// Reads one text, file or large JSON body and finds its citations. Runs in reader-worker.server.ts.

import type { ReadJob, ReadText } from '../schema.ts';
import { findInText } from './find-in-text.ts';
import { parseText } from './read-check-json.ts';
import { FileFault } from './read-fault.ts';
import { readUpload } from './read-upload.server.ts';

export async function read(job: ReadJob): Promise<ReadText> {
  return findInText(await readText(job));
}

async function readText(job: ReadJob): Promise<string> {
  if ('text' in job) return job.text;
  if ('upload' in job) return (await readUpload(job.upload)).replace(/\r\n?/g, '\n');
  const text = parseText(job.json);
  if (text === undefined) throw new FileFault('bad_json');
  return text.trim() === '' ? '' : text;
}
