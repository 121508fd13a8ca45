// Where to go next, when a request says so: only ever a path within our own site.
export function ownPath(candidate: unknown, otherwise = '/'): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || candidate.length > 2000) return otherwise;
  try {
    const base = 'http://own.invalid';
    const url = new URL(candidate, base);
    const path = url.pathname + url.search + url.hash;
    // Looked at after parsing, too: "/.//example.com" is a path of ours that becomes another site's address.
    return url.origin === base && !/^\/[/\\]/.test(path) && !candidate.includes('\\') ? path : otherwise;
  } catch {
    return otherwise;
  }
}
