// Decodes a text file of unknown encoding. A byte order mark decides; otherwise zero bytes at every
// other position mean UTF-16, valid UTF-8 is UTF-8, and anything else is Windows-1252. A result
// with too many control characters is not text.
import { isUtf8 } from 'node:buffer';

const SAMPLE_LENGTH = 64 * 1024;
const PIECE_BYTES = 1024 * 1024;
const MAX_CONTROL_SHARE = 0.002;
const MAX_UNDECODABLE_SHARE = 0.01;

export function decodeBytes(bytes: Uint8Array): string | undefined {
  return isText(bytes) ? new TextDecoder(detectEncoding(bytes)).decode(bytes) : undefined;
}

/** For what need not be held as a whole. Undefined where it is no text. */
export function decodeInPieces(bytes: Uint8Array): Iterable<string> | undefined {
  return isText(bytes) ? listPieces(bytes) : undefined;
}

function* listPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(detectEncoding(bytes));
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const stream = start + PIECE_BYTES < bytes.length;
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream });
  }
}

function isText(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder(detectEncoding(bytes));
  const sample = decoder.decode(bytes.subarray(0, SAMPLE_LENGTH), { stream: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  const undecodable = sample.match(/\ufffd/g)?.length ?? 0;
  return (
    controls <= sample.length * MAX_CONTROL_SHARE &&
    undecodable <= sample.length * MAX_UNDECODABLE_SHARE
  );
}

function detectEncoding(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_LENGTH);
  const zeros = [0, 0];
  for (let i = 0; i < sample.length; i++)
    if (sample[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length * 0.3 && even < sample.length * 0.05) return 'utf-16le';
  if (even > sample.length * 0.3 && odd < sample.length * 0.05) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
