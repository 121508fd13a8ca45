// Headers of what stands in pages of others. Only the list of origins decides who may show it: the
// page around a frame cannot be told from the request. Everything else is as strict as for our own
// pages, and nothing of another host is loaded.
const policy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ');

/** `own`: one of our own pages shows it, such as the one that makes a snippet. */
export const widgetHeaders = (
  origins: readonly string[],
  { own = false } = {},
): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy([...(own ? ["'self'"] : []), ...origins]),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
});

/** A part of a widget that pages of others load, or its frame does. */
export const widgetFileHeaders = (type: string): Record<string, string> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=3600',
});

export const isWidget = (path: string): boolean => path.startsWith('/widget/');
