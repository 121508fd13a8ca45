// The fonts embedded in our PDFs: Newsreader, the face of the house, and behind it DejaVu, which
// covers Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. They are loaded once and shared by
// all documents. A character without a glyph is written as its code point rather than dropped.
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** The first font that has a character is used for it. */
type Face = [Font, ...Font[]];
export type PdfFonts = { regular: Face; bold: Face };
export type Run = { font: Font; text: string };

let fonts: PdfFonts | undefined;

export function getPdfFonts(): PdfFonts {
  fonts ??= {
    regular: openFace('regular', ['DejaVuSerifCondensed', 'DejaVuSansCondensed']),
    bold: openFace('bold', ['DejaVuSerifCondensed-Bold', 'DejaVuSansCondensed-Bold']),
  };
  return fonts;
}

function openFace(weight: string, others: string[]): Face {
  return [
    nameGlyphs(openFont(`#features/printing/fonts/newsreader-${weight}.ttf`)),
    ...others.map((name) => openFont(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  ];
}

/** By a name that is the same here and in the build. None of our files is a collection of fonts. */
const openFont = (name: string) => openSync(resolve(name)) as Font;

/**
 * A glyph keeps the character for which it was first looked up. One that is first met as a part of
 * another (’ in ”) would have none, and could not be copied out of any later PDF.
 */
function nameGlyphs(font: Font): Font {
  font.layout(LIGATURES);
  for (const character of COMMON) font.glyphForCodePoint(character.codePointAt(0) as number);
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}

/** Characters that the first font has. */
const PLAIN = /^[ -~\u00A0-\u00FF‘’“”–—…]*$/;
/** Copied out as the letters they are made of, not as the one character that looks alike. */
const LIGATURES = 'fi fl ff ffi ffl';
/** Before others that share a glyph with them. */
const COMMON = '‘’“”–—…';

/**
 * PDFKit measures an overlong word letter by letter, for minutes; zero-width spaces let it break
 * the word.
 */
const insertBreaks = (text: string) => text.replace(/\S{60}(?=\S{20})/g, '$&\u200B');

/** Splits a line into runs of one font each. */
export function splitRuns(line: string, face: Face): Run[] {
  const [main] = face;
  const text = insertBreaks(line);
  if (PLAIN.test(text)) return [{ font: main, text }];
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = face.find((candidate) => candidate.hasGlyphForCodePoint(code));
    const piece = font ? character : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    const last = runs.at(-1);
    if (last && last.font === (font ?? main)) last.text += piece;
    else runs.push({ font: font ?? main, text: piece });
  }
  return runs;
}

/** Characters that the PDF shows only as code points; text and DOCX contain them. */
export function findCharactersMissingInPdf(text: string): string[] {
  const face = getPdfFonts().regular;
  const missing = new Set<string>();
  for (const character of PLAIN.test(text) ? '' : text) {
    const code = character.codePointAt(0) ?? 0;
    if (character !== '\n' && !face.some((font) => font.hasGlyphForCodePoint(code)))
      missing.add(character);
  }
  return [...missing];
}
