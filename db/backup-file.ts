// The backup file, read: one line of JSON, a gzip stream of frames (type, length, bytes), and the SHA-256 of everything
// before it. A file that was changed or cut anywhere is refused before anything is done with it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

export const BACKUP_FORMAT = 'plainlaw-backup';
export const BACKUP_VERSION = 1;
const TRAILER_LENGTH = 64; // the file's SHA-256 in hex

export type BackupHeader = {
  format: typeof BACKUP_FORMAT;
  version: number;
  createdAt: string;
  serverVersion: string;
  /** What drizzle has recorded, oldest first. */
  migrations: { hash: string; createdAt: number }[];
  /** The shape of pg-boss' own tables, when it has any. */
  jobsVersion: number | null;
};

type Partition = { schema: string; name: string; bound: string };
export type BackupTable = { schema: string; name: string; columns: string[]; partitions: Partition[] };
export type TableSum = { rows: number; checksum: string };
export type BackupSequence = { schema: string; name: string; lastValue: string; isCalled: boolean };
export type BackupSummary = { tables: number; rows: number; bytes: number };

// T: a table begins (BackupTable), D: rows, E: it ends (TableSum), S: BackupSequence[], Z: the end (BackupSummary)
export type FrameType = 'T' | 'D' | 'E' | 'S' | 'Z';
export const FRAME_SIZE = 256 * 1024;

/** Reads the whole file, compares it with its SHA-256 and gives its header; a sentence when anything differs. */
export async function verifyBackupFile(file: string): Promise<BackupHeader> {
  const { header, start, end } = await readEdges(file);
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: end - 1 })) sum.update(chunk);
  const recorded = await readText(file, end, TRAILER_LENGTH);
  if (!header || start > end || sum.digest('hex') !== recorded) {
    throw new Error(`${file} is not a whole Plainlaw backup: it was changed, cut short, or is something else.`);
  }
  if (header.version !== BACKUP_VERSION) {
    throw new Error(`${file} has backup format ${header.version}; this Plainlaw reads format ${BACKUP_VERSION}.`);
  }
  return header;
}

export async function* readBackupFrames(file: string): AsyncGenerator<{ type: FrameType; body: Buffer }, void> {
  const { start, end } = await readEdges(file);
  const gunzip = createGunzip({ chunkSize: FRAME_SIZE });
  const read = pipeline(createReadStream(file, { start, end: end - 1 }), gunzip);
  read.catch(() => {}); // the loop below meets the same error
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = 5;
  let type: FrameType | undefined;
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    pieces.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const all = Buffer.concat(pieces);
      const taken = all.subarray(0, needed);
      pieces = [all.subarray(needed)];
      size -= needed;
      if (type === undefined) {
        type = taken.toString('latin1', 0, 1) as FrameType;
        needed = taken.readUInt32BE(1);
      } else {
        yield { type, body: taken };
        if (type === 'Z') return;
        type = undefined;
        needed = 5;
      }
    }
  }
  throw new Error('The backup file has no end.');
}

/** The header, and where the compressed part starts and ends. */
async function readEdges(file: string): Promise<{ header: BackupHeader | undefined; start: number; end: number }> {
  const end = (await stat(file)).size - TRAILER_LENGTH;
  const line = (await readText(file, 0, 1024 * 1024)).split('\n', 1)[0] ?? '';
  let header: BackupHeader | undefined;
  try {
    const parsed = JSON.parse(line);
    if (parsed.format === BACKUP_FORMAT) header = parsed;
  } catch {
    // not a backup: the caller says so
  }
  return { header, start: Buffer.byteLength(line, 'latin1') + 1, end: Math.max(end, 1) };
}

async function readText(file: string, position: number, length: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
