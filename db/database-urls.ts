// Splits a comma-separated list of server URLs. A password may contain a comma, so only a comma
// before the next URL separates.
export function splitUrls(text: string): string[] {
  return text
    .split(/,(?=\s*postgres(?:ql)?:\/\/)/)
    .map((url) => url.trim())
    .filter(Boolean);
}
