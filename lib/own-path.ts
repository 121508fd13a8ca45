// Where to go next, when a request says so: only ever a path within our own site.
export function ownPath(candidate: unknown, otherwise = '/'): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || candidate.length > 2000) return otherwise;
  try {
    const base = 'http://own.invalid';
    const url = new URL(candidate, base);
    return url.origin === base && !candidate.startsWith('//') && !candidate.includes('\\')
      ? url.pathname + url.search + url.hash
      : otherwise;
  } catch {
    return otherwise;
  }
}
