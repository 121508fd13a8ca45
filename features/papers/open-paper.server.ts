// One paper from the form to what the page shows: reads the file in the worker that reads all
// uploads, then the text, then what the person corrected. The text is neither stored nor logged.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Caller } from '#features/plans/caller.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { correctReading } from './correct-reading.ts';
import { paperFaults, paperPage } from './messages.ts';
import { MAX_PAPER_LENGTH, type PaperDeps, readPaper } from './read-paper.server.ts';
import { type PaperForm, readPaperDate } from './read-paper-form.server.ts';
import type { PaperReading } from './schema.ts';

export type OpenPaperDeps = PaperDeps & Pick<LibraryDeps, 'limits'>;
export type OpenedPaper = { text: string; cut: boolean; reading: PaperReading };

export async function openPaper(
  deps: OpenPaperDeps,
  caller: Caller,
  form: PaperForm,
): Promise<Result<OpenedPaper>> {
  const [message] = Object.values(form.errors);
  if (message) return fail('invalid', message, { fields: form.errors });
  if (!form.upload && form.text.trim() === '' && !form.kind) {
    return fail('invalid', paperPage.nothing, { fields: { text: paperPage.nothing } });
  }
  for (const limit of ['papers', 'citation-seconds']) {
    const decision = await deps.limits.take(limit, caller.clientAddress);
    if (!decision.allowed)
      return fail('rate_limited', paperPage.tooOften, {
        retryAfterSeconds: decision.retryAfterSeconds,
      });
  }
  const text = form.upload ? await readFile(deps, caller, form) : ok(form.text);
  if (!text.ok) return text;
  const read = await readPaper(deps, caller, text.value, { kind: form.kind });
  const reading = correctReading(read, form.corrections, readPaperDate);
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
  deps: OpenPaperDeps,
  caller: Caller,
  { upload }: PaperForm,
): Promise<Result<string>> {
  if (!upload) return ok('');
  const reply = await deps.citationReader.read({ upload }, caller);
  const moreSeconds = Math.ceil(reply.seconds ?? 0) - 1;
  if (moreSeconds > 0)
    await deps.limits.take('citation-seconds', caller.clientAddress, moreSeconds);
  if (reply.ok) return ok(reply.read.text);
  const message = paperFaults[reply.fault];
  if (reply.fault === 'busy') return fail('unavailable', message, { retryAfterSeconds: 10 });
  if (reply.fault === 'busy_network')
    return fail('rate_limited', message, { retryAfterSeconds: 10 });
  return fail('invalid', message, {
    fields: { file: message, ...(reply.fault === 'scanned' && { scanned: message }) },
  });
}
