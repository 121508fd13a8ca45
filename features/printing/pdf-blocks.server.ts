// Writes one block of a document into a PDF, with the tags by which a screen reader knows a
// heading, a list or a paragraph.
import type { CourtBlock, PrintableBlock } from './document-shapes.ts';
import type { PdfFonts } from './pdf-fonts.server.ts';
import { ensureRoom } from './pdf-page-breaks.server.ts';
import {
  BOX_GAP,
  BOX_PADDING,
  FONT_SIZE,
  LINE_GAP,
  MARGIN,
  measureLines,
  type Pdf,
  SIGNING_LINE,
  type Style,
  writeText,
} from './pdf-text.server.ts';
import { getBlockLines, isSubjectLine } from './to-text.ts';

/**
 * In a table of authorities: the width of the references at the right of an entry, with the room
 * beside them.
 */
const REFERENCES_WIDTH = { min: 60, max: 170, gap: 18 };

type Layout = { isCourtPaper: boolean; next: PrintableBlock | undefined };

export function writeBlock(
  pdf: Pdf,
  fonts: PdfFonts,
  block: PrintableBlock,
  { isCourtPaper, next }: Layout,
): PDFKit.PDFStructureElement {
  const lines = getBlockLines(block);
  const writeLine = (tag: string, text: string, style: Style = {}) =>
    pdf.struct(tag, {}, () => writeText(pdf, fonts, text, style));
  switch (block.kind) {
    case 'title':
      return writeLine('H1', lines[0] ?? '', {
        bold: true,
        gap: 12,
        ...(!isSubjectLine(lines[0]) && { size: 18 }),
      });
    case 'heading':
      if (block.newPage && pdf.y > MARGIN) pdf.addPage();
      if (pdf.y > MARGIN) pdf.y += block.level === 2 ? 10 : 4;
      return writeLine(block.level === 2 ? 'H2' : 'H3', lines[0] ?? '', {
        bold: true,
        gap: 6,
        // In a memo a larger heading at the left; in court papers they are centered.
        ...(block.level === 2 && (isCourtPaper ? { align: 'center' } : { size: 13 })),
      });
    case 'caption':
      return writeCaption(pdf, fonts, block);
    case 'entry':
      return pdf.struct('P', {}, () => writeEntry(pdf, fonts, block));
    case 'signing':
      return pdf.struct(
        'P',
        {},
        lines.map((text, index) =>
          pdf.struct('Span', {}, () => {
            if (index === 0 || /^_+$/.test(text)) pdf.y += SIGNING_LINE / 2;
            writeText(pdf, fonts, text, {
              indent: getHalfWidth(pdf),
              gap: index === lines.length - 1 ? 12 : 2,
            });
          }),
        ),
      );
    case 'clause':
      return writeLine('H2', lines[0] ?? '', { bold: true, gap: 4 });
    case 'item':
      return pdf.struct('L', {}, [
        pdf.struct('LI', {}, [
          writeLine('LBody', lines[0] ?? '', {
            indent: 18,
            ...(next?.kind === 'item' && { gap: 4 }),
          }),
        ]),
      ]);
    case 'notice':
      return writeBox(pdf, fonts, lines);
    case 'signature':
      return pdf.struct('Sect', {}, [
        writeLine('H2', lines[0] ?? '', { bold: true, gap: 10 }),
        ...lines
          .slice(1)
          .map((text, index) => writeLine('P', text, { gap: index === lines.length - 2 ? 16 : 8 })),
      ]);
    case 'address':
      return pdf.struct(
        'P',
        {},
        lines.map((text, index) =>
          writeLine('Span', text, { gap: index === lines.length - 1 ? 12 : 0 }),
        ),
      );
    default:
      if (block.framed) return writeBox(pdf, fonts, splitLead(lines[0] ?? ''));
      return writeLine('P', lines[0] ?? '');
  }
}

