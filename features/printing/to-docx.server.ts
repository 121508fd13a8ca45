// Writes the document as an editable DOCX with the same lines as the text. Numbers and signature lines are plain characters: there are
// no fields, links, macros or external parts, so a word processor has nothing to run or to fetch.
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Block, PrintableBlock, PrintableDocument } from './document-shapes.ts';
import { createDocxCaption, createDocxEntry, createDocxSigning } from './docx-court-blocks.server.ts';
import { findSignaturePart } from './signature-part.ts';
import { getBlockLines } from './to-text.ts';

const FONT = 'Georgia';
/** In twentieths of a point. */
const GAP = 160;
const INDENT = 360;
const MARGIN = 1440;

export async function toDocx({ title, blocks }: PrintableDocument): Promise<Buffer> {
  const createHeadingStyle = (size: number) => ({ run: { font: FONT, size, bold: true, color: '000000' }, paragraph: { keepNext: true } });
  const lead = findSignaturePart(blocks)?.lead ?? blocks.length;
  const file = new Document({
    title,
    creator: 'Plainlaw',
    lastModifiedBy: 'Plainlaw',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22, language: { value: 'en-US' } } },
        heading1: createHeadingStyle(32),
        heading2: createHeadingStyle(22),
        heading3: createHeadingStyle(22),
      },
    },
    sections: [
      {
        properties: {
          page: { size: { width: 12_240, height: 15_840 }, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        children: blocks.flatMap((block, index) => createBlockParts(block, index >= lead && index < blocks.length - 1)),
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** `keepWithNext`: the block must be on the same page as the next one. */
function createBlockParts(block: PrintableBlock, keepWithNext: boolean) {
  switch (block.kind) {
    case 'caption':
      return createDocxCaption(block);
    case 'entry':
      return [createDocxEntry(block)];
    case 'signing':
      return createDocxSigning(block);
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
      return createParagraphs(block, keepWithNext);
  }
}

function createParagraphs(block: Block, keepWithNext: boolean): Paragraph[] {
  const lines = getBlockLines(block);
  return lines.map((text, index) => {
    const isLast = index === lines.length - 1;
    const level = index === 0 ? getHeadingLevel(block) : undefined;
    return new Paragraph({
      children: [new TextRun(text)],
      ...(level ? { heading: level } : {}),
      ...(block.kind === 'item' ? { indent: { left: INDENT } } : {}),
      keepLines: keepWithNext,
      keepNext:
        keepWithNext || level !== undefined || (block.kind === 'signature' && !isLast) || (block.kind === 'paragraph' && !block.clause),
      spacing: { after: block.kind === 'address' && !isLast ? 0 : GAP },
    });
  });
}

function getHeadingLevel({ kind }: Block) {
  if (kind === 'title') return HeadingLevel.HEADING_1;
  return kind === 'clause' || kind === 'notice' || kind === 'signature' ? HeadingLevel.HEADING_2 : undefined;
}
