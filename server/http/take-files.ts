// Takes the files out of a multipart form before it is parsed. The parser, and each step of a
// request on its way to a route, would copy them; here they stay where they were received.
import type { SentFiles } from '#app/http/context.ts';
import type { Upload } from '#features/citations/schema.ts';
import { FILE_NAME, HEADERS_END } from './form-fields.ts';

const FIELD = /;[ \t]*name="([^"\r\n]*)"/i;
const NAME = /;[ \t]*filename="([^"\r\n]*)"/i;

export type FormAndFiles = { form: Buffer<ArrayBuffer>; files?: SentFiles };

/**
 * `form`: the same form with empty files. `files`: what they held, by field; of several with the
 * same field the first. Where a part has no end, the rest is left to the parser, which refuses it.
 */
export function takeFiles(body: Buffer, boundary: string): FormAndFiles {
  const delimiter = `--${boundary}`;
  const files = new Map<string, Upload>();
  const parts: Buffer[] = [];
  let restStart = 0;
  let offset = body.indexOf(delimiter);
  while (offset !== -1) {
    const start = offset + delimiter.length;
    if (body.toString('latin1', start, start + 2) === '--') break;
    const headersEnd = body.indexOf(HEADERS_END, start);
    const contentStart = headersEnd + HEADERS_END.length;
    const end = headersEnd === -1 ? -1 : body.indexOf(`\r\n${delimiter}`, contentStart);
    if (end === -1) break;
    const headers = body.toString('utf8', start, headersEnd);
    if (FILE_NAME.test(headers)) {
      const field = FIELD.exec(headers)?.[1] ?? '';
      const name = NAME.exec(headers)?.[1] ?? '';
      if (!files.has(field)) files.set(field, { name, bytes: body.subarray(contentStart, end) });
      parts.push(body.subarray(restStart, contentStart));
      restStart = end;
    }
    offset = end + 2;
  }
  return { form: Buffer.concat([...parts, body.subarray(restStart)]), files };
}
