// Writes the document as an accessible PDF: tagged, with a title, a language and embedded fonts.
// Text only: no links, forms, scripts or images. Footers are marked as artifacts and are not part
// of the text.
import PDFDocument from 'pdfkit';
import { COVER_FOOTER, type PrintableBlock, type PrintableDocument } from './document-shapes.ts';
import { writeBlock } from './pdf-blocks.server.ts';
import { getPdfFonts, type PdfFonts, splitRuns } from './pdf-fonts.server.ts';
import {
  ensureRoom,
  estimateHeightFrom,
  keepTogether,
  measureEnd,
  measureTextHeight,
} from './pdf-page-breaks.server.ts';
import { MARGIN, type Pdf } from './pdf-text.server.ts';
import { findSignaturePart } from './signature-part.ts';

const FOOTER_SIZE = 9;
const MAX_FOOTER_TITLE = 60;

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
  const { cover = [], blocks } = assembled;
  writeBlocks(pdf, fonts, root, cover);
  const coverPages = cover.length > 0 ? pdf.bufferedPageRange().count : 0;
  if (cover.length > 0 && blocks.length > 0) pdf.addPage();
  writeBlocks(pdf, fonts, root, blocks);
  root.end();
  writeFooters(pdf, fonts, assembled, coverPages);
  pdf.end();
  return done;
}

function writeBlocks(
  pdf: Pdf,
  fonts: PdfFonts,
  root: PDFKit.PDFStructureElement,
  blocks: PrintableBlock[],
): void {
  const signaturePart = findSignaturePart(blocks);
  const isCourtPaper = blocks.some(({ kind }) => kind === 'caption');
  blocks.forEach((block, index) => {
    if (index === signaturePart?.lead)
      ensureRoom(
        pdf,
        measureTextHeight(pdf, fonts, blocks.slice(index, signaturePart.start)) +
          estimateHeightFrom(blocks, signaturePart.start),
      );
    const next = blocks[index + 1];
    ensureRoom(pdf, measureEnd(pdf, fonts, blocks.slice(index)));
    keepTogether(pdf, block, next);
    root.add(writeBlock(pdf, fonts, block, { isCourtPaper, next }));
  });
}

/**
 * The title, the page and, where the parties sign every page, room for their initials. The pages of
 * the document are counted by themselves: the cover sheet is taken off.
 */
function writeFooters(
  pdf: Pdf,
  fonts: PdfFonts,
  { title, initials = 0 }: PrintableDocument,
  coverPages: number,
): void {
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
    const isCover = index - start < coverPages;
    const page = index - start + 1 - (isCover ? 0 : coverPages);
    const pages = isCover ? coverPages : count - coverPages;
    write(`${isCover ? COVER_FOOTER : shorten(title)} · Page ${page} of ${pages}`, 'left');
    if (initials > 0 && !isCover)
      write(`Initials ${Array.from({ length: initials }, () => '______').join('  ')}`, 'right');
    pdf.endMarkedContent();
  }
}

const shorten = (title: string) =>
  title.length > MAX_FOOTER_TITLE ? `${title.slice(0, MAX_FOOTER_TITLE - 1).trimEnd()}…` : title;
