// Iterates over the files of a .tar. Supports long names of GNU and pax archives; skips links,
// folders and devices.
import { ImportFault } from '../import-fault.ts';

type Bytes = AsyncIterable<Uint8Array>;
const BLOCK = 512;
const MAX_NAME_LENGTH = 64 * 1024;

export function isTar(head: Buffer): boolean {
  return head.length >= BLOCK && head.toString('latin1', 257, 262) === 'ustar';
}

export async function* readTar(bytes: Bytes): AsyncGenerator<{ name: string; bytes: Bytes }> {
  const input = createByteReader(bytes);
  let longName = '';
  for (;;) {
    const header = await input.take(BLOCK);
    if (header.length === 0 || header.every((byte) => byte === 0)) return;
    if (header.length < BLOCK) throw new ImportFault('the .tar ends in the middle of a file');
    const size = readSize(header);
    const kind = String.fromCharCode(header[156] ?? 0);
    const padded = Math.ceil(size / BLOCK) * BLOCK;
    if (kind === 'L' || kind === 'x') {
      if (size > MAX_NAME_LENGTH)
        throw new ImportFault('the .tar is broken (a file name without end)');
      const text = (await input.take(padded)).toString('utf8', 0, size);
      longName =
        kind === 'L'
          ? text.replace(/\0.*$/s, '')
          : (/\d+ path=([^\n]*)\n/.exec(text)?.[1] ?? longName);
      continue;
    }
    let remaining = size;
    if (kind === '0' || kind === '\0') {
      async function* content(): Bytes {
        while (remaining > 0) {
          const chunk = await input.readSome(remaining);
          if (chunk.length === 0) throw new ImportFault('the .tar ends in the middle of a file');
          remaining -= chunk.length;
          yield chunk;
        }
      }
      yield { name: longName || readName(header), bytes: content() };
    }
    longName = '';
    await input.skip(remaining + padded - size);
  }
}

function readName(header: Buffer): string {
  const readField = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const prefix = readField(345, 155);
  return prefix ? `${prefix}/${readField(0, 100)}` : readField(0, 100);
}

function readSize(header: Buffer): number {
  const first = header[124] ?? 0;
  // Above 8 GB the size is stored in binary.
  const size =
    first & 0x80
      ? Number(header.readBigUInt64BE(128))
      : Number.parseInt(header.toString('latin1', 124, 136).trim() || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0)
    throw new ImportFault('the .tar is broken (a file without a size)');
  return size;
}

function createByteReader(bytes: Bytes) {
  const reader = bytes[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  /** Up to `maxBytes` bytes; empty at the end of the stream. */
  const readSome = async (maxBytes: number): Promise<Buffer> => {
    while (buffered.length === 0) {
      const { value, done } = await reader.next();
      if (done) return buffered;
      buffered = Buffer.from(value.buffer, value.byteOffset, value.length);
    }
    const chunk = buffered.subarray(0, maxBytes);
    buffered = buffered.subarray(chunk.length);
    return chunk;
  };
  return {
    readSome,
    async take(count: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let remaining = count; remaining > 0; ) {
        const chunk = await readSome(remaining);
        if (chunk.length === 0) break;
        parts.push(chunk);
        remaining -= chunk.length;
      }
      return Buffer.concat(parts);
    },
    async skip(count: number): Promise<void> {
      for (let remaining = count; remaining > 0; ) {
        const chunk = await readSome(remaining);
        if (chunk.length === 0) return;
        remaining -= chunk.length;
      }
    },
  };
}
