// Which kind of file it is, by its first bytes and not by its name; the name only tells what to say when it is something else.
import { decodeBytes } from './decode-bytes.ts';
import { docxText } from './docx-text.server.ts';
import { FileFault } from './read-fault.ts';
import type { Upload } from './schema.ts';

const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
const HEAD = 1024;

export async function readUpload({ name, bytes }: Upload): Promise<string> {
  if (bytes.length === 0) throw new FileFault('empty');
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (Buffer.from(bytes.subarray(0, HEAD)).includes('%PDF-')) {
    // Loaded only now: most texts are no PDF.
    const { pdfText } = await import('./pdf-text.server.ts');
    return pdfText(bytes);
  }
  if (starts(bytes, 0x50, 0x4b)) return docxText(bytes);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault('old_word');
  if (ending === 'docx') throw new FileFault('not_docx');
  if (ending === 'pdf') throw new FileFault('not_pdf');
  const text = decodeBytes(bytes);
  if (text === undefined) throw new FileFault('not_text');
  return text;
}
