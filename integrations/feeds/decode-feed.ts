// Decodes a feed's bytes. A byte order mark decides; otherwise text that is valid UTF-8 is UTF-8
// regardless of its declaration (a wrong declaration is far more common than another encoding that
// happens to be valid UTF-8); only then is the declaration used.

const SEVEN_BIT = /^(?:iso-2022|hz-)/i;

export function decodeFeed(bytes: Uint8Array, contentType = ''): string {
  const markEncoding = detectByteOrderMark(bytes);
  if (markEncoding) return new TextDecoder(markEncoding).decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  const declaredEncoding =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  if (!declaredEncoding || !SEVEN_BIT.test(declaredEncoding)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // not valid UTF-8
    }
  }
  try {
    return new TextDecoder(declaredEncoding ?? 'windows-1252').decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** From the byte order mark, or from a first "<" or "{" in UTF-16 without one. */
function detectByteOrderMark([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if ((a === 0x3c || a === 0x7b) && b === 0 && d === 0) return 'utf-16le';
  if (a === 0 && (b === 0x3c || b === 0x7b) && c === 0) return 'utf-16be';
  return undefined;
}
