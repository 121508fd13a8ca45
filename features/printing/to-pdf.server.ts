// The document as a PDF that a screen reader can follow: tagged, titled, in a named language, its fonts inside. Text only: there are
// no links, forms, scripts or pictures. Page numbers are marked as decoration and are no part of the text.
import PDFDocument from 'pdfkit';
import type { CourtBlock, Paper, PaperBlock } from './document-shapes.ts';
import { type PdfFonts, pdfFonts, runsOf } from './pdf-fonts.server.ts';
import { signingPart } from './signature-part.ts';
import { linesOfBlock } from './to-text.ts';

const MARGIN = 72;
const SIZE = 10.5;
const LINE_GAP = 2.5;
const SIGNING_LINE = 25;
const ADDRESS_LINE = 15;
const HEADING_ROOM = 60;
/** In a table of authorities: for a line, and at the right for the places. */
const ENTRY_ROOM = 45;
const PLACES = 170;

type Pdf = InstanceType<typeof PDFDocument>;
type Style = { bold?: boolean; size?: number; indent?: number; gap?: number; align?: 'center' | 'right'; width?: number };

export async function toPdf(assembled: Paper, { createdAt }: { createdAt: Date }): Promise<Buffer> {
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
  const signing = signingPart(assembled.blocks);
  assembled.blocks.forEach((block, index) => {
    if (index === signing?.lead)
      makeRoom(pdf, textHeight(pdf, fonts, assembled.blocks.slice(index, signing.start)) + heightFrom(assembled.blocks, signing.start));
    keepTogether(pdf, block, assembled.blocks[index + 1]);
    root.add(structureOf(pdf, fonts, block));
  });
  root.end();
  numberPages(pdf);
  pdf.end();
  return done;
}

