import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request announces a body, of whatever method. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
