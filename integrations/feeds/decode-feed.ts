// From bytes to text. A byte order mark is never wrong; then, what reads as UTF-8 is UTF-8 whatever it says of itself (a wrong
// declaration is far commoner than another encoding that happens to be valid UTF-8); only then is the declaration believed.

const SEVEN_BIT = /^(?:iso-2022|hz-)/i;

export function decodeFeed(bytes: Uint8Array, contentType = ''): string {
  const marked = byMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  const declared =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ?? /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  if (!declared || !SEVEN_BIT.test(declared)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // not UTF-8 all through
    }
  }
  try {
    return new TextDecoder(declared ?? 'windows-1252').decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The mark, or a first "<" or "{" in UTF-16 without one. */
function byMark([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if ((a === 0x3c || a === 0x7b) && b === 0 && d === 0) return 'utf-16le';
  if (a === 0 && (b === 0x3c || b === 0x7b) && c === 0) return 'utf-16be';
  return undefined;
}
