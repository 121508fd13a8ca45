// Reads a backup file: one line of JSON, a gzip stream of frames (type, length, bytes), and the
// SHA-256 of everything before it. A file that was modified or truncated is rejected before
// anything is restored from it.
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
  /** Migrations that drizzle has recorded, oldest first. */
  migrations: { hash: string; createdAt: number }[];
  /** Schema version of pg-boss, null if it is not installed. */
  jobsVersion: number | null;
};

type Partition = { schema: string; name: string; bound: string };
export type BackupTable = {
  schema: string;
  name: string;
  columns: string[];
  partitions: Partition[];
};
export type TableChecksum = { rows: number; checksum: string };
export type BackupSequence = { schema: string; name: string; lastValue: string; isCalled: boolean };
export type BackupSummary = { tables: number; rows: number; bytes: number };

// T: start of a table (BackupTable), D: rows, E: end of a table (TableChecksum), S:
// BackupSequence[], Z: end of file (BackupSummary)
export type FrameType = 'T' | 'D' | 'E' | 'S' | 'Z';
const CHUNK_SIZE = 256 * 1024;

/**
 * Verifies the file's SHA-256 and format version and returns its header; throws with a message for
 * the operator otherwise.
 */
export async function verifyBackupFile(file: string): Promise<BackupHeader> {
  const { header, start, end } = await readEdges(file);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk);
  const recordedHash = await readText(file, end, TRAILER_LENGTH);
  if (!header || start > end || hash.digest('hex') !== recordedHash) {
    throw new Error(
      `${file} is not a whole Plainlaw backup: it was changed, cut short, or is something else.`,
    );
  }
  if (header.version !== BACKUP_VERSION) {
    throw new Error(
      `${file} has backup format ${header.version}; this Plainlaw reads format ${BACKUP_VERSION}.`,
    );
  }
  return header;
}

export async function* readBackupFrames(
  file: string,
): AsyncGenerator<{ type: FrameType; body: Buffer }, void> {
  const { start, end } = await readEdges(file);
  const gunzip = createGunzip({ chunkSize: CHUNK_SIZE });
  const pipelineDone = pipeline(createReadStream(file, { start, end: end - 1 }), gunzip);
  pipelineDone.catch(() => {}); // the loop below throws the same error
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = 5;
  let type: FrameType | undefined;
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    pieces.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const all = Buffer.concat(pieces);
      const bytes = all.subarray(0, needed);
      pieces = [all.subarray(needed)];
      size -= needed;
      if (type === undefined) {
        type = bytes.toString('latin1', 0, 1) as FrameType;
        needed = bytes.readUInt32BE(1);
      } else {
        yield { type, body: bytes };
        if (type === 'Z') return;
        type = undefined;
        needed = 5;
      }
    }
  }
  throw new Error('The backup file has no end.');
}

/** The header, and the start and end offsets of the compressed part. */
async function readEdges(
  file: string,
): Promise<{ header: BackupHeader | undefined; start: number; end: number }> {
  const end = (await stat(file)).size - TRAILER_LENGTH;
  const line = (await readText(file, 0, 1024 * 1024)).split('\n', 1)[0] ?? '';
  let header: BackupHeader | undefined;
  try {
    const parsed = JSON.parse(line);
    if (parsed.format === BACKUP_FORMAT) header = parsed;
  } catch {
    // not a backup: the caller reports it
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
