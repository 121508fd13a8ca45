// A backup that is encrypted for a public key: what a copied disk shows, and what restoring says of
// a missing, wrong or damaged key, or of a damaged file.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEncryption, readIdentityFile } from '#db/backup-encryption.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  readBackupFrames,
  verifyBackupFile,
} from '#db/backup-file.ts';

const ROWS = Buffer.from(`zqprivate ${'one row after another\n'.repeat(20_000)}`);
let folder: string;
let file: string;
const path = (name: string) => join(folder, name);

function makePlainBackup(): Buffer {
  const header = `${JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION })}\n`;
  const frame = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(type, 0, 'latin1');
    head.writeUInt32BE(body.length, 1);
    return Buffer.concat([head, body]);
  };
  // Not compressed, so that the file has several chunks of age.
  const frames = gzipSync(Buffer.concat([frame('D', ROWS), frame('Z', Buffer.from('{}'))]), {
    level: 0,
  });
  const content = Buffer.concat([Buffer.from(header), frames]);
  return Buffer.concat([content, Buffer.from(createHash('sha256').update(content).digest('hex'))]);
}

/** In pieces, as a pipeline passes them on. */
async function* readInPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 10_000)
    yield bytes.subarray(start, start + 10_000);
}

async function encrypt(bytes: Buffer, recipient: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of createEncryption(recipient)(readInPieces(bytes))) pieces.push(piece);
  return Buffer.concat(pieces);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainlaw-age-'));
  file = path('encrypted');
  const identity = await generateX25519Identity();
  await writeFile(path('key.txt'), `# created: today\n# public key: …\n${identity}\n`);
  await writeFile(path('other-key.txt'), await generateX25519Identity());
  await writeFile(path('no-key.txt'), 'age1somebody\n');
  await writeFile(
    path('damaged-key.txt'),
    identity.replace(/.$/, (end) => (end === 'Q' ? 'P' : 'Q')),
  );
  await writeFile(file, await encrypt(makePlainBackup(), await identityToRecipient(identity)));
});
afterAll(() => rm(folder, { recursive: true }));

test('reads back with its key, and shows nothing without it', async () => {
  const decrypt = await readIdentityFile(path('key.txt'));
  expect(await verifyBackupFile(file, decrypt)).toMatchObject({ format: BACKUP_FORMAT });
  const frames: string[] = [];
  for await (const { type, body } of readBackupFrames(file, decrypt))
    frames.push(`${type} ${body.length}`);
  expect(frames).toEqual([`D ${ROWS.length}`, 'Z 2']);
  const text = readFileSync(file, 'latin1');
  expect(text.startsWith('age-encryption.org/v1\n-> X25519 ')).toBe(true);
  expect(text).not.toMatch(/zqprivate|one row|plainlaw-backup/);
});

test('a plain backup is read as before, with or without a key', async () => {
  writeFileSync(path('plain'), makePlainBackup());
  expect(await verifyBackupFile(path('plain'))).toMatchObject({ format: BACKUP_FORMAT });
  const decrypt = await readIdentityFile(path('key.txt'));
  expect(await verifyBackupFile(path('plain'), decrypt)).toMatchObject({ format: BACKUP_FORMAT });
});

test('without a key, or with another, it says so', async () => {
  await expect(verifyBackupFile(file)).rejects.toThrow(/is encrypted\. Add --identity FILE/);
  await expect(
    verifyBackupFile(file, await readIdentityFile(path('other-key.txt'))),
  ).rejects.toThrow('is encrypted for another key than those of the identity file');
});

test.each([
  ['missing.txt', /There is no identity file/],
  ['no-key.txt', /holds no private key of age/],
  ['damaged-key.txt', /holds a private key that is damaged/],
  ['.', /cannot be read \(EISDIR\)/],
])('identity file %s', async (name, message) => {
  await expect(readIdentityFile(path(name))).rejects.toThrow(message);
});

test('a file that was changed or cut short is refused', async () => {
  const decrypt = await readIdentityFile(path('key.txt'));
  const original = readFileSync(file);
  const size = statSync(file).size;
  const check = () => verifyBackupFile(path('damaged'), decrypt);
  // In the header's MAC, in the nonce, in the first chunk, in a later one, and at the end.
  const headerEnd = original.indexOf('\n', original.indexOf('\n---') + 1) + 1;
  for (const position of [
    headerEnd - 10,
    headerEnd + 3,
    headerEnd + 100,
    size - 80_000,
    size - 1,
  ]) {
    const bytes = Buffer.from(original);
    bytes[position] = (bytes[position] ?? 0) ^ 1;
    writeFileSync(path('damaged'), bytes);
    await expect(check()).rejects.toThrow('not a whole Plainlaw backup');
  }
  for (const length of [size - 1, size - 65_552, headerEnd + 16, headerEnd, 60]) {
    writeFileSync(path('damaged'), original);
    truncateSync(path('damaged'), length);
    await expect(check()).rejects.toThrow('not a whole Plainlaw backup');
  }
});

test('a public key with a typing mistake stops the backup before it begins', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const mistyped = recipient.replace(/.$/, (end) => (end === 'q' ? 'p' : 'q'));
  expect(() => createEncryption(mistyped)).toThrow('BACKUP_RECIPIENT is not a public key of age');
});

test('encrypts and decrypts piece by piece: what is read ahead stays small', async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(path('stream-key.txt'), identity);
  const decrypt = await readIdentityFile(path('stream-key.txt'));
  let read = 0;
  async function* readMegabytes(): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < 64; i++) {
      read += 1024 * 1024;
      yield new Uint8Array(1024 * 1024);
    }
  }
  for await (const piece of decrypt(createEncryption(recipient)(readMegabytes()))) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(read).toBeLessThan(8 * 1024 * 1024);
});
