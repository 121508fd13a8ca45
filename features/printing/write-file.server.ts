// A printable document as a file, in each of the formats that are offered.
import type { PrintableDocument } from './document-shapes.ts';
import type { GeneratedFile } from './generated-file.ts';
import { toDocx } from './to-docx.server.ts';
import { toPdf } from './to-pdf.server.ts';
import { toText } from './to-text.ts';

export const FILE_FORMATS = ['text', 'docx', 'pdf'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

type Writer = (
  printable: PrintableDocument,
  options: { createdAt: Date },
) => Promise<Buffer> | Buffer;
const WRITERS: Record<FileFormat, { ending: string; type: string; write: Writer }> = {
  text: {
    ending: 'txt',
    type: 'text/plain; charset=utf-8',
    write: (printable) => Buffer.from(toText(printable), 'utf8'),
  },
  pdf: { ending: 'pdf', type: 'application/pdf', write: toPdf },
  docx: {
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: toDocx,
  },
};

/** `name`: without an ending. */
export async function writeFile(
  printable: PrintableDocument,
  format: FileFormat,
  { name, createdAt }: { name: string; createdAt: Date },
): Promise<GeneratedFile> {
  const { ending, type, write } = WRITERS[format];
  const bytes = new Uint8Array(await write(printable, { createdAt }));
  return { name: `${name}.${ending}`, type, bytes };
}
