// Limits on request bodies. A body is bounded by its size and its number of fields before anything parses it, because the parsers run
// on the main thread: a urlencoded form of 17 MB without "=" would hold up every other request for minutes. So large
// bodies must be multipart/form-data, or JSON under /api/. (Hono's own middleware cannot rebuild the requests of its Node adapter.)
import type { Context } from 'hono';
import { hasTooManyFields, multipartBoundary } from './form-fields.ts';
import { type Refusal, refusals } from './refusals.ts';

const KILOBYTE = 1024;
/** For a body that is neither multipart nor sent to /api/, whatever the route allows. */
const MAX_URLENCODED_BYTES = 64 * KILOBYTE;

/** Reads the whole body into the request that routes get, or returns the refusal. */
export async function readBody(c: Context, routeBytes: number): Promise<Refusal | undefined> {
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced === 0 && c.req.header('transfer-encoding') === undefined) return undefined;
  const { method, headers, signal } = c.req.raw;
  // Under /api/ the body is parsed as JSON whatever its content type; lib/parse-json.ts bounds it.
  const isForm = !c.req.path.startsWith('/api/');
  const boundary = isForm ? multipartBoundary(c.req.header('content-type') ?? '') : undefined;
  if (method !== 'POST' || boundary === null) return refusals.badRequest;
  const maxBytes = isForm && !boundary ? Math.min(routeBytes, MAX_URLENCODED_BYTES) : routeBytes;
  if (announced > maxBytes) return refusals.tooLarge;
  let bytes: Buffer<ArrayBuffer> | undefined;
  try {
    bytes = await readUpTo(maxBytes, c.req.raw.body);
  } catch {
    return refusals.badRequest; // the client disconnected while sending
  }
  if (!bytes || (isForm && hasTooManyFields(bytes, boundary))) return refusals.tooLarge;
  c.req.raw = new Request(c.req.url, { method, headers, body: bytes, signal });
  return undefined;
}

/**
 * Undefined when the body is larger. Bytes are copied into one buffer as they arrive: a client can split a body into a million chunks
 * of one byte, and a million objects take far more memory than the body.
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
