// Extracts the text of a .docx: its body, then its footnotes and endnotes, where briefs put many
// citations. The XML is scanned tag by tag in one pass, without a tree and without custom entities,
// so that no document can expand while it is read. Text deleted with tracked changes and field
// codes are skipped, because readers do not see them.

import { MAX_CHARACTERS } from '../schema.ts';
import { decodeInPieces } from './decode-bytes.ts';
import { FileFault } from './read-fault.ts';
import { unzipParts } from './unzip-parts.server.ts';

const BODY = 'word/document.xml';
const PARTS = [BODY, 'word/footnotes.xml', 'word/endnotes.xml'] as const;
const MAX_TAG_LENGTH = 64 * 1024;
/** Words and separators that are joined at a time. */
const MAX_FOUND = 10_000;
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
    const xml = part && decodeInPieces(part);
    if (part && xml === undefined) throw new FileFault('not_docx');
    const text = xml ? extractText(xml, remaining).trim() : '';
    if (text) texts.push(text);
    remaining -= text.length;
  }
  return texts.join('\n\n');
}

/** Piece by piece: what comes after the longest text is not even decoded. */
function extractText(xmlPieces: Iterable<string>, maxLength: number): string {
  let text = '';
  let found: string[] = [];
  let remaining = maxLength;
  let inText = false;
  const add = (piece: string) => {
    found.push(piece);
    remaining -= piece.length;
  };
  for (const [words, tag] of splitAtTags(xmlPieces)) {
    if (inText) add(decodeEntities(words.slice(0, remaining * MAX_CHARACTER_LENGTH)));
    if (remaining <= 0) break;
    const name = readTagName(tag);
    inText = name === 'w:t';
    const separator = BREAKS[name];
    if (separator) add(separator);
    if (found.length < MAX_FOUND) continue;
    // A new string: parts of another one keep all of it.
    text += found.join('');
    found = [];
  }
  return text + found.join('');
}

/** Each tag, without its brackets, and the words before it. */
function* splitAtTags(pieces: Iterable<string>): Generator<[words: string, tag: string]> {
  let rest = '';
  for (const piece of pieces) {
    const xml = rest + piece;
    let offset = 0;
    let open = xml.indexOf('<');
    while (open >= 0) {
      const close = xml.indexOf('>', open + 1);
      if ((close < 0 ? xml.length : close) - open > MAX_TAG_LENGTH) throw new FileFault('not_docx');
      if (close < 0) break;
      yield [xml.slice(offset, open), xml.slice(open + 1, close)];
      offset = close + 1;
      open = xml.indexOf('<', offset);
    }
    rest = xml.slice(offset);
  }
  if (rest.includes('<')) throw new FileFault('not_docx');
  yield [rest, ''];
}

function readTagName(tag: string): string {
  if (tag.startsWith('/')) return tag;
  const space = tag.search(/[\s/]/);
  return `${space > 0 ? tag.slice(0, space) : tag}${tag.endsWith('/') ? '/' : ''}`;
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
