// How much may be sent. A body is bounded by its size and its number of fields before anything parses it, because the parsers run
// on the main thread: a urlencoded form of 17 MB without "=" would hold up every other request for minutes. So what may be large
// is sent as multipart/form-data, or as JSON to an address under /api/. (Hono's own middleware cannot rebuild the request objects
// of its Node adapter.)
import type { Context } from 'hono';
import { hasTooManyFields, multipartBoundary } from './form-fields.ts';
import { type Refusal, refusals } from './refusals.ts';

const KILOBYTE = 1024;
/** Of a body that is neither multipart nor for /api/, whatever the address takes otherwise. */
const MAX_URLENCODED_BYTES = 64 * KILOBYTE;

/** Reads the body and puts it, in one piece, into the request that the routes get; or says why not. */
export async function readBody(c: Context, routeBytes: number): Promise<Refusal | undefined> {
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced === 0 && c.req.header('transfer-encoding') === undefined) return undefined;
  const { method, headers, signal } = c.req.raw;
  // Under /api/ JSON is read, whatever the type says; lib/parse-json.ts bounds it.
  const isForm = !c.req.path.startsWith('/api/');
  const boundary = isForm ? multipartBoundary(c.req.header('content-type') ?? '') : undefined;
  if (method !== 'POST' || boundary === null) return refusals.badRequest;
  const maxBytes = isForm && !boundary ? Math.min(routeBytes, MAX_URLENCODED_BYTES) : routeBytes;
  if (announced > maxBytes) return refusals.tooLarge;
  let bytes: Buffer<ArrayBuffer> | undefined;
  try {
    bytes = await readUpTo(maxBytes, c.req.raw.body);
  } catch {
    return refusals.badRequest; // the sender left in the middle of it
  }
  if (!bytes || (isForm && hasTooManyFields(bytes, boundary))) return refusals.tooLarge;
  c.req.raw = new Request(c.req.url, { method, headers, body: bytes, signal });
  return undefined;
}

/**
 * Undefined: there is more. The bytes are copied into one buffer as they come, because a sender may split a body into a million
 * chunks of one byte, and a million objects take far more memory than the body.
 */
async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array> | null): Promise<Buffer<ArrayBuffer> | undefined> {
  let bytes = Buffer.alloc(Math.min(maxBytes, 64 * KILOBYTE));
  let size = 0;
  for await (const chunk of body ?? []) {
    const needed = size + chunk.length;
    if (needed > maxBytes) return undefined;
    if (needed > bytes.length) {
      const larger = Buffer.alloc(Math.min(maxBytes, Math.max(2 * bytes.length, needed)));
      larger.set(bytes.subarray(0, size));
      bytes = larger;
    }
    bytes.set(chunk, size);
    size = needed;
  }
  return bytes.subarray(0, size);
}
