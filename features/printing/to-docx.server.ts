// The document as an editable DOCX with the same lines as the text. Numbers and lines to sign on are plain characters: there are no
// fields, links, macros or outside parts in it, so a word processor has nothing to run or to fetch.
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Block, Paper, PaperBlock } from './document-shapes.ts';
import { docxCaption, docxEntry, docxSigning } from './docx-court-blocks.server.ts';
import { signingPart } from './signature-part.ts';
import { linesOfBlock } from './to-text.ts';

const FONT = 'Georgia';
/** In twentieths of a point. */
const GAP = 160;
const INDENT = 360;
const MARGIN = 1440;

export async function toDocx({ title, blocks }: Paper): Promise<Buffer> {
  const heading = (size: number) => ({ run: { font: FONT, size, bold: true, color: '000000' }, paragraph: { keepNext: true } });
  const lead = signingPart(blocks)?.lead ?? blocks.length;
  const file = new Document({
    title,
    creator: 'Plainlaw',
    lastModifiedBy: 'Plainlaw',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22, language: { value: 'en-US' } } },
        heading1: heading(32),
        heading2: heading(22),
        heading3: heading(22),
      },
    },
    sections: [
      {
        properties: {
          page: { size: { width: 12_240, height: 15_840 }, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        children: blocks.flatMap((block, at) => partsOf(block, at >= lead && at < blocks.length - 1)),
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** `withNext`: it must not stand on another page than what follows it. */
function partsOf(block: PaperBlock, withNext: boolean) {
  switch (block.kind) {
    case 'caption':
      return docxCaption(block);
    case 'entry':
      return [docxEntry(block)];
    case 'signing':
      return docxSigning(block);
    case 'heading':
      return [
        new Paragraph({
          children: [new TextRun(block.text)],
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
          ...(block.level === 2 && { alignment: AlignmentType.CENTER }),
          pageBreakBefore: block.newPage ?? false,
          keepNext: true,
          spacing: { before: GAP, after: GAP },
        }),
      ];
    default:
      return paragraphsOf(block, withNext);
  }
}

function paragraphsOf(block: Block, withNext: boolean): Paragraph[] {
  const lines = linesOfBlock(block);
  return lines.map((text, index) => {
    const last = index === lines.length - 1;
    const level = index === 0 ? levelOf(block) : undefined;
    return new Paragraph({
      children: [new TextRun(text)],
      ...(level ? { heading: level } : {}),
      ...(block.kind === 'item' ? { indent: { left: INDENT } } : {}),
      keepLines: withNext,
      keepNext: withNext || level !== undefined || (block.kind === 'signature' && !last) || (block.kind === 'paragraph' && !block.clause),
      spacing: { after: block.kind === 'address' && !last ? 0 : GAP },
    });
  });
}

function levelOf({ kind }: Block) {
  if (kind === 'title') return HeadingLevel.HEADING_1;
  return kind === 'clause' || kind === 'notice' || kind === 'signature' ? HeadingLevel.HEADING_2 : undefined;
}
