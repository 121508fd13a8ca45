// The few parts of a .docx that hold its text, by the archive's table of contents. Everything is bounded before it is believed:
// how many entries are looked at, and how much each part and all together may unpack to, whatever the archive says of itself.
import { inflateRawSync } from 'node:zlib';
import { FileFault } from './read-fault.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_ENTRIES = 5_000;
const MAX_UNPACKED = 64 * 1024 * 1024;

export function unzipParts(file: Uint8Array, wanted: readonly string[]): Map<string, Uint8Array> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = new Map<string, Uint8Array>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new FileFault('not_docx');
  const entries = Math.min(bytes.readUInt16LE(end + 10), MAX_ENTRIES);
  let at = bytes.readUInt32LE(end + 16);
  let left = MAX_UNPACKED;
  for (let i = 0; i < entries; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new FileFault('not_docx');
    const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const [nameLength = 0, extra = 0, note = 0] = lengths;
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted.includes(name) && !parts.has(name)) {
      const part = unpack(bytes, { at, most: left });
      left -= part.length;
      parts.set(name, part);
    }
    at += 46 + nameLength + extra + note;
  }
  return parts;
}

function unpack(bytes: Buffer, { at, most }: { at: number; most: number }): Uint8Array {
  const [flags, method, size, local] = [
    bytes.readUInt16LE(at + 8),
    bytes.readUInt16LE(at + 10),
    bytes.readUInt32LE(at + 20),
    bytes.readUInt32LE(at + 42),
  ];
  if (flags & 1 || (method !== 0 && method !== 8)) throw new FileFault('not_docx');
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new FileFault('not_docx');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  if (packed.length > most) throw new FileFault('unpacks_too_large');
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    throw new FileFault((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacks_too_large' : 'not_docx');
  }
}
