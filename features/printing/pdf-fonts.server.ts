// The fonts embedded in our PDFs: DejaVu, because one free family covers Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic.
// They are loaded once and shared by all documents. A character without a glyph is written as its code point rather than dropped.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const openFont = (name: string): Font => create(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font;

type Face = { main: Font; fallback: Font };
export type PdfFonts = { regular: Face; bold: Face };
export type Run = { font: Font; text: string };

let fonts: PdfFonts | undefined;

export function getPdfFonts(): PdfFonts {
  fonts ??= {
    regular: { main: openFont('DejaVuSerifCondensed'), fallback: openFont('DejaVuSansCondensed') },
    bold: { main: openFont('DejaVuSerifCondensed-Bold'), fallback: openFont('DejaVuSansCondensed-Bold') },
  };
  return fonts;
}

const PLAIN = /^[ -~\u00A0-\u017F\u200B‘’“”–—…]*$/;

/** PDFKit measures an overlong word letter by letter, for minutes; zero-width spaces let it break the word. */
const insertBreaks = (text: string) => text.replace(/\S{60}(?=\S{20})/g, '$&\u200B');

/** Splits a line into runs of one font each. */
export function splitRuns(line: string, { main, fallback }: Face): Run[] {
  const text = insertBreaks(line);
  if (PLAIN.test(text)) return [{ font: main, text }];
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = main.hasGlyphForCodePoint(code) ? main : fallback.hasGlyphForCodePoint(code) ? fallback : undefined;
    const piece = font ? character : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    const last = runs.at(-1);
    if (last && last.font === (font ?? main)) last.text += piece;
    else runs.push({ font: font ?? main, text: piece });
  }
  return runs;
}

/** Characters that the PDF shows only as code points; text and DOCX contain them. */
export function findCharactersMissingInPdf(text: string): string[] {
  const { main, fallback } = getPdfFonts().regular;
  const missing = new Set<string>();
  for (const character of PLAIN.test(text) ? '' : text) {
    const code = character.codePointAt(0) ?? 0;
    if (character !== '\n' && !main.hasGlyphForCodePoint(code) && !fallback.hasGlyphForCodePoint(code)) missing.add(character);
  }
  return [...missing];
}
