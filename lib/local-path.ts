// Reads a redirect target from a request and accepts only paths within our own site (no open
// redirects).
export function readLocalPath(candidate: unknown, fallback = '/'): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || candidate.length > 2000)
    return fallback;
  try {
    const base = 'http://own.invalid';
    const url = new URL(candidate, base);
    const path = url.pathname + url.search + url.hash;
    // Check again after parsing: "/.//example.com" is normalized to "//example.com", another site's
    // URL.
    return url.origin === base && !/^\/[/\\]/.test(path) && !candidate.includes('\\')
      ? path
      : fallback;
  } catch {
    return fallback;
  }
}
