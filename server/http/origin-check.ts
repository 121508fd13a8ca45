// CSRF protection: forms are accepted from our own pages only. Browsers send Origin or Sec-Fetch-Site; programs that send neither do not
// carry somebody's cookies by accident. Routes for programs never read cookies and are exempt (`handle.machine`).
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
    if (SAFE.has(method) || (machine && !path.endsWith('.data'))) return true;
    const origin = header('origin');
    if (origin !== undefined) {
      if (origin === own.origin) return true;
      const host = header('host');
      return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
    }
    const site = header('sec-fetch-site');
    return site === undefined || site === 'same-origin' || site === 'none';
  };
}
