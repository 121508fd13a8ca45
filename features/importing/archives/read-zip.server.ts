// Iterates over the files of a .zip, on disk or in memory. yauzl reads the directory entry by
// entry, with zip64, so that a million entries use no more memory than one. Unpacking is ours: the
// bound on expansion compares what came out with the packed bytes read so far.
import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import {
  type Entry,
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { ImportFault } from '../import-fault.ts';
import {
  type Bytes,
  CHUNK_BYTES,
  countBytes,
  decompress,
  type Meter,
  readBytes,
} from './byte-stream.ts';

const STORED = 0;
const DEFLATED = 8;
const ENTRY_SIGNATURE = Buffer.from('PK\u0001\u0002', 'latin1');
/** yauzl would refuse names like ../x, which are harmless here: nothing is written to disk. */
const OPTIONS = { autoClose: false, decodeStrings: false };

type ReadRange = (start: number, end: number) => Bytes;

/** `file`: an open file, which stays open, or the whole archive. */
export async function* readZip(
  file: FileHandle | Buffer,
  meter: Meter,
): AsyncGenerator<{ name: string; bytes: Bytes }> {
  const zip = await (Buffer.isBuffer(file)
    ? fromBufferPromise(file, OPTIONS)
    : openFile(file)
  ).catch(rejectBroken);
  const readRange: ReadRange = Buffer.isBuffer(file)
    ? (start, end) => Readable.from([file.subarray(start, end)])
    : (start, end) => readBytes(file, start, end);
  const entries = zip.eachEntry();
  let packedBytes = 0;
  for (;;) {
    const { value: entry, done } = await entries.next().catch(rejectBroken);
    if (done) return await refuseHiddenEntries(zip, readRange);
    // Entries that share their bytes: a few kilobytes could unpack to terabytes, although each
    // entry is small for itself.
    packedBytes += entry.compressedSize;
    if (packedBytes > zip.fileSize) throw createBrokenFault();
    const name = entry.fileNameRaw.toString('utf8');
    if (!name.endsWith('/')) yield { name, bytes: readContent(zip, entry, readRange, meter) };
  }
}

/**
 * yauzl goes by the number of entries; a directory that goes on after them would be read in part,
 * without a word.
 */
async function refuseHiddenEntries(zip: ZipFile, readRange: ReadRange): Promise<void> {
  const end = Number(zip.readEntryCursor); // declared as a boolean
  for await (const next of readRange(end, end + ENTRY_SIGNATURE.length))
    if (ENTRY_SIGNATURE.equals(next)) throw createBrokenFault();
}

async function* readContent(zip: ZipFile, entry: Entry, readRange: ReadRange, meter: Meter): Bytes {
  const { compressionMethod: method, compressedSize: size } = entry;
  if (entry.isEncrypted()) throw new ImportFault('the .zip is locked with a password');
  if (method !== STORED && method !== DEFLATED)
    throw new ImportFault('the .zip is packed in a way that is not known: unpack it first');
  const { fileDataStart: start } = await zip
    .readLocalFileHeaderPromise(entry, { minimal: true })
    .catch(rejectBroken);
  if (start + size > zip.fileSize) throw createBrokenFault();
  const packed = countBytes(readRange(start, start + size), meter);
  yield* method === STORED
    ? packed
    : decompress(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), '.zip');
}

async function openFile(file: FileHandle): Promise<ZipFile> {
  const { size } = await file.stat();
  return fromRandomAccessReaderPromise(new DirectoryReader(file.fd), size, OPTIONS);
}

/**
 * Reads headers, which are a few dozen bytes each: synchronously, because a turn through the thread
 * pool costs more. yauzl's own reader throws where nobody can catch it when a directory names an
 * offset that no file has.
 */
class DirectoryReader extends RandomAccessReader {
  readonly #fd: number;
  constructor(fd: number) {
    super();
    this.#fd = fd;
  }
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, count?: number) => void,
  ) {
    let count = 0;
    try {
      count = readSync(this.#fd, buffer, offset, length, position);
    } catch (error) {
      return callback(error as Error);
    }
    callback(null, count);
  }
}

const createBrokenFault = () => new ImportFault('the .zip is broken or cut off');
const rejectBroken = () => Promise.reject(createBrokenFault());
