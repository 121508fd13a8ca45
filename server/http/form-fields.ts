// How many fields a form has, found before it is parsed. The parsers run on the main thread, do far more work for a field than for
// its bytes, and some take quadratic time: URLSearchParams for names without "=", the multipart parser for a very long boundary.

/** The largest real form has about 200: the citations that a browser tab kept (features/research/saved/saved-limits.ts). */
export const MAX_FORM_FIELDS = 1_000;
/** What stands between a boundary and a value, of all parts together: names, file names, types. */
export const MAX_PART_HEADER_BYTES = 64 * 1024;

/** At most 70 characters (RFC 2046). No comma: of several types in one header, the parser would take the last. */
const MULTIPART =
  /^multipart\/form-data(?:;[ \t]*charset=[\w-]{1,20})?;[ \t]*boundary=("?)([\w'()+./:=?-]{1,70})\1(?:;[ \t]*charset=[\w-]{1,20})?$/i;
const HEADERS_END = '\r\n\r\n';

/** The boundary of a multipart form; `null`: it calls itself multipart and has none that we read; `undefined`: no multipart. */
export function multipartBoundary(contentType: string): string | null | undefined {
  if (!/multipart/i.test(contentType)) return undefined;
  return MULTIPART.exec(contentType)?.[2] ?? null;
}

export function hasTooManyFields(body: Buffer, boundary: string | undefined): boolean {
  return boundary === undefined ? hasTooManyPairs(body) : hasTooManyParts(body, `--${boundary}`);
}

function hasTooManyPairs(body: Buffer): boolean {
  let pairs = 1;
  for (let at = body.indexOf('&'); at !== -1 && pairs <= MAX_FORM_FIELDS; at = body.indexOf('&', at + 1)) pairs++;
  return pairs > MAX_FORM_FIELDS;
}

function hasTooManyParts(body: Buffer, delimiter: string): boolean {
  let parts = 0;
  let headerBytes = 0;
  let at = body.indexOf(delimiter);
  while (at !== -1) {
    const start = at + delimiter.length;
    if (body.toString('latin1', start, start + 2) === '--') return false; // the last one: the parser stops here
    const end = body.indexOf(HEADERS_END, start);
    headerBytes += (end === -1 ? body.length : end) - start;
    parts++;
    if (parts > MAX_FORM_FIELDS || headerBytes > MAX_PART_HEADER_BYTES) return true;
    at = body.indexOf(delimiter, end === -1 ? body.length : end);
  }
  return false;
}
