// The head of a kept response as one finished text. Node checks and joins some twenty header lines for every answer, which costs
// more than all else about a page from memory; ours are checked once, when the page is stored. Node has no public door for a
// finished head: `_header` is where it keeps its own. `headersSent`, which is public, tells whether it was taken; when it
// was not, or when the connection is about to close or other headers were set, the usual way is used.
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

/** Whether the head is on its way. */
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
