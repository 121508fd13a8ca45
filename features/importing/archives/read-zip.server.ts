// Iterates over the files of a .zip by its central directory, with zip64 fields for archives above 4 GB. The directory is read in
// chunks, so that a million entries use no more memory than one.
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ImportFault } from '../import-fault.ts';
import { type Bytes, createBombFault, type Meter } from './byte-stream.ts';

const CHUNK = 256 * 1024;
const END_SIGNATURE = 0x06054b50;
const END_64_SIGNATURE = 0x06064b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const MAX_32 = 0xffffffff;

type Entry = { name: string; method: number; flags: number; packed: number; plain: number; offset: number };

export async function* readZip(
  file: FileHandle,
  meter: Meter,
  harmlessBytes: number,
  maxExpansion: number,
): AsyncGenerator<{ name: string; bytes: Bytes }> {
  for await (const entry of readEntries(file)) {
    if (entry.name.endsWith('/')) continue;
    yield { name: entry.name, bytes: readContent(file, entry, meter, harmlessBytes, maxExpansion) };
  }
}

async function* readContent(file: FileHandle, entry: Entry, meter: Meter, harmlessBytes: number, maxExpansion: number): Bytes {
  if (entry.flags & 1) throw new ImportFault('the .zip is locked with a password');
  if (entry.method !== 0 && entry.method !== 8) throw new ImportFault('the .zip is packed in a way that is not known: unpack it first');
  const local = await readAt(file, entry.offset, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw createBrokenFault();
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = readPart(file, start, entry.packed, meter);
  if (entry.method === 0) {
    yield* packed;
    return;
  }
  const source = Readable.from(packed, { objectMode: false });
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  source.on('error', (error) => inflate.destroy(error));
  let unpackedBytes = 0;
  try {
    for await (const chunk of source.pipe(inflate)) {
      unpackedBytes += chunk.length;
      if (unpackedBytes > harmlessBytes && unpackedBytes > maxExpansion * entry.packed) throw createBombFault();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault(`the .zip is broken (${(error as Error).message})`);
  } finally {
    source.destroy();
  }
}

async function* readPart(file: FileHandle, start: number, size: number, meter: Meter): Bytes {
  for (let bytesRead = 0; bytesRead < size; ) {
    const part = await readAt(file, start + bytesRead, Math.min(CHUNK, size - bytesRead));
    if (part.length === 0) throw createBrokenFault();
    bytesRead += part.length;
    meter.read += part.length;
    yield part;
  }
}

async function* readEntries(file: FileHandle): AsyncGenerator<Entry> {
  const { size: fileSize } = await file.stat();
  const { offset: tableStart, size } = await findTable(file, fileSize);
  let window: Buffer = Buffer.alloc(0);
  let windowStart = tableStart;
  let packedBytes = 0;
  const readBytes = async (from: number, count: number): Promise<Buffer> => {
    if (from + count > windowStart + window.length) {
      windowStart = from;
      window = await readAt(file, from, Math.max(CHUNK, count));
    }
    return window.subarray(from - windowStart, from - windowStart + count);
  };
  for (let entryStart = tableStart; entryStart < tableStart + size; ) {
    const head = await readBytes(entryStart, 46);
    if (head.length < 46 || head.readUInt32LE(0) !== ENTRY_SIGNATURE) throw createBrokenFault();
    const nameLength = head.readUInt16LE(28);
    const extraLength = head.readUInt16LE(30);
    const noteLength = head.readUInt16LE(32);
    const fixed = { flags: head.readUInt16LE(8), method: head.readUInt16LE(10) };
    const sizes = { packed: head.readUInt32LE(20), plain: head.readUInt32LE(24), offset: head.readUInt32LE(42) };
    const nameAndExtra = await readBytes(entryStart + 46, nameLength + extraLength);
    if (nameAndExtra.length < nameLength + extraLength) throw createBrokenFault();
    const entry = { ...fixed, ...readZip64Sizes(sizes, nameAndExtra.subarray(nameLength)) };
    // Entries that share their bytes: a few kilobytes could unpack to terabytes, although each entry is small for itself.
    packedBytes += entry.packed;
    if (packedBytes > fileSize) throw createBrokenFault();
    yield { ...entry, name: nameAndExtra.toString('utf8', 0, nameLength) };
    entryStart += 46 + nameLength + extraLength + noteLength;
  }
}

/** Numbers that do not fit into 32 bits are in the zip64 extra field, in this order. */
function readZip64Sizes(sizes: { packed: number; plain: number; offset: number }, extra: Buffer) {
  const zip64 = { ...sizes };
  for (let fieldStart = 0; fieldStart + 4 <= extra.length; ) {
    const id = extra.readUInt16LE(fieldStart);
    const length = extra.readUInt16LE(fieldStart + 2);
    let valueStart = fieldStart + 4;
    if (id === 1) {
      for (const name of ['plain', 'packed', 'offset'] as const) {
        if (zip64[name] !== MAX_32 || valueStart + 8 > extra.length) continue;
        zip64[name] = Number(extra.readBigUInt64LE(valueStart));
        valueStart += 8;
      }
    }
    fieldStart += 4 + length;
  }
  return zip64;
}

async function findTable(file: FileHandle, fileSize: number): Promise<{ offset: number; size: number }> {
  const tailStart = Math.max(0, fileSize - 22 - 65_535);
  const tail = await readAt(file, tailStart, fileSize - tailStart);
  const signature = Buffer.from([0x50, 0x4b, 5, 6]);
  const end = tail.lastIndexOf(signature, tail.length - 22);
  if (end === -1 || tail.readUInt32LE(end) !== END_SIGNATURE) throw createBrokenFault();
  const size = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (offset !== MAX_32 && size !== MAX_32) return checkTable({ offset, size }, fileSize);
  const locator = await readAt(file, tailStart + end - 20, 20);
  if (locator.length < 20) throw createBrokenFault();
  const zip64 = await readAt(file, Number(locator.readBigUInt64LE(8)), 56);
  if (zip64.length < 56 || zip64.readUInt32LE(0) !== END_64_SIGNATURE) throw createBrokenFault();
  return checkTable({ offset: Number(zip64.readBigUInt64LE(48)), size: Number(zip64.readBigUInt64LE(40)) }, fileSize);
}

function checkTable(table: { offset: number; size: number }, fileSize: number) {
  if (table.offset + table.size > fileSize) throw createBrokenFault();
  return table;
}

async function readAt(file: FileHandle, offset: number, count: number): Promise<Buffer> {
  if (!Number.isSafeInteger(offset) || offset < 0) throw createBrokenFault();
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(count), 0, count, offset);
  return buffer.subarray(0, bytesRead);
}

const createBrokenFault = () => new ImportFault('the .zip is broken or cut off');
