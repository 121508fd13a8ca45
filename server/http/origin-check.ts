// A form can only be sent from our own pages. Browsers say where a request comes from (Sec-Fetch-Site, Origin); programs
// that send neither carry nobody's cookies by accident. Machine endpoints never read cookies and are exempt.
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export type OriginCheck = (request: { method: string; path: string; header: (name: string) => string | undefined }) => boolean;

export function createOriginCheck(publicUrl: string, machinePaths: readonly string[]): OriginCheck {
  const own = new URL(publicUrl);
  return ({ method, path, header }) => {
    if (SAFE.has(method) || machinePaths.includes(path)) return true;
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
