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
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) {
        remaining -= chunk.length;
        if (remaining < 0) throw new FileFault('unpacks_too_large');
        chunks.push(chunk);
      }
      parts.set(name, Buffer.concat(chunks));
    }
  } catch (error) {
    throw error instanceof ImportFault ? new FileFault('not_docx') : error;
  }
  return parts;
}
