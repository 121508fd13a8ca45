// The text of a plain text file whose encoding nobody states: a byte order mark decides; else what is valid UTF-8 is UTF-8; else
// zero bytes in every other place mean UTF-16; else it is Windows' Western encoding. What then still has control characters in it
// is no text.
const LOOKED_AT = 64 * 1024;
const MAX_CONTROLS = 0.002;
const MAX_UNREAD = 0.01;

export function decodeBytes(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const head = text.slice(0, LOOKED_AT);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is counted
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  const unread = head.match(/\ufffd/g)?.length ?? 0;
  return controls > head.length * MAX_CONTROLS || unread > head.length * MAX_UNREAD ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.3 && even < head.length * 0.05) return 'utf-16le';
  if (even > head.length * 0.3 && odd < head.length * 0.05) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
