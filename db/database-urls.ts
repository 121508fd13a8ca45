// Several servers in one setting, separated by commas. A password may hold a comma of its own, so only a comma before the next
// address divides.
export function splitUrls(text: string): string[] {
  return text
    .split(/,(?=\s*postgres(?:ql)?:\/\/)/)
    .map((url) => url.trim())
    .filter(Boolean);
}
