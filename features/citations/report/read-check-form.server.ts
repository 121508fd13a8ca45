// Reads the form: the text, or a file that takes precedence over it. Browsers send line breaks as
// CR LF; they are normalized to LF, so that offsets fit the text that is checked, shown and
// downloaded.
import { fail, ok, type Result } from '#lib/result.ts';
import * as checker from '../messages/checker.ts';
import { MAX_UPLOAD_BYTES, type ReadJob, type Upload } from '../schema.ts';

export function readCheckForm(
  form: FormData,
  upload: Upload | undefined,
): { typed: string; job: Result<ReadJob> } {
  const text = form.get('text');
  const typed = typeof text === 'string' ? text.replace(/\r\n?/g, '\n') : '';
  if (!upload?.bytes.length) return { typed, job: ok({ text: typed }) };
  if (upload.bytes.length > MAX_UPLOAD_BYTES)
    return {
      typed,
      job: fail('invalid', checker.tooLarge, { fields: { file: checker.tooLarge } }),
    };
  return { typed, job: ok({ upload }) };
}
