// Builds small test files byte by byte: a .docx with only the parts that we read, and a PDF whose
// pages have the same content stream.
import { constants, crc32, deflateRawSync, deflateSync, type ZlibOptions } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

/** Megabytes of one byte are packed four times as fast, and as small, by looking for runs alone. */
function choosePacking(data: Uint8Array): ZlibOptions {
  const isOneByte =
    data.length > MEGABYTE && Buffer.compare(data.subarray(1), data.subarray(0, -1)) === 0;
  return { strategy: isOneByte ? constants.Z_RLE : constants.Z_DEFAULT_STRATEGY };
}

export function createZip(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content as string);
    const compressed = deflateRawSync(data, choosePacking(data));
    const sharedHeader = Buffer.alloc(26);
    sharedHeader.writeUInt16LE(20, 0);
    sharedHeader.writeUInt16LE(8, 4);
    sharedHeader.writeUInt32LE(crc32(data), 10);
    sharedHeader.writeUInt32LE(compressed.length, 14);
    sharedHeader.writeUInt32LE(data.length, 18);
    sharedHeader.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), sharedHeader, Buffer.from(name), compressed);
    const directoryHeader = Buffer.alloc(14);
    directoryHeader.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.from('PK\x01\x02\x14\x00'),
      sharedHeader,
      directoryHeader,
      Buffer.from(name),
    );
    offset += 30 + name.length + compressed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const formatParagraphs = (lines: string[]) =>
  lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('');

export function createDocx(lines: string[], notes: string[] = []): Uint8Array {
  const formatPart = (root: string, inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:${root}>${inside}</w:${root}>`;
  return createZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': formatPart('document', `<w:body>${formatParagraphs(lines)}</w:body>`),
    ...(notes.length && { 'word/footnotes.xml': formatPart('footnotes', formatParagraphs(notes)) }),
  });
}

type PdfOptions = { stream?: Uint8Array; filters?: string; trailer?: string; pages?: number };

/** `stream` replaces the content stream that draws the lines; it is deflated once. */
export function createPdf(
  lines: string[],
  { stream, filters = '/FlateDecode', trailer = '', pages = 1 }: PdfOptions = {},
): Uint8Array {
  const drawing = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const data = stream ?? Buffer.from(`BT /F1 12 Tf 14 TL 72 720 Td ${drawing} ET`);
  const content = deflateSync(data, choosePacking(data));
  const pageNumbers = Array.from({ length: pages }, (_, index) => (index === 0 ? 3 : index + 5));
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pageNumbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages}>>`,
    page,
    `<</Length ${content.length}/Filter[${filters}]>>\nstream\n${content.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pageNumbers.slice(1).map(() => page),
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** Half a kilobyte that unpacks to `bytes`: its content is deflated three times. */
export function createLayeredPdf(bytes: number): Uint8Array {
  const spaces = Buffer.alloc(bytes, ' ');
  const stream = deflateSync(deflateSync(spaces, choosePacking(spaces)));
  return createPdf([], { stream, filters: '/FlateDecode/FlateDecode/FlateDecode' });
}

/** Cannot be opened without a password. */
export function createLockedPdf(lines: string[]): Uint8Array {
  const id = '<000102030405060708090a0b0c0d0e0f>';
  const key = `<${'41'.repeat(32)}>`;
  return createPdf(lines, {
    trailer: `/ID[${id}${id}]/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>`,
  });
}
