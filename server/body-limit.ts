// How much may be sent. A length that is announced is believed, because the HTTP parser holds the sender to it; a body
// without one is read up to the limit. (Hono's own middleware cannot rebuild the request objects of its Node adapter.)
import type { Context } from 'hono';

/** False when the body is too large; otherwise the request is ready to be read, also one of unannounced length. */
export async function isWithinLimit(c: Context, mostBytes: number): Promise<boolean> {
  const announced = c.req.header('content-length');
  if (announced !== undefined) return Number(announced) <= mostBytes;
  if (c.req.header('transfer-encoding') === undefined) return true;
  const { method, headers, body, signal } = c.req.raw;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return false;
    chunks.push(chunk);
  }
  c.req.raw = new Request(c.req.url, { method, headers, body: Buffer.concat(chunks), signal });
  return true;
}
