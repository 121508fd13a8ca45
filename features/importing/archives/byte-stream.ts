import type { FileHandle } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { ImportFault } from '../import-fault.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** Bytes read from disk. */
export type Meter = { read: number };

export const CHUNK_BYTES = 256 * 1024;

/** To `end` or to the end of the file; the file stays open. */
export async function* readBytes(
  file: FileHandle,
  start = 0,
  end = Number.POSITIVE_INFINITY,
): Bytes {
  for (let offset = start; offset < end; ) {
    const count = Math.min(CHUNK_BYTES, end - offset);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(count), 0, count, offset);
    if (bytesRead === 0) return;
    offset += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

export async function* countBytes(bytes: Bytes, meter: Meter): Bytes {
  for await (const chunk of bytes) {
    meter.read += chunk.length;
    yield chunk;
  }
}

/** `kind`: named in the fault. */
export async function* decompress(packed: Bytes, unpacker: Transform, kind: string): Bytes {
  const source = Readable.from(packed, { objectMode: false });
  source.on('error', (error) => unpacker.destroy(error));
  try {
    yield* source.pipe(unpacker);
  } catch (error) {
    throw error instanceof ImportFault
      ? error
      : new ImportFault(`the ${kind} is broken (${(error as Error).message})`);
  } finally {
    await waitForClose(source.destroy());
  }
}

export function waitForClose(stream: Readable): Promise<void> {
  return new Promise((resolve) =>
    stream.closed ? resolve() : stream.once('close', () => resolve()),
  );
}
