// Where a page of a PDF ends. PDFKit breaks between any two lines; what a reader needs together, a
// heading with its text or a signature with what is signed, is moved to the next page whole.
import type { PrintableBlock } from './document-shapes.ts';
import type { PdfFonts } from './pdf-fonts.server.ts';
import {
  BOX_GAP,
  BOX_PADDING,
  MARGIN,
  measureLines,
  type Pdf,
  SIGNING_LINE,
} from './pdf-text.server.ts';
import { getBlockLines } from './to-text.ts';

const ADDRESS_LINE = 15;
/** Below the line that is signed. */
const SIGNED_LINE = 16;
const HEADING_ROOM = 60;
/** The height of an entry in a table of authorities. */
const ENTRY_ROOM = 45;

/**
 * Keeps headings with the text below them, and signature blocks in one piece and with the paragraph
 * above them.
 */
export function keepTogether(
  pdf: Pdf,
  block: PrintableBlock,
  next: PrintableBlock | undefined,
): void {
  const introducesNext = block.kind === 'paragraph' && !block.clause && next && 'lines' in next;
  // Of two headings the first needs the second, and the text below it.
  const headsNext = block.kind === 'heading' && next?.kind === 'heading';
  const height = introducesNext
    ? SIGNING_LINE + estimateHeight(next)
    : estimateHeight(block) + (headsNext ? HEADING_ROOM : 0);
  ensureRoom(pdf, height);
}

/**
 * Where a lawyer signs, the last paragraph and its heading stay with the signature: a sheet with
 * nothing but a signature could belong to any paper. The height from this block on, if the
 * signature follows it; 0 otherwise.
 */
export function measureEnd(pdf: Pdf, fonts: PdfFonts, [block, ...rest]: PrintableBlock[]): number {
  const isHeading = block?.kind === 'heading' || block?.kind === 'clause';
  const [paragraph, signing] = isHeading ? rest : [block, ...rest];
  if (!block || paragraph?.kind !== 'paragraph' || signing?.kind !== 'signing') return 0;
  return (
    (block === paragraph ? 0 : HEADING_ROOM / 2) +
    measureTextHeight(pdf, fonts, [paragraph]) +
    estimateHeight(signing)
  );
}

/** Starts a new page when this one lacks the height, unless no page is high enough. */
export function ensureRoom(pdf: Pdf, height: number): void {
  const fitsOnPage = height <= pdf.page.height - 2 * MARGIN;
  if (fitsOnPage && pdf.y + height > pdf.page.height - MARGIN && pdf.y > MARGIN) pdf.addPage();
}

export const estimateHeightFrom = (blocks: PrintableBlock[], start: number) =>
  blocks.slice(start).reduce((sum, block) => sum + (estimateHeight(block) || SIGNING_LINE), 0);

export function measureTextHeight(pdf: Pdf, fonts: PdfFonts, blocks: PrintableBlock[]): number {
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

function estimateHeight(block: PrintableBlock): number {
  if (block.kind === 'signature') return (block.lines.length + 1) * SIGNING_LINE;
  if (block.kind === 'clause' || block.kind === 'notice' || block.kind === 'heading')
    return HEADING_ROOM;
  if (block.kind === 'entry') return ENTRY_ROOM;
  if (block.kind === 'caption') return (block.court.length + block.left.length) * SIGNING_LINE;
  if (block.kind === 'address') return block.lines.length * ADDRESS_LINE;
  return block.kind === 'signing' ? block.lines.length * SIGNED_LINE + 2 * SIGNING_LINE : 0;
}
