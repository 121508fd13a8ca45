// Unzips the few parts of a .docx that contain text, using the archive's central directory. The number of entries and the unpacked size
// are bounded, whatever the archive claims.
import { inflateRawSync } from 'node:zlib';
import { FileFault } from './read-fault.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

export function unzipParts(file: Uint8Array, partNames: readonly string[]): Map<string, Uint8Array> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = new Map<string, Uint8Array>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END_SIGNATURE) throw new FileFault('not_docx');
  const entries = Math.min(bytes.readUInt16LE(end + 10), MAX_ENTRIES);
  let offset = bytes.readUInt32LE(end + 16);
  let remaining = MAX_UNPACKED_BYTES;
  for (let i = 0; i < entries; i++) {
    if (offset + 46 > bytes.length || bytes.readUInt32LE(offset) !== ENTRY_SIGNATURE) throw new FileFault('not_docx');
    const lengths = [28, 30, 32].map((field) => bytes.readUInt16LE(offset + field));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const name = bytes.toString('utf8', offset + 46, offset + 46 + nameLength);
    if (partNames.includes(name) && !parts.has(name)) {
      const part = unpack(bytes, offset, remaining);
      remaining -= part.length;
      parts.set(name, part);
    }
    offset += 46 + nameLength + extra + comment;
  }
  return parts;
}

function unpack(bytes: Buffer, offset: number, maxBytes: number): Uint8Array {
  const flags = bytes.readUInt16LE(offset + 8);
  const method = bytes.readUInt16LE(offset + 10);
  const size = bytes.readUInt32LE(offset + 20);
  const local = bytes.readUInt32LE(offset + 42);
  if (flags & 1 || (method !== 0 && method !== 8)) throw new FileFault('not_docx');
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL_SIGNATURE) throw new FileFault('not_docx');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const compressed = bytes.subarray(start, start + size);
  if (compressed.length > maxBytes) throw new FileFault('unpacks_too_large');
  if (method === 0) return compressed;
  try {
    return inflateRawSync(compressed, { maxOutputLength: Math.max(maxBytes, 1) });
  } catch (error) {
    throw new FileFault((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacks_too_large' : 'not_docx');
  }
}