function structureOf(pdf: Pdf, fonts: PdfFonts, block: PaperBlock): PDFKit.PDFStructureElement {
  const lines = linesOfBlock(block);
  const line = (tag: string, text: string, style: Style = {}) => pdf.struct(tag, {}, () => write(pdf, fonts, text, style));
  switch (block.kind) {
    case 'title':
      return line('H1', lines[0] ?? '', { bold: true, size: 15, gap: 12 });
    case 'heading':
      if (block.newPage && pdf.y > MARGIN) pdf.addPage();
      return line(block.level === 2 ? 'H2' : 'H3', lines[0] ?? '', { bold: true, gap: 6, ...(block.level === 2 && { align: 'center' }) });
    case 'caption':
      return captionOf(pdf, fonts, block);
    case 'entry':
      return pdf.struct('P', {}, () => writeEntry(pdf, fonts, block));
    case 'signing':
      return pdf.struct(
        'P',
        {},
        lines.map((text, index) =>
          pdf.struct('Span', {}, () => {
            if (index === 0 || /^_+$/.test(text)) pdf.y += SIGNING_LINE / 2;
            write(pdf, fonts, text, { indent: halfOf(pdf), gap: index === lines.length - 1 ? 12 : 2 });
          }),
        ),
      );
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

const halfOf = (pdf: Pdf) => (pdf.page.width - 2 * MARGIN) / 2;

/** The places at the right edge, on the last line of the name. */
function writeEntry(pdf: Pdf, fonts: PdfFonts, { text, where }: Extract<CourtBlock, { kind: 'entry' }>): void {
  const whole = pdf.page.width - 2 * MARGIN;
  write(pdf, fonts, text, { gap: 0, width: whole - PLACES });
  pdf.y -= pdf.currentLineHeight(true) + LINE_GAP;
  write(pdf, fonts, where, { gap: 4, indent: whole - PLACES, align: 'right' });
}

/** The court in the middle; below it the parties at the left, and at the right what the paper is. */
function captionOf(pdf: Pdf, fonts: PdfFonts, { court, left, right, title }: Extract<CourtBlock, { kind: 'caption' }>) {
  const half = halfOf(pdf);
  const line = (text: string, style: Style) => pdf.struct('P', {}, () => write(pdf, fonts, text, style));
  let [top, low] = [0, 0];
  const column = (texts: string[], style: Style) =>
    texts.map((text, at) =>
      pdf.struct('P', {}, () => {
        if (at === 0) pdf.y = top;
        write(pdf, fonts, text, { gap: 4, width: half - 18, ...style });
        low = Math.max(low, pdf.y);
      }),
    );
  return pdf.struct('Sect', {}, [
    ...court.map((text) => line(text, { bold: true, gap: 3, align: 'center' })),
    pdf.struct('P', {}, () => {
      pdf.y += 12;
      top = pdf.y;
    }),
    ...column(left, {}),
    ...column(right, { indent: half + 12 }),
    pdf.struct('H1', {}, () => {
      write(pdf, fonts, title, { bold: true, gap: 4, indent: half + 12, width: half - 18 });
      low = Math.max(low, pdf.y);
      pdf
        .moveTo(MARGIN, low)
        .lineTo(MARGIN + half, low)
        .lineTo(MARGIN + half, top)
        .lineWidth(0.7)
        .stroke();
      pdf.y = low + 18;
    }),
  ]);
}

function write(pdf: Pdf, fonts: PdfFonts, text: string, { bold, size = SIZE, indent = 0, gap = 8, align, width: own }: Style): void {
  const runs = runsOf(text, bold ? fonts.bold : fonts.regular);
  const width = own ?? pdf.page.width - 2 * MARGIN - indent;
  runs.forEach((run, index) => {
    pdf.font(run.font as unknown as string, size);
    const options = { width, lineGap: LINE_GAP, paragraphGap: gap, continued: index < runs.length - 1, ...(align && { align }) };
    if (index === 0) pdf.text(run.text, MARGIN + indent, pdf.y, options);
    else pdf.text(run.text, options);
  });
}

/** A heading does not stand alone at the foot of a page, and a place to sign is neither torn apart nor left by the words above it. */
function keepTogether(pdf: Pdf, block: PaperBlock, next: PaperBlock | undefined): void {
  const leadsIn = block.kind === 'paragraph' && !block.clause && next && 'lines' in next;
  const height = leadsIn ? SIGNING_LINE + heightOf(next) : heightOf(block);
  makeRoom(pdf, height);
}

/** A new page when this one has not so much left; what fits on none begins where it stands. */
function makeRoom(pdf: Pdf, height: number): void {
  const fits = height <= pdf.page.height - 2 * MARGIN;
  if (fits && pdf.y + height > pdf.page.height - MARGIN && pdf.y > MARGIN) pdf.addPage();
}

const heightFrom = (blocks: PaperBlock[], start: number) =>
  blocks.slice(start).reduce((sum, block) => sum + (heightOf(block) || SIGNING_LINE), 0);

function textHeight(pdf: Pdf, fonts: PdfFonts, blocks: PaperBlock[]): number {
  pdf.font(fonts.regular.main as unknown as string, SIZE);
  const width = pdf.page.width - 2 * MARGIN;
  return blocks.flatMap(linesOfBlock).reduce((sum, text) => sum + pdf.heightOfString(text, { width, lineGap: LINE_GAP }) + 8, 0);
}

function heightOf(block: PaperBlock): number {
  if (block.kind === 'signature') return (block.lines.length + 1) * SIGNING_LINE;
  if (block.kind === 'clause' || block.kind === 'notice' || block.kind === 'heading') return HEADING_ROOM;
  if (block.kind === 'entry') return ENTRY_ROOM;
  if (block.kind === 'caption') return (block.court.length + block.left.length) * SIGNING_LINE;
  if (block.kind === 'address') return block.lines.length * ADDRESS_LINE;
  return block.kind === 'signing' ? block.lines.length * SIGNING_LINE : 0;
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
