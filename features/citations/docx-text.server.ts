// Extracts the text of a .docx: its body, then its footnotes and endnotes, where briefs put many
// citations. The XML is scanned tag by tag in one pass, without a tree and without custom entities,
// so that no document can expand while it is read. Text deleted with tracked changes and field
// codes are skipped, because readers do not see them.
import { decodeBytes } from './decode-bytes.ts';
import { FileFault } from './read-fault.ts';
import { MAX_CHARACTERS } from './schema.ts';
import { unzipParts } from './unzip-parts.server.ts';

const BODY = 'word/document.xml';
const PARTS = [BODY, 'word/footnotes.xml', 'word/endnotes.xml'] as const;
const MAX_TAG_LENGTH = 64 * 1024;
/** Of a character in XML; no more of a long text is decoded than is kept. */
const MAX_CHARACTER_LENGTH = '&#1114111;'.length;
const BREAKS: Record<string, string> = {
  'w:tab/': '\t',
  'w:br/': '\n',
  'w:cr/': '\n',
  '/w:p': '\n',
  '/w:tc': '\t',
  'w:noBreakHyphen/': '-',
};
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export async function readDocxText(file: Uint8Array): Promise<string> {
  const parts = await unzipParts(file, PARTS);
  if (!parts.has(BODY)) throw new FileFault('not_docx');
  const texts: string[] = [];
  let remaining = MAX_CHARACTERS + 1;
  for (const name of PARTS) {
    const part = parts.get(name);
    const xml = part && decodeBytes(part);
    if (part && xml === undefined) throw new FileFault('not_docx');
    const text = xml ? extractText(xml, remaining).trim() : '';
    if (text) texts.push(text);
    remaining -= text.length;
  }
  return texts.join('\n\n');
}

function extractText(xml: string, maxLength: number): string {
  const pieces: string[] = [];
  let remaining = maxLength;
  let inText = false;
  const add = (piece: string) => {
    pieces.push(piece);
    remaining -= piece.length;
  };
  for (let offset = 0; offset < xml.length && remaining > 0; ) {
    const open = xml.indexOf('<', offset);
    const end = open < 0 ? xml.length : open;
    if (inText)
      add(
        decodeEntities(xml.slice(offset, Math.min(end, offset + remaining * MAX_CHARACTER_LENGTH))),
      );
    if (open < 0) break;
    const close = xml.indexOf('>', open + 1);
    if (close < 0 || close - open > MAX_TAG_LENGTH) throw new FileFault('not_docx');
    const tag = xml.slice(open + 1, close);
    const space = tag.search(/[\s/]/);
    const slash = tag.endsWith('/') ? '/' : '';
    const name = tag.startsWith('/') ? tag : `${space > 0 ? tag.slice(0, space) : tag}${slash}`;
    inText = name === 'w:t';
    const separator = BREAKS[name];
    if (separator) add(separator);
    offset = close + 1;
  }
  return pieces.join('');
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|([a-z]{2,4}));/g,
    (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}