/** A warning that the law asks for, in a frame; one that is longer than a page has none. */
function writeBox(pdf: Pdf, fonts: PdfFonts, lines: string[]): PDFKit.PDFStructureElement {
  const width = pdf.page.width - 2 * MARGIN - 2 * BOX_PADDING;
  let top = 0;
  let pages = 0;
  const writeLine = (tag: string, text: string, style: Style) =>
    pdf.struct(tag, {}, () =>
      writeText(pdf, fonts, text, { indent: BOX_PADDING, width, ...style }),
    );
  return pdf.struct('Sect', {}, [
    pdf.struct('H2', {}, () => {
      ensureRoom(pdf, measureLines(pdf, fonts, lines, width) + 2 * BOX_PADDING);
      top = pdf.y;
      pages = pdf.bufferedPageRange().count;
      pdf.y += BOX_PADDING;
      writeText(pdf, fonts, lines[0] ?? '', { bold: true, gap: 4, indent: BOX_PADDING, width });
    }),
    ...lines.slice(1).map((text) => writeLine('P', text, { gap: 6 })),
    pdf.struct('P', {}, () => {
      pdf.y += BOX_PADDING - 6;
      const isOnOnePage = pdf.bufferedPageRange().count === pages;
      if (isOnOnePage)
        pdf
          .rect(MARGIN, top, pdf.page.width - 2 * MARGIN, pdf.y - top)
          .lineWidth(1)
          .stroke();
      pdf.y += BOX_GAP;
    }),
  ]);
}

/** "Warning: Danger." is a heading and its text. */
function splitLead(text: string): string[] {
  const end = text.indexOf(': ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text];
}

const getHalfWidth = (pdf: Pdf) => (pdf.page.width - 2 * MARGIN) / 2;

/** The references are at the right margin, on the last line of the name. */
function writeEntry(
  pdf: Pdf,
  fonts: PdfFonts,
  { text, where }: Extract<CourtBlock, { kind: 'entry' }>,
): void {
  const textWidth = pdf.page.width - 2 * MARGIN;
  const { min, max, gap } = REFERENCES_WIDTH;
  pdf.font(fonts.regular[0] as unknown as string, FONT_SIZE);
  const referencesWidth = Math.min(max, Math.max(min, pdf.widthOfString(where) + gap));
  writeText(pdf, fonts, text, { gap: 0, width: textWidth - referencesWidth });
  pdf.y -= pdf.currentLineHeight(true) + LINE_GAP;
  writeText(pdf, fonts, where, { gap: 4, indent: textWidth - referencesWidth, align: 'right' });
}

/**
 * The court is centered; below it are the parties at the left, and the case number and title at the
 * right.
 */
function writeCaption(
  pdf: Pdf,
  fonts: PdfFonts,
  { court, left, right, title }: Extract<CourtBlock, { kind: 'caption' }>,
) {
  const half = getHalfWidth(pdf);
  const writeLine = (text: string, style: Style) =>
    pdf.struct('P', {}, () => writeText(pdf, fonts, text, style));
  let top = 0;
  let bottom = 0;
  const writeColumn = (texts: string[], style: Style) =>
    texts.map((text, index) =>
      pdf.struct('P', {}, () => {
        if (index === 0) pdf.y = top;
        writeText(pdf, fonts, text, { gap: 4, width: half - 18, ...style });
        bottom = Math.max(bottom, pdf.y);
      }),
    );
  return pdf.struct('Sect', {}, [
    ...court.map((text) => writeLine(text, { bold: true, gap: 3, align: 'center' })),
    pdf.struct('P', {}, () => {
      pdf.y += 12;
      top = pdf.y;
    }),
    ...writeColumn(left, {}),
    ...writeColumn(right, { indent: half + 12 }),
    pdf.struct('H1', {}, () => {
      writeText(pdf, fonts, title, { bold: true, gap: 4, indent: half + 12, width: half - 18 });
      bottom = Math.max(bottom, pdf.y);
      pdf
        .moveTo(MARGIN, bottom)
        .lineTo(MARGIN + half, bottom)
        .lineTo(MARGIN + half, top)
        .lineWidth(0.7)
        .stroke();
      pdf.y = bottom + 18;
    }),
  ]);
}
