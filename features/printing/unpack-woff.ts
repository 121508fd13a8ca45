// Turns a web font (WOFF 1.0) into the TrueType font that it packs. Reading one as it is, fontkit
// unpacks the outlines again for every glyph, in JavaScript, which is most of the time of a PDF.
// https://www.w3.org/TR/WOFF/
import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
/** More than any table of our fonts, so that a broken file ends with an error. */
const MAX_TABLE_BYTES = 4 * 1024 * 1024;

export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(file, HEADER_BYTES + index * ENTRY_BYTES),
  );
  const header = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = header.length;
  for (const [index, { entry, bytes }] of tables.entries()) {
    const position = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    file.copy(header, position, entry, entry + 4);
    file.copy(header, position + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, position + 8);
    header.writeUInt32BE(bytes.length, position + 12);
    offset += pad(bytes.length);
  }
  const parts = tables.flatMap(({ bytes }) => [
    bytes,
    Buffer.alloc(pad(bytes.length) - bytes.length),
  ]);
  return Buffer.concat([header, ...parts]);
}

function readTable(file: Buffer, entry: number): { entry: number; bytes: Buffer } {
  const offset = file.readUInt32BE(entry + 4);
  const packedLength = file.readUInt32BE(entry + 8);
  const length = file.readUInt32BE(entry + 12);
  const packed = file.subarray(offset, offset + packedLength);
  const bytes =
    packedLength < length ? inflateSync(packed, { maxOutputLength: MAX_TABLE_BYTES }) : packed;
  if (bytes.length !== length) throw new Error('A table of the font has the wrong length.');
  return { entry, bytes };
}

/** Tables begin at multiples of four bytes. */
const pad = (length: number) => Math.ceil(length / 4) * 4;
