// CSRF protection: forms are accepted from our own pages only. Browsers send Origin or
// Sec-Fetch-Site; programs that send neither do not carry somebody's cookies by accident. Routes
// for programs never read cookies and are exempt (`handle.machine`), but for the forms of widgets:
// another page must not make one say what it likes.
import { isWidget } from '#app/http/widget-headers.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** `machine`: the route is for programs. */
export type OriginCheck = (request: {
  method: string;
  path: string;
  machine: boolean;
  header: (name: string) => string | undefined;
}) => boolean;

export function createOriginCheck(publicUrl: string): OriginCheck {
  const own = new URL(publicUrl);
  return ({ method, path, machine, header }) => {
    if (SAFE.has(method) || (machine && !path.endsWith('.data') && !isWidget(path))) return true;
    const origin = header('origin');
    const site = header('sec-fetch-site');
    // From our pages without a referrer (`handle.tokenInAddress`) browsers send "null" and say here
    // that it was our page.
    if (origin === 'null') return site === 'same-origin';
    if (origin === undefined)
      return site === undefined || site === 'same-origin' || site === 'none';
    return origin === own.origin || origin === originOfHost(own.protocol, header('host'));
  };
}

/**
 * A second name of the site (127.0.0.1 for localhost) counts as ours, with the scheme of
 * PUBLIC_URL: behind a proxy we cannot see it.
 */
function originOfHost(protocol: string, host = ''): string | undefined {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
