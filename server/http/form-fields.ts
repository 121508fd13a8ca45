// Counts the fields of a form before it is parsed. The parsers run on the main thread, cost far
// more per field than per byte, and some take quadratic time: URLSearchParams for names without
// "=", the multipart parser for a very long boundary.

/**
 * The largest real form has about 200: the citations saved in a browser tab
 * (features/research/saved/saved-limits.ts).
 */
export const MAX_FORM_FIELDS = 1_000;
/**
 * Of all parts that are not files together: more than the longest text that is read. Texts, unlike
 * files, are decoded and kept as strings.
 */
export const MAX_TEXT_BYTES = 3 * 1024 * 1024;
/** Part headers (names, file names, types) of all parts together. */
export const MAX_PART_HEADER_BYTES = 64 * 1024;

/**
 * At most 70 characters (RFC 2046). No comma, because the parser would use the last of several
 * types in one header.
 */
const MULTIPART =
  /^multipart\/form-data(?:;[ \t]*charset=[\w-]{1,20})?;[ \t]*boundary=("?)([\w'()+./:=?-]{1,70})\1(?:;[ \t]*charset=[\w-]{1,20})?$/i;
export const FILE_NAME = /;[ \t]*filename\*?[ \t]*=/i;
export const HEADERS_END = '\r\n\r\n';

/**
 * The boundary of a multipart form; `null` if it is multipart without a valid boundary; `undefined`
 * if it is not multipart.
 */
export function multipartBoundary(contentType: string): string | null | undefined {
  if (!/multipart/i.test(contentType)) return undefined;
  return MULTIPART.exec(contentType)?.[2] ?? null;
}

export function hasTooManyFields(body: Buffer, boundary: string | undefined): boolean {
  return boundary === undefined ? hasTooManyPairs(body) : hasTooManyParts(body, `--${boundary}`);
}

function hasTooManyPairs(body: Buffer): boolean {
  let pairs = 1;
  for (
    let offset = body.indexOf('&');
    offset !== -1 && pairs <= MAX_FORM_FIELDS;
    offset = body.indexOf('&', offset + 1)
  )
    pairs++;
  return pairs > MAX_FORM_FIELDS;
}

function hasTooManyParts(body: Buffer, delimiter: string): boolean {
  let parts = 0;
  let headerBytes = 0;
  let textBytes = 0;
  let offset = body.indexOf(delimiter);
  while (offset !== -1) {
    const start = offset + delimiter.length;
    // the last one: the parser stops here
    if (body.toString('latin1', start, start + 2) === '--') return false;
    const end = body.indexOf(HEADERS_END, start);
    headerBytes += (end === -1 ? body.length : end) - start;
    parts++;
    if (parts > MAX_FORM_FIELDS || headerBytes > MAX_PART_HEADER_BYTES) return true;
    offset = body.indexOf(delimiter, end === -1 ? body.length : end);
    if (!FILE_NAME.test(body.toString('latin1', start, end)))
      textBytes += (offset === -1 ? body.length : offset) - end;
    if (textBytes > MAX_TEXT_BYTES) return true;
  }
  return false;
}
