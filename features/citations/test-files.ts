// Small files for tests, made byte by byte: a .docx from its parts (told apart from a real one by nothing that we read), a PDF with
// one content stream a page.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

export function zipOf(parts: Record<string, string | Uint8Array>): Uint8Array {
  const [files, table]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content as string);
    const packed = deflateRawSync(plain);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    table.push(Buffer.from('PK\x01\x02\x14\x00'), shared, rest, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const size = table.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...table, end]);
}

const paragraphs = (lines: string[]) => lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('');

export function docxOf(lines: string[], notes: string[] = []): Uint8Array {
  const part = (root: string, inside: string) => `<?xml version="1.0" encoding="UTF-8"?><w:${root}>${inside}</w:${root}>`;
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': part('document', `<w:body>${paragraphs(lines)}</w:body>`),
    ...(notes.length && { 'word/footnotes.xml': part('footnotes', paragraphs(notes)) }),
  });
}

/** `stream` replaces the drawing of the lines. */
export function pdfOf(lines: string[], { stream, trailer = '' }: { stream?: Uint8Array; trailer?: string } = {}): Uint8Array {
  const draw = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = deflateSync(stream ?? Buffer.from(`BT /F1 12 Tf 14 TL 72 720 Td ${draw} ET`));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}/Filter/FlateDecode>>\nstream\n${content.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(body.length);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
