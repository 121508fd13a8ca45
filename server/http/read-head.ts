// What is read of a request's head before any framework sees it, and the refusal of one that cannot
// become a fetch Request.
import type { IncomingMessage } from 'node:http';
import { type Refusal, refusals } from './refusals.ts';

/**
 * The fetch standard cannot express these; everything else reaches the app, which answers 405 with
 * our page.
 */
const METHODS_FETCH_REJECTS = new Set(['TRACE', 'TRACK']);

/** Without the query, and without the host of an absolute URL in the request line. */
export function pathOnly(url: string | undefined): string {
  return ((url ?? '').split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]*/i, '');
}

/** With the question mark, and as a header may hold it. */
export function readQuery(url = ''): string {
  const start = url.indexOf('?');
  return start < 0
    ? ''
    : url.slice(start).replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
}

/** For requests that cannot become a fetch Request. */
export function refusalFor(req: IncomingMessage, path: string): Refusal | undefined {
  if (METHODS_FETCH_REJECTS.has(req.method ?? '')) return refusals.badMethod;
  if (!hasKnownExpectation(req)) return refusals.badExpectation;
  const fullAddress = /^https?:\/\//.test(req.url ?? '');
  if (!(fullAddress || path.startsWith('/')) || path.includes('\\') || !isDecodable(path))
    return refusals.badAddress;
  const host =
    (fullAddress ? /^https?:\/\/([^/?#]*)/.exec(req.url ?? '')?.[1] : req.headers.host) ?? '';
  if (!hasOneHost(req) || !HOST.test(host) || !URL.canParse(`http://${host}/`))
    return refusals.badRequest;
}

/** HTTP knows one expectation, which Node meets. */
export const hasKnownExpectation = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect === undefined || /^100-continue$/i.test(expect);

const HOST = /^[\w.:[\]-]+$/;

/**
 * HTTP/1.1 requires exactly one Host header. Of several, Node shows the first and a proxy may have
 * read another.
 */
export function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === 'host') count++;
  return count === 1 && HOST.test(headers.host ?? '');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
