// Unzips the few parts of a .docx that contain text. The number of entries and the unpacked size
// are bounded, whatever the archive claims.
import { readZip } from '#features/importing/archives/read-zip.server.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import { FileFault } from './read-fault.ts';

const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

export async function unzipParts(
  file: Uint8Array,
  partNames: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  let remaining = MAX_UNPACKED_BYTES;
  let entries = 0;
  try {
    for await (const { name, bytes } of readZip(
      Buffer.from(file.buffer, file.byteOffset, file.byteLength),
      { read: 0 },
    )) {
      if (++entries > MAX_ENTRIES) break;
      if (!partNames.includes(name) || parts.has(name)) continue;
      const part = await collect(bytes, remaining);
      remaining -= part.length;
      parts.set(name, part);
    }
  } catch (error) {
    throw error instanceof ImportFault ? new FileFault('not_docx') : error;
  }
  return parts;
}

/** Grows in place: joining chunks at the end would hold everything twice. */
async function collect(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const memory = new ArrayBuffer(0, { maxByteLength: maxBytes });
  for await (const chunk of chunks) {
    const length = memory.byteLength;
    if (length + chunk.length > maxBytes) throw new FileFault('unpacks_too_large');
    memory.resize(length + chunk.length);
    new Uint8Array(memory).set(chunk, length);
  }
  return new Uint8Array(memory);
}
