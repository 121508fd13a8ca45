// The document as a PDF that a screen reader can follow: tagged, titled, in a named language, its fonts inside. Text only: there are
// no links, forms, scripts or pictures. Page numbers are marked as decoration and are no part of the text.
import PDFDocument from 'pdfkit';
import type { AssembledDocument, Block } from './document-shapes.ts';
import { type PdfFonts, pdfFonts, runsOf } from './pdf-fonts.server.ts';
import { linesOfBlock } from './to-text.ts';

const MARGIN = 72;
const SIZE = 10.5;
const LINE_GAP = 2.5;
const SIGNING_LINE = 25;
const HEADING_ROOM = 60;

type Pdf = InstanceType<typeof PDFDocument>;
type Style = { bold?: boolean; size?: number; indent?: number; gap?: number };

export async function toPdf(assembled: AssembledDocument, { createdAt }: { createdAt: Date }): Promise<Buffer> {
  const fonts = pdfFonts();
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // The types know file names and bytes; a font that was read once is taken too, and saves reading it for every document.
    font: fonts.regular.main as unknown as string,
    info: { Title: assembled.title, Producer: 'Plainlaw', Creator: 'Plainlaw', CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  assembled.blocks.forEach((block, index) => {
    keepTogether(pdf, block, assembled.blocks[index + 1]);
    root.add(structureOf(pdf, fonts, block));
  });
  root.end();
  numberPages(pdf);
  pdf.end();
  return done;
}

function structureOf(pdf: Pdf, fonts: PdfFonts, block: Block): PDFKit.PDFStructureElement {
  const lines = linesOfBlock(block);
  const line = (tag: string, text: string, style: Style = {}) => pdf.struct(tag, {}, () => write(pdf, fonts, text, style));
  switch (block.kind) {
    case 'title':
      return line('H1', lines[0] ?? '', { bold: true, size: 15, gap: 12 });
    case 'clause':
      return line('H2', lines[0] ?? '', { bold: true, gap: 4 });
    case 'item':
      return pdf.struct('L', {}, [pdf.struct('LI', {}, [line('LBody', lines[0] ?? '', { indent: 18 })])]);
    case 'notice':
    case 'signature':
      return pdf.struct('Sect', {}, [
        line('H2', lines[0] ?? '', { bold: true, gap: block.kind === 'signature' ? 10 : 4 }),
        ...lines.slice(1).map((text, index) => line('P', text, { gap: index === lines.length - 2 ? 16 : 8 })),
      ]);
    case 'address':
      return pdf.struct(
        'P',
        {},
        lines.map((text, index) => line('Span', text, { gap: index === lines.length - 1 ? 12 : 0 })),
      );
    default:
      return line('P', lines[0] ?? '');
  }
}

function write(pdf: Pdf, fonts: PdfFonts, text: string, { bold, size = SIZE, indent = 0, gap = 8 }: Style): void {
  const runs = runsOf(text, bold ? fonts.bold : fonts.regular);
  const width = pdf.page.width - 2 * MARGIN - indent;
  runs.forEach((run, index) => {
    pdf.font(run.font as unknown as string, size);
    const options = { width, lineGap: LINE_GAP, paragraphGap: gap, continued: index < runs.length - 1 };
    if (index === 0) pdf.text(run.text, MARGIN + indent, pdf.y, options);
    else pdf.text(run.text, options);
  });
}

/** A heading does not stand alone at the foot of a page, and a place to sign is neither torn apart nor left by the words above it. */
function keepTogether(pdf: Pdf, block: Block, next: Block | undefined): void {
  const leadsIn = block.kind === 'paragraph' && !block.clause && next && 'lines' in next;
  const height = leadsIn ? SIGNING_LINE + heightOf(next) : heightOf(block);
  if (pdf.y + height > pdf.page.height - MARGIN && pdf.y > MARGIN) pdf.addPage();
}

function heightOf(block: Block): number {
  if (block.kind === 'signature') return (block.lines.length + 1) * SIGNING_LINE;
  if (block.kind === 'clause' || block.kind === 'notice') return HEADING_ROOM;
  return block.kind === 'address' ? block.lines.length * SIGNING_LINE : 0;
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    pdf.markContent('Artifact', { type: 'Pagination' });
    // The foot lies in the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font(pdfFonts().regular.main as unknown as string, 8.5);
    pdf.text(`Page ${index + 1} of ${count}`, MARGIN, pdf.page.height - 48, {
      align: 'center',
      lineBreak: false,
      width: pdf.page.width - 2 * MARGIN,
    });
    pdf.endMarkedContent();
  }
}
