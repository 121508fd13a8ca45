// Reads a backup file: one line of JSON, a gzip stream of frames (type, length, bytes), and the
// SHA-256 of everything before it; all of it encrypted, if the backup was made for a public key. A
// file that was modified or truncated is rejected before anything is restored from it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Decrypt, isEncrypted, isForAnotherKey } from '#db/backup-encryption.ts';

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
const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Verifies the file's SHA-256 and format version and returns its header; throws with a message for
 * the operator otherwise.
 */
export async function verifyBackupFile(file: string, decrypt?: Decrypt): Promise<BackupHeader> {
  const damaged = new Error(
    `${file} is not a whole Plainlaw backup: it was changed, cut short, or is something else.`,
  );
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let recordedHash = '';
  try {
    for await (const { part, bytes } of readParts(file, decrypt)) {
      if (part === 'header') header = parseHeader(bytes);
      if (part === 'trailer') recordedHash = bytes.toString('latin1');
      else hash.update(bytes);
    }
  } catch (error) {
    const isUnreadable = (error as NodeJS.ErrnoException).syscall !== undefined;
    throw isUnreadable || error instanceof KeyError ? error : damaged;
  }
  if (!header || hash.digest('hex') !== recordedHash) throw damaged;
  if (header.version !== BACKUP_VERSION) {
    throw new Error(
      `${file} has backup format ${header.version}; this Plainlaw reads format ${BACKUP_VERSION}.`,
    );
  }
  return header;
}

export async function* readBackupFrames(
  file: string,
  decrypt?: Decrypt,
): AsyncGenerator<{ type: FrameType; body: Buffer }, void> {
  const gunzip = createGunzip({ chunkSize: CHUNK_SIZE });
  const pipelineDone = pipeline(readCompressed(file, decrypt), gunzip);
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

async function* readCompressed(file: string, decrypt?: Decrypt): AsyncGenerator<Buffer> {
  for await (const { part, bytes } of readParts(file, decrypt)) if (part === 'frames') yield bytes;
}

type Part = { part: 'header' | 'frames' | 'trailer'; bytes: Buffer };

/** Header and trailer once each, the compressed frames in pieces between them. */
async function* readParts(file: string, decrypt?: Decrypt): AsyncGenerator<Part> {
  let hasHeader = false;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of readPlain(file, decrypt)) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    if (!hasHeader) {
      const end = rest.indexOf('\n') + 1;
      if (end === 0 && rest.length <= MAX_HEADER_BYTES) continue;
      if (end === 0) return;
      hasHeader = true;
      yield { part: 'header', bytes: rest.subarray(0, end) };
      rest = rest.subarray(end);
    }
    // The last bytes may be the trailer.
    const length = rest.length - TRAILER_LENGTH;
    if (length <= 0) continue;
    yield { part: 'frames', bytes: rest.subarray(0, length) };
    rest = rest.subarray(length);
  }
  yield { part: 'trailer', bytes: rest };
}

/** About which key a file needs, as opposed to a damaged file. */
class KeyError extends Error {}

async function* readPlain(file: string, decrypt?: Decrypt): AsyncGenerator<Uint8Array> {
  if (!isEncrypted(await readStart(file))) yield* createReadStream(file);
  else if (!decrypt)
    throw new KeyError(
      `${file} is encrypted. Add --identity FILE, with the private key that belongs to its BACKUP_RECIPIENT.`,
    );
  else
    try {
      yield* decrypt(createReadStream(file));
    } catch (error) {
      if (!isForAnotherKey(error)) throw error;
      throw new KeyError(
        `${file} is encrypted for another key than those of the identity file, or its beginning is damaged.`,
      );
    }
}

async function readStart(file: string): Promise<string> {
  let start = '';
  for await (const chunk of createReadStream(file, { end: 31 })) start += chunk.toString('latin1');
  return start;
}

function parseHeader(line: Buffer): BackupHeader | undefined {
  try {
    const parsed = JSON.parse(line.toString());
    return parsed.format === BACKUP_FORMAT ? parsed : undefined;
  } catch {
    return undefined; // not a backup: the caller reports it
  }
}
