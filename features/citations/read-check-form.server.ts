// Reads the form: the text, or a file that takes precedence over it. Browsers send line breaks as
// CR LF; they are normalized to LF, so that offsets fit the text that is checked, shown and
// downloaded.
import { fail, ok, type Result } from '#lib/result.ts';
import * as checker from './messages/checker.ts';
import { MAX_UPLOAD_BYTES, type ReadJob } from './schema.ts';

export async function readCheckForm(
  form: FormData,
): Promise<{ typed: string; job: Result<ReadJob> }> {
  const text = form.get('text');
  const file = form.get('file');
  const typed = typeof text === 'string' ? text.replace(/\r\n?/g, '\n') : '';
  if (!(file instanceof File) || file.size === 0) return { typed, job: ok({ text: typed }) };
  if (file.size > MAX_UPLOAD_BYTES)
    return {
      typed,
      job: fail('invalid', checker.tooLarge, { fields: { file: checker.tooLarge } }),
    };
  return {
    typed,
    job: ok({ upload: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } }),
  };
}
