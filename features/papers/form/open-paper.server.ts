// One paper from the form to what the page shows: reads the file in the worker that reads all
// uploads, then the text, then what the person corrected. The text is neither stored nor logged.

import type { Caller } from '#features/caller.ts';
import { chargeReading, takeReading } from '#features/citations/read/charge-reading.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as paperPage from '../messages/paper-page.ts';
import { correctReading } from '../read/correct-reading.ts';
import { type PaperDeps, readPaper, refusePaper } from '../read/read-paper.server.ts';
import { MAX_PAPER_LENGTH, type PaperReading } from '../schema.ts';
import { type PaperForm, readPaperDate } from './read-paper-form.server.ts';

export type OpenedPaper = { text: string; cut: boolean; reading: PaperReading };

export async function openPaper(
  deps: PaperDeps,
  caller: Caller,
  form: PaperForm,
): Promise<Result<OpenedPaper>> {
  const refused = await takeReading(deps, caller, 'papers', paperPage.tooOften);
  if (refused) return refused;
  const [message] = Object.values(form.errors);
  if (message) return fail('invalid', message, { fields: form.errors });
  if (!form.upload && form.text.trim() === '' && !form.kind) {
    return fail('invalid', paperPage.nothing, { fields: { text: paperPage.nothing } });
  }
  const text = form.upload ? await readFile(deps, caller, form) : ok(form.text);
  if (!text.ok) return text;
  const read = await readPaper(deps, caller, text.value, { kind: form.kind });
  if (!read.ok) return read;
  const reading = correctReading(read.value, form.corrections, readPaperDate);
  const dates = form.date
    ? [
        {
          start: 0,
          end: 0,
          date: form.date,
          role: form.dateRole,
          sure: true,
          given: true as const,
        },
        ...reading.dates,
      ]
    : reading.dates;
  return ok({
    text: text.value.slice(0, MAX_PAPER_LENGTH),
    cut: text.value.length > MAX_PAPER_LENGTH,
    reading: { ...reading, dates },
  });
}

async function readFile(
  deps: PaperDeps,
  caller: Caller,
  { upload }: PaperForm,
): Promise<Result<string>> {
  if (!upload) return ok('');
  const reply = await deps.citationReader.read({ upload }, caller);
  await chargeReading(deps, caller, reply.seconds);
  return reply.ok ? ok(reply.value.text) : refusePaper(reply.fault, 'file');
}
