// Writes the document as an accessible PDF: tagged, with a title, a language and embedded fonts.
// Text only: no links, forms, scripts or images. Footers are marked as artifacts and are not part
// of the text.
import PDFDocument from 'pdfkit';
import type { CourtBlock, PrintableBlock, PrintableDocument } from './document-shapes.ts';
import { getPdfFonts, type PdfFonts, splitRuns } from './pdf-fonts.server.ts';
import { findSignaturePart } from './signature-part.ts';
import { getBlockLines, isSubjectLine } from './to-text.ts';
import { setQuotes } from './typographic-quotes.ts';

const MARGIN = 72;
const FONT_SIZE = 11.5;
const LINE_GAP = 2;
const SIGNING_LINE = 25;
const ADDRESS_LINE = 15;
/** Below the line that is signed. */
const SIGNED_LINE = 16;
const HEADING_ROOM = 60;
/**
 * In a table of authorities: the height of an entry, and the width of the references at its right,
 * with the room beside them.
 */
const ENTRY_ROOM = 45;
const REFERENCES_WIDTH = { min: 60, max: 170, gap: 18 };
const BOX_PADDING = 10;
const BOX_GAP = 16;
const FOOTER_SIZE = 9;
const MAX_FOOTER_TITLE = 60;

type Pdf = InstanceType<typeof PDFDocument>;
type Style = {
  bold?: boolean;
  size?: number;
  indent?: number;
  gap?: number;
  align?: 'center' | 'right';
  width?: number;
};

export async function toPdf(
  assembled: PrintableDocument,
  { createdAt }: { createdAt: Date },
): Promise<Buffer> {
  const fonts = getPdfFonts();
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // The types allow file names and bytes only, but PDFKit also accepts a loaded font, which saves
    // loading it for every document.
    font: fonts.regular[0] as unknown as string,
    info: {
      Title: assembled.title,
      Producer: 'Plainlaw',
      Creator: 'Plainlaw',
      CreationDate: createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const signaturePart = findSignaturePart(assembled.blocks);
  const isCourtPaper = assembled.blocks.some(({ kind }) => kind === 'caption');
  assembled.blocks.forEach((block, index) => {
    if (index === signaturePart?.lead)
      ensureRoom(
        pdf,
        measureTextHeight(pdf, fonts, assembled.blocks.slice(index, signaturePart.start)) +
          estimateHeightFrom(assembled.blocks, signaturePart.start),
      );
    const next = assembled.blocks[index + 1];
    ensureRoom(pdf, measureEnd(pdf, fonts, assembled.blocks.slice(index)));
    keepTogether(pdf, block, next);
    root.add(writeBlock(pdf, fonts, block, { isCourtPaper, next }));
  });
  root.end();
  writeFooters(pdf, fonts, assembled);
  pdf.end();
  return done;
}

type Layout = { isCourtPaper: boolean; next: PrintableBlock | undefined };

function writeBlock(
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

function writeText(
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

/**
 * Keeps headings with the text below them, and signature blocks in one piece and with the paragraph
 * above them.
 */
function keepTogether(pdf: Pdf, block: PrintableBlock, next: PrintableBlock | undefined): void {
  const introducesNext = block.kind === 'paragraph' && !block.clause && next && 'lines' in next;
  const height = introducesNext ? SIGNING_LINE + estimateHeight(next) : estimateHeight(block);
  ensureRoom(pdf, height);
}

/**
 * Where a lawyer signs, the last paragraph and its heading stay with the signature: a sheet with
 * nothing but a signature could belong to any paper. The height from this block on, if the
 * signature follows it; 0 otherwise.
 */
function measureEnd(pdf: Pdf, fonts: PdfFonts, [block, ...rest]: PrintableBlock[]): number {
  const [paragraph, signing] = block?.kind === 'heading' ? rest : [block, ...rest];
  if (!block || paragraph?.kind !== 'paragraph' || signing?.kind !== 'signing') return 0;
  return (
    (block === paragraph ? 0 : HEADING_ROOM / 2) +
    measureTextHeight(pdf, fonts, [paragraph]) +
    estimateHeight(signing)
  );
}

/** Starts a new page when this one lacks the height, unless no page is high enough. */
function ensureRoom(pdf: Pdf, height: number): void {
  const fitsOnPage = height <= pdf.page.height - 2 * MARGIN;
  if (fitsOnPage && pdf.y + height > pdf.page.height - MARGIN && pdf.y > MARGIN) pdf.addPage();
}

const estimateHeightFrom = (blocks: PrintableBlock[], start: number) =>
  blocks.slice(start).reduce((sum, block) => sum + (estimateHeight(block) || SIGNING_LINE), 0);

function measureTextHeight(pdf: Pdf, fonts: PdfFonts, blocks: PrintableBlock[]): number {
  const frames =
    blocks.filter(({ kind }) => kind === 'notice').length * (2 * BOX_PADDING + BOX_GAP);
  return (
    frames +
    measureLines(
      pdf,
      fonts,
      blocks.flatMap(getBlockLines),
      pdf.page.width - 2 * MARGIN - (frames && 2 * BOX_PADDING),
    )
  );
}

function measureLines(pdf: Pdf, fonts: PdfFonts, lines: string[], width: number): number {
  pdf.font(fonts.regular[0] as unknown as string, FONT_SIZE);
  return lines.reduce(
    (sum, text) => sum + pdf.heightOfString(text, { width, lineGap: LINE_GAP }) + 8,
    0,
  );
}

function estimateHeight(block: PrintableBlock): number {
  if (block.kind === 'signature') return (block.lines.length + 1) * SIGNING_LINE;
  if (block.kind === 'clause' || block.kind === 'notice' || block.kind === 'heading')
    return HEADING_ROOM;
  if (block.kind === 'entry') return ENTRY_ROOM;
  if (block.kind === 'caption') return (block.court.length + block.left.length) * SIGNING_LINE;
  if (block.kind === 'address') return block.lines.length * ADDRESS_LINE;
  return block.kind === 'signing' ? block.lines.length * SIGNED_LINE + 2 * SIGNING_LINE : 0;
}

/** The title, the page and, where the parties sign every page, room for their initials. */
function writeFooters(pdf: Pdf, fonts: PdfFonts, { title, initials = 0 }: PrintableDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  const top = pdf.page.height - 48;
  const width = pdf.page.width - 2 * MARGIN;
  const write = (text: string, align: 'left' | 'right') => {
    const [run] = splitRuns(text, fonts.regular);
    if (run)
      pdf
        .font(run.font as unknown as string, FOOTER_SIZE)
        .text(run.text, MARGIN, top, { align, lineBreak: false, width });
  };
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    pdf.markContent('Artifact', { type: 'Pagination' });
    // The footer is inside the bottom margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .moveTo(MARGIN, top - 8)
      .lineTo(MARGIN + width, top - 8)
      .lineWidth(0.5)
      .stroke();
    write(`${shorten(title)} · Page ${index + 1} of ${count}`, 'left');
    if (initials > 0)
      write(`Initials ${Array.from({ length: initials }, () => '______').join('  ')}`, 'right');
    pdf.endMarkedContent();
  }
}

const shorten = (title: string) =>
  title.length > MAX_FOOTER_TITLE ? `${title.slice(0, MAX_FOOTER_TITLE - 1).trimEnd()}…` : title;
