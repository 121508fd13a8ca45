// The head of a cached response as one prepared string. Node validates and joins about twenty header lines for every response, which
// costs more than everything else about a cached page; ours are validated once, when the page is stored. Node has no public API for
// this: `_header` is its internal field. The public `headersSent` tells whether it worked; if not, or if the connection is about to close or
// other headers were set, `writeHead` is used.
import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

export const KEEP_ALIVE_SECONDS = 65;

export function readyHead(status: 200 | 304, headers: Record<string, string | number>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name);
    validateHeaderValue(name, String(value));
    return `${name}: ${value}\r\n`;
  });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`;
}

/** Returns whether the head was sent. */
export function giveReadyHead(res: ServerResponse, status: 200 | 304, head: string, requestId: string): boolean {
  if (!res.shouldKeepAlive || res.getHeaderNames().length > 0) return false;
  res.statusCode = status;
  (res as ServerResponse & { _header: string })._header = `${head}X-Request-Id: ${requestId}\r\nDate: ${today()}\r\n\r\n`;
  return res.headersSent;
}

let second = 0;
let text = '';
function today(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    text = new Date().toUTCString();
  }
  return text;
}
