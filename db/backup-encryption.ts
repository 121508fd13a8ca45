// Backups that only the holder of a private key can read, in the age format (age-encryption.org):
// the whole backup is wrapped, so `age --decrypt` turns it back into a plain one. The server knows
// the public key alone. Everything streams; each 64 KiB are authenticated before they are passed
// on.
import { readFile } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

type Chunks = AsyncIterable<Uint8Array>;

const AGE_HEADER = 'age-encryption.org/v1\n';
const IDENTITY = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/;

export const isEncrypted = (start: string): boolean => start.startsWith(AGE_HEADER);

/** For a pipeline. Throws at once when `recipient` is no public key. */
export function createEncryption(
  recipient: string,
): (chunks: Chunks) => AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Error('BACKUP_RECIPIENT is not a public key of age: it has a typing mistake.');
  }
  return async function* (chunks) {
    yield* fromWeb(await encrypter.encrypt(toWeb(chunks)));
  };
}

export type Decrypt = (chunks: Chunks) => AsyncGenerator<Uint8Array>;

/** Reads a file of age-keygen: a private key a line, and comments. */
export async function readIdentityFile(path: string): Promise<Decrypt> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT'
        ? `There is no identity file ${path}.`
        : `The identity file ${path} cannot be read (${error.code}).`,
    );
  });
  const identities = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => IDENTITY.test(line));
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new Error(`The identity file ${path} holds a private key that is damaged.`);
  }
  if (identities.length === 0)
    throw new Error(`The identity file ${path} holds no private key of age (AGE-SECRET-KEY-1…).`);
  return async function* (chunks) {
    yield* fromWeb(await decrypter.decrypt(toWeb(chunks)));
  };
}

/** Whether decrypting failed because of the key, and not because the file is damaged. */
export const isForAnotherKey = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('no identity matched');

// The library names the streams of browsers, which are Node's.
type WebStream = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
const toWeb = (chunks: Chunks) => ReadableStream.from(chunks) as unknown as WebStream;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => stream as unknown as Chunks;
