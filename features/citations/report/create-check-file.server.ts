// The file that a press of a download button asked for. The text was checked once more; nothing of
// it is stored.
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import {
  type CheckDeps,
  type CheckResult,
  checkCitations,
} from '../check/check-citations.server.ts';
import * as checker from '../messages/checker.ts';
import type { Upload } from '../schema.ts';
import { applyCorrections } from './correct-text.ts';
import { exportCheck } from './export-check.server.ts';
import { printableCheck } from './printable-check.server.ts';
import { readCheckForm } from './read-check-form.server.ts';
import { digestText, viewCheck } from './view-check.server.ts';

const CHECK_FORMATS = [
  'corrected-text',
  'report-pdf',
  'marked-html',
  'marked-text',
  'table-text',
  'table-csv',
] as const;

/**
 * `chosen`: the indexes of the accepted corrections; `digest`: of the text for which they were
 * offered.
 */
export type CheckFileRequest = {
  format: (typeof CHECK_FORMATS)[number];
  chosen: string[];
  digest: string;
};
export type CheckFile = { name: string; type: string } & (
  | { text: string }
  | { bytes: Uint8Array<ArrayBuffer> }
);

/** Drawing more would hold up the event loop for too long. */
const MAX_PRINTED = 200;

/** The checker's form, posted for a download. Null for a format that there is not. */
export async function answerDownloadForm(
  deps: CheckDeps & Pick<Deps, 'site'>,
  caller: Caller,
  form: FormData,
  upload: Upload | undefined,
): Promise<Result<CheckFile> | null> {
  const format = CHECK_FORMATS.find((name) => name === form.get('file-format'));
  if (!format) return null;
  const result = await checkCitations(deps, caller, readCheckForm(form, upload).job);
  if (!result.ok) return result;
  const chosen = form.getAll('correct').map(String);
  const digest = String(form.get('checked') ?? '');
  return createCheckFile(deps, result.value, { format, chosen, digest });
}

export async function createCheckFile(
  { clock, site }: Pick<Deps, 'clock' | 'site'>,
  checked: CheckResult,
  { format, chosen, digest }: CheckFileRequest,
): Promise<Result<CheckFile>> {
  if (format === 'corrected-text') return createCorrectedText(checked, chosen, digest);
  if (format !== 'report-pdf') return ok(exportCheck(checked, format));
  const now = clock.now();
  const bytes = new Uint8Array(
    await toPdf(printableCheck(viewCheck(checked, MAX_PRINTED), { now, siteName: site.name }), {
      createdAt: now,
    }),
  );
  return ok({ name: 'citation-report.pdf', type: 'application/pdf', bytes });
}

function createCorrectedText(
  checked: CheckResult,
  chosen: string[],
  digest: string,
): Result<CheckFile> {
  if (digest !== digestText(checked.text)) return fail('conflict', checker.textChanged);
  const accepted = viewCheck(checked).corrections.filter((_, index) =>
    chosen.includes(String(index)),
  );
  if (accepted.length === 0) return fail('invalid', checker.noneChosen);
  return ok({
    name: 'corrected-text.txt',
    type: 'text/plain',
    text: applyCorrections(checked.text, accepted),
  });
}
