// Iterates over the plain files in a file on disk: the file itself or the contents of a .gz, .bz2,
// .tar or .zip, detected by content. Everything is streamed and nothing is written to disk, so a
// path like ../../x in an archive is harmless. Files that unpack to more than 200 times their size
// are rejected.
import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportFault } from '../import-fault.ts';
import {
  type Bytes,
  CHUNK_BYTES,
  countBytes,
  decompress,
  type Meter,
  readBytes,
  waitForClose,
} from './byte-stream.ts';
import { isTar, readTar } from './read-tar.ts';
import { readZip } from './read-zip.server.ts';

/** Its bytes can be read only once, and before the next file is requested. */
export type PlainFile = { path: string; bytes: Bytes };
const MAX_DEPTH = 4;
/** Max ratio of unpacked to packed size; text never compresses that well. */
const MAX_EXPANSION = 200;
const HARMLESS_BYTES = 64 * 1024 * 1024;

export async function* unpack(file: string, name: string, meter: Meter): AsyncGenerator<PlainFile> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(4);
    await handle.read(head, 0, 4, 0);
    if (head.toString('latin1') === 'PK\u0003\u0004') {
      for await (const entry of readZip(handle, meter)) {
        yield* unwrap(limitExpansion(entry.bytes, meter), `${name}/${entry.name}`, meter, 1);
      }
    } else yield* unwrap(countBytes(readBytes(handle), meter), name, meter, 0);
  } finally {
    await handle.close();
  }
}

async function* unwrap(
  bytes: Bytes,
  path: string,
  meter: Meter,
  depth: number,
): AsyncGenerator<PlainFile> {
  const { head, all } = await peek(bytes, 512);
  if (depth > MAX_DEPTH)
    throw new ImportFault('archives inside archives inside archives: unpack it first');
  if (head[0] === 0x1f && head[1] === 0x8b) {
    yield* unwrap(
      limitExpansion(decompress(all, createGunzip({ chunkSize: CHUNK_BYTES }), '.gz'), meter),
      path.replace(/\.gz$/i, '').replace(/\.tgz$/i, '.tar'),
      meter,
      depth + 1,
    );
  } else if (head.toString('latin1', 0, 3) === 'BZh') {
    yield* unwrap(
      limitExpansion(bunzip(all), meter),
      path.replace(/\.bz2$/i, ''),
      meter,
      depth + 1,
    );
  } else if (isTar(head)) {
    for await (const entry of readTar(all))
      yield* unwrap(entry.bytes, `${path}/${entry.name}`, meter, depth + 1);
  } else if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004') {
    throw new ImportFault(
      'a .zip inside an archive cannot be read as a stream: unpack the outer one first',
    );
  } else {
    try {
      yield { path, bytes: all };
    } finally {
      await all.return?.(); // unread bytes must not be read after the archive has moved on
    }
  }
}

/**
 * `head`: at least the first `count` bytes, if there are that many; `all`: the whole stream,
 * including `head`.
 */
export async function peek(
  bytes: Bytes,
  count: number,
): Promise<{ head: Buffer; all: AsyncIterableIterator<Uint8Array> }> {
  const reader = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < count) {
    const { value, done } = await reader.next();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const all: AsyncIterableIterator<Uint8Array> = {
    [Symbol.asyncIterator]: () => all,
    next: () => {
      const value = chunks.shift();
      return value ? Promise.resolve({ value, done: false }) : reader.next();
    },
    return: async () => {
      await reader.return?.();
      return { value: undefined, done: true };
    },
  };
  return { head: Buffer.concat(chunks), all };
}

/** Node has no bzip2. The program is installed on nearly every machine and uses another core. */
async function* bunzip(bytes: Bytes): Bytes {
  const program = spawn('bzip2', ['-dc'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const finished = new Promise<number | string>((resolve) => {
    program.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    program.on('close', (code) => resolve(code ?? 'killed'));
  });
  let errorOutput = '';
  program.stderr.on('data', (text) => {
    errorOutput = (errorOutput + text).slice(0, 300);
  });
  program.stdin.on('error', () => {}); // it exited before reading all input; its exit code says why
  const stream = Readable.from(bytes, { objectMode: false });
  let inputFault: Error | undefined;
  stream.on('error', (error) => {
    inputFault = error;
    program.kill();
  });
  stream.pipe(program.stdin);
  try {
    yield* program.stdout;
    const code = await finished;
    if (inputFault) throw inputFault;
    if (code === 'ENOENT')
      throw new ImportFault(
        'reading .bz2 needs the program bzip2: install it, or unpack the file first',
      );
    if (code !== 0)
      throw new ImportFault(`the .bz2 is broken (${errorOutput.trim().split('\n')[0] || code})`);
  } finally {
    program.kill();
    await waitForClose(stream.destroy());
  }
}

async function* limitExpansion(bytes: Bytes, meter: Meter): Bytes {
  const startBytes = meter.read;
  let unpackedBytes = 0;
  for await (const chunk of bytes) {
    unpackedBytes += chunk.length;
    if (
      unpackedBytes > HARMLESS_BYTES &&
      unpackedBytes > MAX_EXPANSION * Math.max(CHUNK_BYTES, meter.read - startBytes)
    ) {
      throw new ImportFault(
        `it unpacks to more than ${MAX_EXPANSION} times its size, as no text does: it is not read further`,
      );
    }
    yield chunk;
  }
}
