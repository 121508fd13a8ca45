// The files of a .tar, one after the other. Long names of GNU and pax archives are read; links, folders and devices are passed over.
import { ImportFault } from '../import-fault.ts';

type Bytes = AsyncIterable<Uint8Array>;
const BLOCK = 512;
const MAX_NAME_LENGTH = 64 * 1024;

export function isTar(head: Buffer): boolean {
  return head.length >= BLOCK && head.toString('latin1', 257, 262) === 'ustar';
}

export async function* readTar(bytes: Bytes): AsyncGenerator<{ name: string; bytes: Bytes }> {
  const input = createInput(bytes);
  let longName = '';
  for (;;) {
    const header = await input.take(BLOCK);
    if (header.length === 0 || header.every((byte) => byte === 0)) return;
    if (header.length < BLOCK) throw new ImportFault('the .tar ends in the middle of a file');
    const size = sizeOf(header);
    const kind = String.fromCharCode(header[156] ?? 0);
    const padded = Math.ceil(size / BLOCK) * BLOCK;
    if (kind === 'L' || kind === 'x') {
      if (size > MAX_NAME_LENGTH) throw new ImportFault('the .tar is broken (a file name without end)');
      const text = (await input.take(padded)).toString('utf8', 0, size);
      longName = kind === 'L' ? text.replace(/\0.*$/s, '') : (/\d+ path=([^\n]*)\n/.exec(text)?.[1] ?? longName);
      continue;
    }
    let left = size;
    if (kind === '0' || kind === '\0') {
      async function* content(): Bytes {
        while (left > 0) {
          const chunk = await input.some(left);
          if (chunk.length === 0) throw new ImportFault('the .tar ends in the middle of a file');
          left -= chunk.length;
          yield chunk;
        }
      }
      yield { name: longName || nameOf(header), bytes: content() };
    }
    longName = '';
    await input.skip(left + padded - size);
  }
}

function nameOf(header: Buffer): string {
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const prefix = text(345, 155);
  return prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
}

function sizeOf(header: Buffer): number {
  const first = header[124] ?? 0;
  // Past eight gigabytes the size is written in binary.
  const size = first & 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(header.toString('latin1', 124, 136).trim() || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new ImportFault('the .tar is broken (a file without a size)');
  return size;
}

function createInput(bytes: Bytes) {
  const reader = bytes[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** At most so many bytes; none at the end. */
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { value, done } = await reader.next();
      if (done) return rest;
      rest = Buffer.from(value.buffer, value.byteOffset, value.length);
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.length);
    return part;
  };
  return {
    some,
    async take(count: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let left = count; left > 0; ) {
        const part = await some(left);
        if (part.length === 0) break;
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
    async skip(count: number): Promise<void> {
      for (let left = count; left > 0; ) {
        const part = await some(left);
        if (part.length === 0) return;
        left -= part.length;
      }
    },
  };
}
