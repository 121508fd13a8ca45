// A small error page written straight to the socket, for requests that Node could not parse
// (headers too large, not HTTP).
import { securityHeaders } from './headers.ts';

const REASONS: Record<number, [reason: string, text: string]> = {
  400: ['Bad Request', 'The request could not be read.'],
  405: ['Method Not Allowed', 'This address does not accept that kind of request.'],
  408: ['Request Timeout', 'The request took too long to arrive.'],
  413: ['Content Too Large', 'The upload is too large.'],
  431: [
    'Request Header Fields Too Large',
    'The browser sent too much data. Deleting the cookies of this site may help.',
  ],
};

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
};

export function bareStatus(code: string | undefined): number {
  return STATUS[code ?? ''] ?? 400;
}

export function bareRefusal(
  status: number,
  { siteName, secure }: { siteName: string; secure: boolean },
  requestId: string,
): string {
  const [reason, text] = REASONS[status] ?? ['Bad Request', 'The request could not be read.'];
  const name = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${reason} · ${name}</title><h1>This request was not accepted</h1><p>${text}</p><p><a href="/">${name}: Home</a></p></html>\n`;
  const headers: Record<string, string | number> = {
    ...securityHeaders({ secure }),
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'X-Request-Id': requestId,
    ...(status === 405 ? { Allow: 'GET, HEAD, POST' } : {}),
  };
  const head = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${head.join('')}\r\n${page}`;
}
