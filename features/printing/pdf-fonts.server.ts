// The fonts of our PDFs, embedded in each: DejaVu, because one free family covers Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew
// and Arabic letters. They are read once and shared by all documents. A character that it lacks is written as its code point, seen
// by the reader, rather than left out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const open = (name: string): Font => create(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font;

type Face = { main: Font; other: Font };
export type PdfFonts = { regular: Face; bold: Face };
export type Run = { font: Font; text: string };

let fonts: PdfFonts | undefined;

export function pdfFonts(): PdfFonts {
  fonts ??= {
    regular: { main: open('DejaVuSerifCondensed'), other: open('DejaVuSansCondensed') },
    bold: { main: open('DejaVuSerifCondensed-Bold'), other: open('DejaVuSansCondensed-Bold') },
  };
  return fonts;
}

const PLAIN = /^[ -~\u00A0-\u017F\u200B‘’“”–—…]*$/;

/** A word without end would be measured letter by letter, for minutes: it may break, unseen, every so often. */
const breakable = (text: string) => text.replace(/\S{60}(?=\S{20})/g, '$&\u200B');

/** A line in pieces of one font each. */
export function runsOf(line: string, { main, other }: Face): Run[] {
  const text = breakable(line);
  if (PLAIN.test(text)) return [{ font: main, text }];
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = main.hasGlyphForCodePoint(code) ? main : other.hasGlyphForCodePoint(code) ? other : undefined;
    const piece = font ? character : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    const last = runs.at(-1);
    if (last && last.font === (font ?? main)) last.text += piece;
    else runs.push({ font: font ?? main, text: piece });
  }
  return runs;
}

/** Characters that the PDF shows only by their code points; the text and the DOCX have them. */
export function lettersMissingInPdf(text: string): string[] {
  const { main, other } = pdfFonts().regular;
  const missing = new Set<string>();
  for (const character of PLAIN.test(text) ? '' : text) {
    const code = character.codePointAt(0) ?? 0;
    if (character !== '\n' && !main.hasGlyphForCodePoint(code) && !other.hasGlyphForCodePoint(code)) missing.add(character);
  }
  return [...missing];
}
