// Text on the pages of a PDF, and the measures that writing a block and finding room for it share:
// both must come to the same height, or a page breaks where it should not.
import type PDFDocument from 'pdfkit';
import { type PdfFonts, splitRuns } from './pdf-fonts.server.ts';
import { setQuotes } from './typographic-quotes.ts';

export const MARGIN = 72;
export const FONT_SIZE = 11.5;
export const LINE_GAP = 2;
export const SIGNING_LINE = 25;
export const BOX_PADDING = 10;
export const BOX_GAP = 16;

export type Pdf = InstanceType<typeof PDFDocument>;
export type Style = {
  bold?: boolean;
  size?: number;
  indent?: number;
  gap?: number;
  align?: 'center' | 'right';
  width?: number;
};

export function writeText(
  pdf: Pdf,
  fonts: PdfFonts,
  text: string,
  { bold, size = FONT_SIZE, indent = 0, gap = 8, align, width: fixedWidth }: Style,
): void {
  const runs = splitRuns(setQuotes(text), bold ? fonts.bold : fonts.regular);
  const width = fixedWidth ?? pdf.page.width - 2 * MARGIN - indent;
  runs.forEach((run, index) => {
    pdf.font(run.font as unknown as string, size);
    const options = {
      width,
      lineGap: LINE_GAP,
      paragraphGap: gap,
      continued: index < runs.length - 1,
      ...(align && { align }),
    };
    if (index === 0) pdf.text(run.text, MARGIN + indent, pdf.y, options);
    else pdf.text(run.text, options);
  });
}

export function measureLines(pdf: Pdf, fonts: PdfFonts, lines: string[], width: number): number {
  pdf.font(fonts.regular[0] as unknown as string, FONT_SIZE);
  return lines.reduce(
    (sum, text) => sum + pdf.heightOfString(text, { width, lineGap: LINE_GAP }) + 8,
    0,
  );
}
