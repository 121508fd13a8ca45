// Detects the file type by its first bytes, not by its name; the name only selects the error
// message when they do not match.

import type { Upload } from '../schema.ts';
import { decodeBytes } from './decode-bytes.ts';
import { readDocxText } from './docx-text.server.ts';
import { FileFault } from './read-fault.ts';

const startsWithBytes = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
const HEAD_BYTES = 1024;

export async function readUpload({ name, bytes }: Upload): Promise<string> {
  if (bytes.length === 0) throw new FileFault('empty');
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (Buffer.from(bytes.subarray(0, HEAD_BYTES)).includes('%PDF-')) {
    // Loaded on demand: most uploads are not PDFs.
    const { readPdfText } = await import('./pdf-text.server.ts');
    return readPdfText(bytes);
  }
  if (startsWithBytes(bytes, 0x50, 0x4b)) return readDocxText(bytes);
  if (startsWithBytes(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault('old_word');
  if (extension === 'docx') throw new FileFault('not_docx');
  if (extension === 'pdf') throw new FileFault('not_pdf');
  const text = decodeBytes(bytes);
  if (text === undefined) throw new FileFault('not_text');
  return text;
}
