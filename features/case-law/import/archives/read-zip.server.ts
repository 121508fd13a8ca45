// The files of a .zip by its table of contents at the end (with the 64-bit fields of archives past four gigabytes). The table is
// read piece by piece, so that a million entries cost no more memory than one.
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ImportFault } from '../import-fault.ts';
import { type Bytes, bomb, type Meter } from './byte-stream.ts';

const CHUNK = 256 * 1024;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_32 = 0xffffffff;

type Entry = { name: string; method: number; flags: number; packed: number; plain: number; offset: number };

export async function* readZip(
  file: FileHandle,
  meter: Meter,
  harmless: number,
  mostGrowth: number,
): AsyncGenerator<{ name: string; bytes: Bytes }> {
  for await (const entry of entriesOf(file)) {
    if (entry.name.endsWith('/')) continue;
    yield { name: entry.name, bytes: contentOf(file, entry, meter, harmless, mostGrowth) };
  }
}

async function* contentOf(file: FileHandle, entry: Entry, meter: Meter, harmless: number, mostGrowth: number): Bytes {
  if (entry.flags & 1) throw new ImportFault('the .zip is locked with a password');
  if (entry.method !== 0 && entry.method !== 8) throw new ImportFault('the .zip is packed in a way that is not known: unpack it first');
  const local = await readAt(file, entry.offset, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw broken();
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = readPart(file, start, entry.packed, meter);
  if (entry.method === 0) {
    yield* packed;
    return;
  }
  const source = Readable.from(packed, { objectMode: false });
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  source.on('error', (error) => inflate.destroy(error));
  let grown = 0;
  try {
    for await (const chunk of source.pipe(inflate)) {
      grown += chunk.length;
      if (grown > harmless && grown > mostGrowth * entry.packed) throw bomb();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault(`the .zip is broken (${(error as Error).message})`);
  } finally {
    source.destroy();
  }
}

async function* readPart(file: FileHandle, start: number, size: number, meter: Meter): Bytes {
  for (let done = 0; done < size; ) {
    const part = await readAt(file, start + done, Math.min(CHUNK, size - done));
    if (part.length === 0) throw broken();
    done += part.length;
    meter.read += part.length;
    yield part;
  }
}

async function* entriesOf(file: FileHandle): AsyncGenerator<Entry> {
  const { size: fileSize } = await file.stat();
  const { at, size } = await findTable(file, fileSize);
  let window: Buffer = Buffer.alloc(0);
  let windowAt = at;
  const has = async (from: number, count: number): Promise<Buffer> => {
    if (from + count > windowAt + window.length) {
      windowAt = from;
      window = await readAt(file, from, Math.max(CHUNK, count));
    }
    return window.subarray(from - windowAt, from - windowAt + count);
  };
  for (let here = at; here < at + size; ) {
    const head = await has(here, 46);
    if (head.length < 46 || head.readUInt32LE(0) !== ENTRY) throw broken();
    const [nameLength, extraLength, noteLength] = [head.readUInt16LE(28), head.readUInt16LE(30), head.readUInt16LE(32)];
    const fixed = { flags: head.readUInt16LE(8), method: head.readUInt16LE(10) };
    const sizes = { packed: head.readUInt32LE(20), plain: head.readUInt32LE(24), offset: head.readUInt32LE(42) };
    const more = await has(here + 46, nameLength + extraLength);
    if (more.length < nameLength + extraLength) throw broken();
    yield { ...fixed, ...wideSizes(sizes, more.subarray(nameLength)), name: more.toString('utf8', 0, nameLength) };
    here += 46 + nameLength + extraLength + noteLength;
  }
}

/** Numbers that do not fit into 32 bits stand in an extra field, in this order. */
function wideSizes(sizes: { packed: number; plain: number; offset: number }, extra: Buffer) {
  const wide = { ...sizes };
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    let field = at + 4;
    if (id === 1) {
      for (const name of ['plain', 'packed', 'offset'] as const) {
        if (wide[name] !== MAX_32 || field + 8 > extra.length) continue;
        wide[name] = Number(extra.readBigUInt64LE(field));
        field += 8;
      }
    }
    at += 4 + length;
  }
  return wide;
}

async function findTable(file: FileHandle, fileSize: number): Promise<{ at: number; size: number }> {
  const tailAt = Math.max(0, fileSize - 22 - 65_535);
  const tail = await readAt(file, tailAt, fileSize - tailAt);
  const signature = Buffer.from([0x50, 0x4b, 5, 6]);
  const end = tail.lastIndexOf(signature, tail.length - 22);
  if (end === -1 || tail.readUInt32LE(end) !== END) throw broken();
  const [size, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (at !== MAX_32 && size !== MAX_32) return inside({ at, size }, fileSize);
  const locator = await readAt(file, tailAt + end - 20, 20);
  const wide = await readAt(file, Number(locator.readBigUInt64LE(8)), 56);
  if (wide.length < 56 || wide.readUInt32LE(0) !== END_64) throw broken();
  return inside({ at: Number(wide.readBigUInt64LE(48)), size: Number(wide.readBigUInt64LE(40)) }, fileSize);
}

function inside(table: { at: number; size: number }, fileSize: number) {
  if (table.at + table.size > fileSize) throw broken();
  return table;
}

async function readAt(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(count), 0, count, at);
  return buffer.subarray(0, bytesRead);
}

const broken = () => new ImportFault('the .zip is broken or cut off');
